import { emailChange } from '@earshot/contracts/email-change';
import { twoFactor } from '@earshot/contracts/two-factor';
import { users } from '@earshot/contracts/users';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['users', 'sessions'],
  queryFn: ({ signal }) => send(users.listSessions, {}, signal),
});

export const twoFactorQuery = queryOptions({
  queryKey: ['users', 'two-factor'],
  queryFn: ({ signal }) => send(twoFactor.getTwoFactor, {}, signal),
});

export const emailChangeQuery = queryOptions({
  queryKey: ['users', 'email-change'],
  queryFn: ({ signal }) => send(emailChange.getEmailChange, {}, signal),
});
