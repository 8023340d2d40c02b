import { users } from '@earshot/contracts/users';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['users', 'sessions'],
  queryFn: ({ signal }) => send(users.listSessions, {}, signal),
});
