import { dayMs } from '@earshot/contracts/durations';
import type { PlanState, Subscription } from '@earshot/contracts/billing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EditPlanScreen } from './edit-plan-screen.tsx';
import { fullness } from './fullness.ts';
import { SubscribeScreen } from './subscribe-screen.tsx';

const day = dayMs;
const subscription: Subscription = {
  ...{ subscription_id: 'I-1', plan: 'team', payment_terms: 'monthly', quantity: 7, status: 'active' },
  created_date: new Date().toISOString(),
  expiry_date: new Date(Date.now() + 20.5 * day).toISOString(),
  failed_payments: 0,
};
const free: PlanState = {
  ...{ is_sold: true, plan: 'free' },
  uses: [
    { quota: 'feedbackItemsPerMonth', used: 412, limit: 500 },
    { quota: 'recordedSessionsPerMonth', used: 1000, limit: 1000 },
    { quota: 'marketReportsPerMonth', used: 0, limit: 3 },
  ],
  people: { used: 2, limit: 3 },
  recording_days: { used: 30, limit: 30 },
  counts_anew_on: '2026-12-01',
  subscription: null,
};

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(at: 'edit-plan' | 'subscribe', state: PlanState, more: Parameters<typeof fakeApi>[0] = {}) {
  const sent = fakeApi({ '/api/billing/get_plan': state, ...more });
  renderScreen(
    at === 'edit-plan' ? <EditPlanScreen /> : <SubscribeScreen deletesAt={null} />,
    `/settings/${at}`,
  );
  return sent;
}

test('where the workspace waits for its deletion, that is said in place of the order', async () => {
  fakeApi({ '/api/billing/get_plan': free });
  renderScreen(<SubscribeScreen deletesAt={subscription.expiry_date} />, '/settings/subscribe');
  await screen.findByText(/This workspace will be deleted after/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/settings/workspace');
  expect(screen.queryByRole('button', { name: 'Continue to PayPal' })).toBeNull();
});

test('a plan is nearly full from 80 % on', () => {
  expect([399, 400, 499, 500, 501].map((used) => fullness(used, 500))).toEqual([
    'room',
    'nearly',
    'nearly',
    'full',
    'full',
  ]);
});

test('[MENU-1] the plan shows what is used of it, and where the next one is ordered', async () => {
  open('edit-plan', free);
  await screen.findByText('412 of 500');
  expect(screen.getByText('Nearly full')).toBeTruthy();
  expect(screen.getAllByText('Full')).toHaveLength(1);
  expect(screen.getByRole('progressbar', { name: 'Feedback items' }).getAttribute('aria-valuenow')).toBe(
    '82',
  );
  const choose = screen.getByRole('link', { name: 'Choose Team' });
  expect(choose.getAttribute('href')).toBe('/settings/subscribe?plan=team&payment_terms=monthly');
});

test('[CALL-5] an order names terms and members, and a failure leaves them as they were', async () => {
  const sent = open('subscribe', free, {
    '/api/subscription/paypal/create-subscription': problem('unavailable', {
      detail: 'PayPal is not responding.',
    }),
  });
  const members = await screen.findByLabelText<HTMLInputElement>(/Members/);
  fireEvent.change(members, { target: { value: '0' } });
  expect(screen.getByText(/Enter a whole number from 1/)).toBeTruthy();
  fireEvent.change(members, { target: { value: '8' } });
  expect(screen.getByText('€76 a month')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue to PayPal' }));
  await screen.findByText(/PayPal is not responding/);
  expect(sent.at(-1)?.body).toEqual({ plan: 'team', payment_terms: 'monthly', quantity: 8 });
  expect(members.value).toBe('8');
});

test('[CALL-5] an active subscription tells its days left and a failed payment, and can be paused', async () => {
  const sent = open(
    'subscribe',
    { ...free, plan: 'team', subscription: { ...subscription, failed_payments: 1 } },
    { '/api/billing/suspend_subscription': { ...subscription, status: 'suspended' } },
  );
  await screen.findByText(/21 days left/);
  expect(screen.getByText(/The last payment failed/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('suspend_subscription'))?.body).toEqual({
      subscription_id: 'I-1',
    }),
  );
});

test('a subscription whose payment failed reads past due, until when it is paid, and what to do', async () => {
  const failed: Subscription = { ...subscription, failed_payments: 1 };
  for (const at of ['edit-plan', 'subscribe'] as const) {
    open(at, { ...free, plan: 'team', subscription: failed });
    await screen.findByText('Past due');
    expect(screen.getByText(/^Paid until/)).toBeTruthy();
    expect(screen.getByText(/Check your payment method at PayPal/)).toBeTruthy();
    expect(screen.queryByText('Active')).toBeNull();
    expect(screen.queryByText(/^Renews/)).toBeNull();
    cleanup();
  }
});

test('[CALL-5] an order that was left at PayPal is given again with its own terms', async () => {
  const waits: Subscription = { ...subscription, status: 'approval_pending', expiry_date: null };
  const sent = open(
    'subscribe',
    { ...free, subscription: waits },
    { '/api/subscription/paypal/create-subscription': problem('unavailable') },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Approve at PayPal' }));
  await screen.findByText(/The order failed/);
  expect(sent.at(-1)?.body).toEqual({ plan: 'team', payment_terms: 'monthly', quantity: 7 });
});

test('where nothing is sold the screens say that everything is open', async () => {
  open('edit-plan', { ...free, is_sold: false, plan: 'self_hosted', uses: [] });
  await screen.findByText(/This server does not sell plans/);
  expect(screen.queryByRole('link', { name: /Choose/ })).toBeNull();
});
