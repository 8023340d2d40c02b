import { expect, test } from 'vitest';
import type { SubscriptionRow } from './entitlement.ts';
import { entitlementOf } from './entitlement.ts';

const now = Date.parse('2026-05-10T12:00:00.000Z');
const at = (shiftMs: number) => new Date(now + shiftMs).toISOString();

const subscription = (given: Partial<SubscriptionRow>): SubscriptionRow => ({
  ...{ id: 'I-1', plan: 'team', paymentTerms: 'monthly', people: 7, status: 'active' },
  ...{ createdAt: at(-1000), updatedAt: at(-1000), checkedAt: at(-1000) },
  ...{ paidUntil: null, failedPayments: 0 },
  ...given,
});
const planOf = (...subscriptions: SubscriptionRow[]) => {
  const { plan, people, subscription: by } = entitlementOf(subscriptions, now);
  return { plan: plan.id, people, by: by?.id ?? null };
};
const free = { plan: 'free', people: 3, by: null };
const team = { plan: 'team', people: 7, by: 'I-1' };

test('without a subscription the plan is the free one', () => {
  expect(planOf()).toEqual(free);
});

test.each<[string, Partial<SubscriptionRow>, object]>([
  ['active, whatever was paid', { status: 'active', paidUntil: at(-1) }, team],
  ['active, of which no day is known', { status: 'active' }, team],
  ['cancelled, and paid for a while', { status: 'cancelled', paidUntil: at(1) }, team],
  ['suspended, and paid for a while', { status: 'suspended', paidUntil: at(1) }, team],
  ['expired, and paid for a while', { status: 'expired', paidUntil: at(1) }, team],
  ['cancelled, and paid until now', { status: 'cancelled', paidUntil: at(0) }, free],
  ['cancelled, and never paid', { status: 'cancelled' }, free],
  ['not approved, though a day is known', { status: 'approval_pending', paidUntil: at(1) }, free],
  ['approved, and not begun', { status: 'approved', paidUntil: at(1) }, free],
])('a subscription that is %s', (_word, given, expected) => {
  expect(planOf(subscription(given))).toEqual(expected);
});

test('of several the active one counts, else the one paid for last', () => {
  const soon = subscription({ id: 'I-SOON', status: 'cancelled', paidUntil: at(1000) });
  const late = subscription({ id: 'I-LATE', status: 'suspended', paidUntil: at(2000) });
  const active = subscription({ id: 'I-ACTIVE', paidUntil: at(500) });
  for (const [first, second] of [
    [soon, late],
    [late, soon],
  ] as const) {
    expect(planOf(first, second).by).toBe('I-LATE');
    expect(planOf(first, second, active).by).toBe('I-ACTIVE');
    expect(planOf(active, first, second).by).toBe('I-ACTIVE');
  }
});

test('a plan has the members it includes, and more when more are paid for', () => {
  expect(planOf(subscription({ people: 2 })).people).toBe(5);
  expect(planOf(subscription({ people: 6 })).people).toBe(6);
});
