import { expect, test } from 'vitest';
import { NamesInSessions } from './named-in-sessions.ts';
import { planSessions } from './plan-sessions.ts';

const names = new NamesInSessions({
  sites: [{ id: 1, name: 'Shop' }],
  people: [],
  accounts: [],
  plans: [],
  metadata: [],
  pages: [
    'https://shop.example/checkout.html',
    'https://shop.example/order-confirmation.html',
    'https://shop.example/account/settings',
  ],
  labels: { error: ['Card was declined'] },
});
const planned = (question: string) => planSessions(question, { names, today: '2026-11-27' });

test.each([
  ['What errors happened at checkout?', '/checkout.html'],
  ['How many people saw an error on the checkout page?', '/checkout.html'],
  ['How many visitors reached the confirmation page?', 'confirmation'],
  ['Which errors occurred on settings?', '/account/settings'],
])('a page is named by any part of its address: %s', (question, part) => {
  const { plan, untold } = planned(question);
  expect(untold).toBeNull();
  expect(JSON.stringify(plan)).toContain(part);
});

test.each([
  ['Where do people get stuck?', 'rage_click'],
  ['On which pages do users struggle?', 'rage_click'],
  ['Which pages are slow?', 'slow_request'],
])('what struggling people do is told by what was recorded of it: %s', (question, kind) => {
  const { plan } = planned(question);
  expect(plan).toMatchObject({ kind: 'rank', by: 'page', moment: { kind } });
});

test('where people give up is the last page of their visits', () => {
  expect(planned('Where do people give up?').plan).toMatchObject({ kind: 'rank', by: 'last_page' });
});
