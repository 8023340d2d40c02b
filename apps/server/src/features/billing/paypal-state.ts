import type { PaymentTerms, SoldPlanId } from '@earshot/contracts/plans/plans';
import { paymentTerms, planOf, soldPlanIds } from '@earshot/contracts/plans/plans';
import type { PayPalSubscription } from '../../platform/paypal/paypal-answers.ts';
import type { PayPalConfig } from '../../platform/paypal/paypal-config.ts';
import type { SubscriptionRow, SubscriptionState } from './entitlement.ts';

type PlanIds = PayPalConfig['planIds'];

/**
 * PayPal sells the plan itself as the first unit and each further member as one more: its plans are made with two tiers of
 * prices.
 */
export function unitsFor(plan: SoldPlanId, people: number): number {
  return 1 + Math.max(0, people - (planOf(plan).quotas.people ?? 0));
}

function peopleFor(plan: SoldPlanId, units: number): number {
  return (planOf(plan).quotas.people ?? 0) + units - 1;
}

/** Which of our plans PayPal's id stands for; undefined for one that is not sold by this server any more. */
function planBehind(planIds: PlanIds, planId: string): { plan: SoldPlanId; terms: PaymentTerms } | undefined {
  return soldPlanIds
    .flatMap((plan) => paymentTerms.map((terms) => ({ plan, terms })))
    .find(({ plan, terms }) => planIds[plan][terms] === planId);
}

/**
 * The subscription as PayPal's answer says it is; the row itself when that answer is older than what it was written from.
 *
 * PayPal names the next payment only while all is well. When the subscription ends, the day noted before stays: until then it
 * is paid for.
 */
export function withAnswer(
  row: SubscriptionRow,
  answer: PayPalSubscription,
  { planIds, now }: { planIds: PlanIds; now: string },
): SubscriptionRow {
  const updatedAt = latest([answer.update_time, answer.status_update_time, answer.create_time]);
  if (updatedAt < row.updatedAt) return row;
  const status = answer.status.toLowerCase() as SubscriptionState;
  const behind = planBehind(planIds, answer.plan_id);
  const plan = behind?.plan ?? row.plan;
  const terms = behind?.terms ?? row.paymentTerms;
  const {
    next_billing_time: next,
    last_payment: last,
    failed_payments_count: failed = 0,
  } = answer.billing_info ?? {};
  const isWell = status === 'active' && failed === 0;
  return {
    ...row,
    ...{ plan, paymentTerms: terms, status, updatedAt },
    people: peopleFor(plan, answer.quantity),
    paidUntil: (isWell ? next : undefined) ?? row.paidUntil ?? (last ? termAfter(last.time, terms) : null),
    failedPayments: failed,
    checkedAt: now,
  };
}

function latest(times: (string | undefined)[]): string {
  return (
    times
      .filter((time) => time !== undefined)
      .sort()
      .at(-1) ?? ''
  );
}

/** The day of the month or year after; months that are shorter end it on their last day. */
function termAfter(time: string, terms: PaymentTerms): string {
  const at = new Date(time);
  const months = terms === 'annual' ? 12 : 1;
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, lastDay));
  return at.toISOString();
}
