import type { PaymentTerms, Plan, SoldPlanId } from '@earshot/contracts/plans/plans';
import { planOf } from '@earshot/contracts/plans/plans';

export const subscriptionStates = [
  'approval_pending',
  'approved',
  'active',
  'suspended',
  'cancelled',
  'expired',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** A subscription as it is stored; see the migration for what the columns mean. */
export interface SubscriptionRow {
  id: string;
  plan: SoldPlanId;
  paymentTerms: PaymentTerms;
  people: number;
  status: SubscriptionState;
  createdAt: string;
  updatedAt: string;
  paidUntil: string | null;
  failedPayments: number;
  checkedAt: string;
}

/** What a workspace may use. */
export interface Entitlement {
  plan: Plan;
  /** Members it may have; null without limit. */
  people: number | null;
  /** What it is paid by; null for a plan that costs nothing. */
  subscription: SubscriptionRow | null;
}

export const everything: Entitlement = { plan: planOf('self_hosted'), people: null, subscription: null };

/**
 * The plan that a workspace has by its subscriptions. One that is active holds until PayPal says that it is not: a late
 * answer of PayPal's takes nothing from who pays. One that ended holds for as long as it was paid for.
 */
export function entitlementOf(subscriptions: readonly SubscriptionRow[], now: number): Entitlement {
  const paid = subscriptions
    .filter((one) => holds(one, now))
    .sort((a, b) => rank(b) - rank(a))
    .at(0);
  if (!paid) {
    const plan = planOf('free');
    return { plan, people: plan.quotas.people, subscription: null };
  }
  const plan = planOf(paid.plan);
  return { plan, people: Math.max(paid.people, plan.quotas.people ?? 0), subscription: paid };
}

function holds({ status, paidUntil }: SubscriptionRow, now: number): boolean {
  if (status === 'active') return true;
  const hasEnded = status === 'suspended' || status === 'cancelled' || status === 'expired';
  return hasEnded && paidUntil !== null && Date.parse(paidUntil) > now;
}

function rank({ status, paidUntil }: SubscriptionRow): number {
  return status === 'active' ? Infinity : Date.parse(paidUntil ?? '');
}
