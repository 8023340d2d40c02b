import { lightSubscription } from '@earshot/contracts/plans/light-subscription';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { formatCounted } from '../../lib/format.ts';

// Every screen loads this: what only the screens of billing need has modules of its own.

export const daysLeft = (days: number) => formatCounted(days, 'day left', 'days left');

/** The plan's name and its days left; asked anew whenever the plan is. */
export const lightPlanQuery = queryOptions({
  queryKey: ['billing', 'plan', 'light'],
  queryFn: ({ signal }) => send(lightSubscription.getActiveSubscriptionLight, {}, signal),
  staleTime: 60_000,
});

/** The plan in a line, for where nothing else of it is told. */
export function planLine(plan: string, days: number | null): string {
  return days === null || days === 0 ? `${plan} plan` : `${plan} plan · ${daysLeft(days)}`;
}
