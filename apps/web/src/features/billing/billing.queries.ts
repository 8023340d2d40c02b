import { billing } from '@earshot/contracts/billing';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

const staleMs = 60_000;
const askAgainMs = 2000;
/** PayPal mostly knows within seconds; after this its webhook tells us. */
const askTimes = 15;

/** The plan, what is used of it, and what pays for it. */
export const planQuery = queryOptions({
  queryKey: ['billing', 'plan'],
  queryFn: ({ signal }) => send(billing.getPlan, {}, signal),
  staleTime: staleMs,
});

/** A subscription that was just approved; asked for again and again until PayPal says that it is active. */
export const approvedQuery = (subscriptionId: string) =>
  queryOptions({
    queryKey: ['billing', 'approved', subscriptionId],
    queryFn: ({ signal }) =>
      send(billing.refreshSubscription, { query: { subscription_id: subscriptionId } }, signal),
    retry: false,
    refetchInterval: ({ state }) =>
      state.data && isWaiting(state.data.status) && state.dataUpdateCount < askTimes ? askAgainMs : false,
  });

export function isWaiting(status: string): boolean {
  return status === 'approval_pending' || status === 'approved';
}
