import type { Subscription } from '@earshot/contracts/billing';
import { daysLeft } from '@earshot/contracts/limits';

/** How a subscription stands for who pays for it: PayPal calls one active whose payments fail. */
export type Standing = Subscription['status'] | 'past_due';

export function standingOf(
  { status, failed_payments: failed, expiry_date: expiry }: Subscription,
  now: Date,
): Standing {
  if (status === 'active') return failed > 0 ? 'past_due' : status;
  return expiry !== null && daysLeft(new Date(expiry), now) === 0 ? 'expired' : status;
}
