import { preferences } from '@earshot/contracts/preferences';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

/** The menu's own entries and figures, and whether who is here runs the server. */
export const leftMenuQuery = queryOptions({
  queryKey: ['preferences', 'left_menu'],
  queryFn: ({ signal }) => send(preferences.getLeftMenu, {}, signal),
});
