import { views } from '@earshot/contracts/views';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export const viewsQuery = queryOptions({
  queryKey: ['views', 'list'],
  queryFn: ({ signal }) => send(views.list, {}, signal),
});
