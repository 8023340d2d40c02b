import { sources } from '@earshot/contracts/sources';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export const sourcesQuery = queryOptions({
  queryKey: ['sources', 'list'],
  queryFn: ({ signal }) => send(sources.list, {}, signal),
});
