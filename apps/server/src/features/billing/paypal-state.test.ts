import { describe, expect, test } from 'vitest';
import type { PayPalSubscription } from '../../platform/paypal/paypal-answers.ts';
import type { SubscriptionRow } from './entitlement.ts';
import { unitsFor, withAnswer } from './paypal-state.ts';

const planIds = { team: { monthly: 'P-MONTHLY', annual: 'P-ANNUAL' } };
const now = '2026-03-10T00:00:00.000Z';
const row: SubscriptionRow = {
  ...{ id: 'I-1', plan: 'team', paymentTerms: 'monthly', people: 5, status: 'approval_pending' },
  ...{ createdAt: '2026-03-01T00:00:00.000Z', updatedAt: '2026-03-02T00:00:00.000Z' },
  ...{ checkedAt: '2026-03-02T00:00:00.000Z', paidUntil: null, failedPayments: 0 },
};
const answer: PayPalSubscription = {
  ...{ id: 'I-1', status: 'ACTIVE', plan_id: 'P-MONTHLY', quantity: 1, links: [] },
  create_time: '2026-03-01T00:00:00.000Z',
  update_time: '2026-03-05T00:00:00.000Z',
};
const told = (given: Partial<PayPalSubscription>, before: Partial<SubscriptionRow> = {}) =>
  withAnswer({ ...row, ...before }, { ...answer, ...given }, { planIds, now });

test.each([
  [1, 1],
  [5, 1],
  [6, 2],
  [9, 5],
])('a team of %i is sold as %i units, and read back', (people, units) => {
  expect(unitsFor('team', people)).toBe(units);
  expect(told({ quantity: units }).people).toBe(Math.max(5, people));
});

test('an answer is written down with the time it was asked for', () => {
  expect(told({ plan_id: 'P-ANNUAL' })).toEqual({
    ...row,
    ...{ status: 'active', paymentTerms: 'annual', updatedAt: answer.update_time, checkedAt: now },
  });
});

test('a plan that is not sold any more changes neither plan nor terms', () => {
  expect(told({ plan_id: 'P-OLD' }, { paymentTerms: 'annual' })).toMatchObject({
    plan: 'team',
    paymentTerms: 'annual',
    status: 'active',
  });
});

describe('how old an answer is', () => {
  test.each([
    ['older than what is known', '2026-03-01T23:59:59.999Z', 'approval_pending'],
    ['as old as what is known', row.updatedAt, 'active'],
    ['newer', '2026-03-02T00:00:00.001Z', 'active'],
  ])('%s', (_word, time, status) => {
    expect(told({ update_time: time }).status).toBe(status);
  });

  test('is told by its latest time', () => {
    const early = '2026-03-01T00:00:00.000Z';
    const late = '2026-03-07T00:00:00.000Z';
    expect(told({ update_time: early, status_update_time: late }).updatedAt).toBe(late);
    expect(told({ update_time: late, status_update_time: early }).updatedAt).toBe(late);
    expect(told({ update_time: undefined, create_time: late }).updatedAt).toBe(late);
  });
});

describe('until when it is paid', () => {
  const before = '2026-03-20T00:00:00.000Z';
  const next = '2026-04-20T00:00:00.000Z';
  const info = { next_billing_time: next, failed_payments_count: 0 };

  test('is the day of the next payment while all is well, and else the day known before', () => {
    const paidUntil = (given: Partial<PayPalSubscription>) => told(given, { paidUntil: before }).paidUntil;
    expect(paidUntil({ billing_info: info })).toBe(next);
    expect(paidUntil({ billing_info: { ...info, failed_payments_count: 1 } })).toBe(before);
    expect(paidUntil({ billing_info: info, status: 'CANCELLED' })).toBe(before);
    expect(paidUntil({})).toBe(before);
  });

  test.each([
    ['P-MONTHLY', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['P-MONTHLY', '2026-12-15T00:00:00.000Z', '2027-01-15T00:00:00.000Z'],
    ['P-ANNUAL', '2024-02-29T00:00:00.000Z', '2025-02-28T00:00:00.000Z'],
    ['P-ANNUAL', '2026-03-10T00:00:00.000Z', '2027-03-10T00:00:00.000Z'],
  ])('is, of %s paid on %s and nothing else known, a term later: %s', (plan_id, time, expected) => {
    const billing_info = { last_payment: { time }, failed_payments_count: 0 };
    expect(told({ plan_id, billing_info, status: 'CANCELLED' }).paidUntil).toBe(expected);
  });

  test('is not known of what was never paid', () => {
    expect(told({ billing_info: { failed_payments_count: 2 } })).toMatchObject({
      paidUntil: null,
      failedPayments: 2,
    });
  });
});
