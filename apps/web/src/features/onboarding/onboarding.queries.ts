import { onboarding } from '@earshot/contracts/onboarding';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export const getStartedQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => send(onboarding.getStarted, {}, signal),
});
