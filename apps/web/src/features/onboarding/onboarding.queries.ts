import { onboarding } from '@earshot/contracts/onboarding';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export const getStartedQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => send(onboarding.getStarted, {}, signal),
});

const lookAgainMs = 3000;

/** Asked again until everything works. */
export const setUpQuery = queryOptions({
  queryKey: ['onboarding', 'set-up'],
  queryFn: ({ signal }) => send(onboarding.checkSetUp, {}, signal),
  refetchInterval: ({ state: { data } }) =>
    data?.script && data.feedback && data.question ? false : lookAgainMs,
});
