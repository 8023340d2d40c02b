import { billing } from '@earshot/contracts/billing';
import type { CallBody } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import { deletion } from '@earshot/contracts/deletion';
import { workspaces } from '@earshot/contracts/workspaces';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { JobRunner } from '../../testing/job-runner.ts';
import type { SignedEvent } from '../../testing/stand-ins/paypal-server.ts';
import { PayPalServer, sellingEnvironment } from '../../testing/stand-ins/paypal-server.ts';
import type { Person } from '../../testing/people.ts';
import { invite, logIn, signUp } from '../../testing/people.ts';
import { usePlan } from '../../testing/plans.ts';
import { send } from '../../testing/send.ts';
import { billingHandlers } from './billing.jobs.ts';

let earshot: TestApp;
let paypal: PayPalServer;
let jobs: JobRunner<unknown>;
let owner: Person;

beforeAll(async () => {
  paypal = new PayPalServer();
  earshot = await testApp({ environment: sellingEnvironment(await paypal.start()) });
  paypal.useClock(earshot.clock.now);
  jobs = new JobRunner(earshot.database, billingHandlers(earshot.deps), null);
});
afterAll(async () => {
  await jobs.stop();
  await earshot.stop();
  await paypal.stop();
});
beforeEach(async () => {
  Object.assign(paypal.faults, { isDown: false, status: null, slowMs: 0, isWithoutPage: false });
  owner = await signUp(earshot);
});

type Order = CallBody<typeof billing.createSubscription>;
const team: Order = { plan: 'team', payment_terms: 'monthly', quantity: 7 };
const order = (body: Order = team, as: Person = owner) =>
  send(earshot.app, billing.createSubscription, { as, body });
const light = async () => (await send(earshot.app, billing.getActiveSubscriptionLight, { as: owner })).reply;
const plan = async () => (await send(earshot.app, billing.getPlan, { as: owner })).reply;
const refreshed = (id: string, as: Person = owner) =>
  send(earshot.app, billing.refreshSubscription, { as, query: { subscription_id: id } });

/** Orders and approves. @returns the subscription's id */
async function subscribe(body: Order = team): Promise<string> {
  const { subscription_id: id } = (await order(body)).reply;
  paypal.approve(id);
  await refreshed(id);
  return id;
}

const deliver = ({ headers, body }: SignedEvent) =>
  earshot.app.inject({ method: 'POST', url: billing.takeEvent.path, headers, payload: body });
const aboutIt = (id: string, kind: string, eventId?: string) =>
  paypal.event(`BILLING.SUBSCRIPTION.${kind}`, { id }, eventId);

async function timePasses(days: number): Promise<void> {
  earshot.clock.advance({ days });
  owner = await logIn(earshot, owner);
}

async function reconcileNow(): Promise<void> {
  const job = billingHandlers(earshot.deps).find((one) => one.job.name === 'billing.reconcile');
  await job?.run({}, null, { jobId: 'now', number: 1, signal: new AbortController().signal });
}

test('[CALL-5] subscribe, approve, active with days left, cancel, and expiry', async () => {
  expect(await light()).toMatchObject({ product_plan: 'free', expiry_date: null, daysLeft: null });
  const ordered = await order();
  expect(ordered.status).toBe(200);
  const { subscription_id: id, approval_url: url } = ordered.reply;
  expect(url).toBe(`${paypal.url}/checkout/${id}`);
  expect(paypal.find(id)).toMatchObject({ plan_id: 'P-TEAM-MONTHLY', quantity: '3' });
  expect((await refreshed(id)).reply).toMatchObject({ status: 'approval_pending', expiry_date: null });
  expect(await light()).toMatchObject({ product_plan: 'free' });

  paypal.approve(id);
  expect((await refreshed(id)).reply).toMatchObject({ status: 'active', quantity: 7, failed_payments: 0 });
  expect(await light()).toMatchObject({ product_plan: 'team', daysLeft: 30 });
  expect(await plan()).toMatchObject({ is_sold: true, plan: 'team', people: { used: 1, limit: 7 } });
  await timePasses(9.5);
  expect(await light()).toMatchObject({ daysLeft: 21 });

  const cancelled = await send(earshot.app, billing.cancelSubscription, {
    as: owner,
    body: { subscription_id: id },
  });
  expect(cancelled.reply).toMatchObject({ status: 'cancelled' });
  expect(await light()).toMatchObject({ product_plan: 'team', daysLeft: 21 });
  await timePasses(20.6);
  expect(await light()).toMatchObject({ product_plan: 'free', expiry_date: null, daysLeft: null });
  expect((await plan()).subscription).toMatchObject({ subscription_id: id, status: 'cancelled' });
});

test('[CALL-5] only owners and admins buy, and of subscriptions of others nothing is told', async () => {
  const member = await invite(earshot, owner, 'member');
  expect((await order(team, member)).status).toBe(403);
  expect((await send(earshot.app, billing.getPlan, { as: member })).status).toBe(200);
  const id = await subscribe();
  const stranger = await signUp(earshot);
  expect((await refreshed(id, stranger)).status).toBe(404);
  expect((await order({ ...team, quantity: 0 })).problem.errors?.[0]?.pointer).toBe('#/body/quantity');
});

test('an order that waits is given again, and a change of an active plan is one of the same subscription', async () => {
  const { subscription_id: id } = (await order()).reply;
  expect((await order()).reply.subscription_id).toBe(id);
  expect((await order({ ...team, payment_terms: 'annual' })).reply.subscription_id).not.toBe(id);
  paypal.approve(id);
  await refreshed(id);
  const changed = await order({ plan: 'team', payment_terms: 'annual', quantity: 9 });
  expect(changed.reply.subscription_id).toBe(id);
  expect((await plan()).subscription).toMatchObject({ payment_terms: 'monthly', quantity: 7 });
  paypal.approve(id);
  expect((await refreshed(id)).reply).toMatchObject({ payment_terms: 'annual', quantity: 9 });
});

test('nothing is sold to a workspace that waits for its deletion, until it is kept', async () => {
  const { name } = (await send(earshot.app, workspaces.getWorkspace, { as: owner })).reply;
  const asked = await send(earshot.app, deletion.deleteWorkspace, {
    as: owner,
    body: { name, current_password: owner.password },
  });
  expect(asked.status).toBeLessThan(300);
  const before = paypal.asked.length;
  const refused = await order();
  expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
  expect(refused.problem.detail).toContain('scheduled for deletion');
  expect(paypal.asked.length).toBe(before);
  await send(earshot.app, deletion.keepWorkspace, { as: owner });
  expect((await order()).status).toBe(200);
});

test('an order approved after the deletion was asked for is cancelled before the workspace goes', async () => {
  const { name } = (await send(earshot.app, workspaces.getWorkspace, { as: owner })).reply;
  const { subscription_id: id } = (await order()).reply;
  await send(earshot.app, deletion.deleteWorkspace, {
    as: owner,
    body: { name, current_password: owner.password },
  });
  paypal.approve(id);
  await reconcileNow();
  expect((await plan()).subscription).toMatchObject({ subscription_id: id, status: 'active' });
  await timePasses(7.1);
  paypal.faults.isDown = true;
  await reconcileNow();
  expect(paypal.find(id).status).toBe('ACTIVE');
  paypal.faults.isDown = false;
  await reconcileNow();
  expect(paypal.find(id).status).toBe('CANCELLED');
  expect((await plan()).subscription).toMatchObject({ status: 'cancelled' });
});

test('an order is given again only for what was ordered, and while PayPal keeps it', async () => {
  const small: Order = { ...team, quantity: 2 };
  const { subscription_id: id } = (await order(small)).reply;
  // Both are the plan itself without further members.
  expect((await order({ ...team, quantity: 5 })).reply.subscription_id).toBe(id);
  expect((await order({ ...team, quantity: 6 })).reply.subscription_id).not.toBe(id);
  paypal.subscriptions.delete(id);
  expect((await order(small)).reply.subscription_id).not.toBe(id);
  expect((await refreshed(id)).reply.status).toBe('expired');
});

test('an order that PayPal names no page for cannot be approved, and is made anew', async () => {
  paypal.faults.isWithoutPage = true;
  const refused = await order();
  expect([refused.status, refused.problem.detail]).toEqual([
    503,
    expect.stringContaining('a page to approve'),
  ]);
  expect((await order()).status).toBe(503);
  paypal.faults.isWithoutPage = false;
  expect((await order()).reply.approval_url).toContain('/checkout/');
});

test('an order that waits is shown for 3 hours', async () => {
  const { subscription_id: id } = (await order()).reply;
  earshot.clock.advance({ hours: 3, seconds: -1 });
  expect((await plan()).subscription).toMatchObject({ subscription_id: id, status: 'approval_pending' });
  earshot.clock.advance({ seconds: 1 });
  expect((await plan()).subscription).toBeNull();
  paypal.change(id, { status: 'APPROVED' });
  await refreshed(id);
  expect((await plan()).subscription).toMatchObject({ subscription_id: id, status: 'approved' });
});

test('what ended last is shown when no order waits', async () => {
  const id = await subscribe();
  await send(earshot.app, billing.cancelSubscription, { as: owner, body: { subscription_id: id } });
  await timePasses(31);
  await order();
  earshot.clock.advance({ hours: 4 });
  expect((await plan()).subscription).toMatchObject({ subscription_id: id, status: 'cancelled' });
});

test('PayPal is asked about orders for 3 days, about what is active twice a day, and about nothing that ended', async () => {
  const asked = async (id: string) => {
    const before = paypal.asked.length;
    await reconcileNow();
    return paypal.asked.slice(before).filter((one) => one.endsWith(`/subscriptions/${id}`)).length;
  };
  const waiting = (await order()).reply.subscription_id;
  expect(await asked(waiting)).toBe(1);
  earshot.clock.advance({ hours: 72, seconds: -1 });
  expect(await asked(waiting)).toBe(1);
  earshot.clock.advance({ seconds: 1 });
  expect(await asked(waiting)).toBe(0);

  owner = await logIn(earshot, owner);
  const active = await subscribe();
  earshot.clock.advance({ hours: 12, seconds: -1 });
  expect(await asked(active)).toBe(0);
  earshot.clock.advance({ seconds: 1 });
  expect([await asked(active), await asked(active)]).toEqual([1, 0]);
  earshot.clock.advance({ days: 29, hours: 12 });
  // Its next payment is due, of which PayPal tells nothing yet.
  expect([await asked(active), await asked(active)]).toEqual([1, 1]);
  paypal.change(active, { status: 'SUSPENDED' });
  expect([await asked(active), await asked(active)]).toEqual([1, 0]);
  earshot.clock.advance({ hours: 12 });
  expect(await asked(active)).toBe(1);
  paypal.change(active, { status: 'CANCELLED' });
  earshot.clock.advance({ hours: 12 });
  expect(await asked(active)).toBe(1);
  earshot.clock.advance({ days: 2 });
  expect(await asked(active)).toBe(0);
});

test('what PayPal refuses about one subscription keeps it from being asked about no other', async () => {
  const id = await subscribe();
  const other = await signUp(earshot);
  const { subscription_id: second } = (await order(team, other)).reply;
  paypal.approve(second);
  paypal.faults.status = 400;
  await reconcileNow();
  expect((await refreshed(second, other)).status).toBe(409);
  paypal.faults.status = null;
  await reconcileNow();
  expect((await send(earshot.app, billing.getPlan, { as: other })).reply.plan).toBe('team');
  expect((await plan()).subscription).toMatchObject({ subscription_id: id, status: 'active' });
});

test('the newer of two orders stays, whichever was approved first', async () => {
  const first = (await order()).reply.subscription_id;
  earshot.clock.advance({ seconds: 1 });
  const second = (await order({ ...team, payment_terms: 'annual' })).reply.subscription_id;
  paypal.approve(second);
  await refreshed(second);
  paypal.approve(first);
  await refreshed(first);
  await refreshed(second);
  expect([paypal.find(first).status, paypal.find(second).status]).toEqual(['CANCELLED', 'ACTIVE']);
});

test('who approves two orders pays for one', async () => {
  const first = (await order()).reply.subscription_id;
  earshot.clock.advance({ seconds: 1 });
  const second = (await order({ ...team, payment_terms: 'annual' })).reply.subscription_id;
  paypal.approve(first);
  await refreshed(first);
  paypal.approve(second);
  await refreshed(second);
  expect([paypal.find(first).status, paypal.find(second).status]).toEqual(['CANCELLED', 'ACTIVE']);
  expect((await plan()).subscription).toMatchObject({ subscription_id: second });
});

test('paused, it holds until the day it is paid for, and can be taken up again', async () => {
  const id = await subscribe();
  const change = (call: typeof billing.suspendSubscription) =>
    send(earshot.app, call, { as: owner, body: { subscription_id: id } });
  expect((await change(billing.suspendSubscription)).reply.status).toBe('suspended');
  expect((await change(billing.suspendSubscription)).status).toBe(409);
  expect(await light()).toMatchObject({ product_plan: 'team', daysLeft: 30 });
  await timePasses(31);
  expect(await light()).toMatchObject({ product_plan: 'free' });
  expect((await change(billing.activateSubscription)).reply.status).toBe('active');
  expect(await light()).toMatchObject({ product_plan: 'team' });
});

test('an event makes us ask PayPal, once however often it comes', async () => {
  const id = (await order()).reply.subscription_id;
  paypal.approve(id);
  const event = aboutIt(id, 'ACTIVATED');
  for (const answer of await Promise.all([deliver(event), deliver(event), deliver(event)])) {
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
  }
  await jobs.runAll();
  expect(await light()).toMatchObject({ product_plan: 'team' });
  const reads = () => paypal.asked.filter((one) => one === `GET /v1/billing/subscriptions/${id}`).length;
  const before = reads();
  expect((await deliver(event)).statusCode).toBe(200);
  await jobs.runAll();
  expect([before, reads()]).toEqual([1, 1]);
});

test('an event about something else, or of a subscription of nobody here, is taken and changes nothing', async () => {
  const before = paypal.asked.length;
  for (const event of [
    paypal.event('CUSTOMER.DISPUTE.CREATED', {}),
    paypal.event('BILLING.SUBSCRIPTION.ACTIVATED', {}),
    paypal.event('PAYMENT.SALE.COMPLETED', { billing_agreement_id: 'I-ELSEWHERE' }),
  ])
    expect((await deliver(event)).statusCode).toBe(200);
  await jobs.runAll();
  expect(paypal.asked.slice(before).filter((one) => one.includes('/subscriptions'))).toEqual([]);
});

test('an event of a payment makes us ask about the subscription it is for', async () => {
  const id = (await order()).reply.subscription_id;
  paypal.approve(id);
  await deliver(paypal.event('PAYMENT.SALE.COMPLETED', { id: 'PAY-1', billing_agreement_id: id }));
  await jobs.runAll();
  expect(await light()).toMatchObject({ product_plan: 'team' });
});

test('an event that PayPal cannot read is refused, and one it will not judge is asked for again', async () => {
  const { subscription_id: id } = (await order()).reply;
  const event = aboutIt(id, 'ACTIVATED');
  paypal.faults.status = 400;
  expect((await deliver(event)).statusCode).toBe(403);
  paypal.faults.status = 403;
  const answer = await deliver(event);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
});

test('events in the wrong order leave the state that PayPal tells', async () => {
  const id = await subscribe();
  earshot.clock.advance({ minutes: 1 });
  paypal.change(id, { status: 'CANCELLED', billing_info: { failed_payments_count: 0 } });
  await deliver(aboutIt(id, 'CANCELLED'));
  await jobs.runAll();
  await deliver(aboutIt(id, 'ACTIVATED'));
  await jobs.runAll();
  expect((await plan()).subscription).toMatchObject({ status: 'cancelled' });
  // An answer that was on its way for long: it is older than what is known.
  paypal.change(id, {
    status: 'ACTIVE',
    status_update_time: '2020-01-01T00:00:00Z',
    update_time: '2020-01-01T00:00:00Z',
  });
  await refreshed(id);
  expect((await plan()).subscription).toMatchObject({ status: 'cancelled' });
});

test('forged events are refused, and nobody is asked about them that is not PayPal', async () => {
  const id = (await order()).reply.subscription_id;
  paypal.approve(id);
  const event = aboutIt(id, 'ACTIVATED');
  const forged: SignedEvent[] = [
    { ...event, body: event.body.replace('ACTIVATED', 'RENEWED') },
    { ...event, headers: { ...event.headers, 'paypal-transmission-sig': 'c2lnbmVk' } },
    {
      ...event,
      headers: { ...event.headers, 'paypal-cert-url': 'https://api.paypal.com.evil.example/cert' },
    },
    { ...event, headers: { ...event.headers, 'paypal-cert-url': 'http://api.paypal.com/cert' } },
    { ...event, headers: { 'content-type': 'application/json' } },
  ];
  for (const one of forged) expect((await deliver(one)).statusCode).toBe(403);
  expect((await deliver({ ...event, body: '{"id":' })).statusCode).toBe(400);
  await jobs.runAll();
  expect(await light()).toMatchObject({ product_plan: 'free' });
  const another = paypal.event('BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-ELSEWHERE' });
  expect((await deliver(another)).statusCode).toBe(200);
});

test.each([
  ['down', { isDown: true }],
  ['failing', { status: 500 }],
  ['overloaded', { status: 429 }],
])('while PayPal is %s nothing is lost, and later all is as it should be', async (_word, fault) => {
  const id = (await order()).reply.subscription_id;
  paypal.approve(id);
  const event = aboutIt(id, 'ACTIVATED');
  Object.assign(paypal.faults, fault);
  const refused = await order({ ...team, payment_terms: 'annual' });
  expect([refused.status, refused.problem.code]).toEqual([503, 'unavailable']);
  expect((await refreshed(id)).status).toBe(503);
  const answer = await deliver(event);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  await reconcileNow();
  expect(await light()).toMatchObject({ product_plan: 'free' });

  Object.assign(paypal.faults, { isDown: false, status: null });
  await reconcileNow();
  expect(await light()).toMatchObject({ product_plan: 'team' });
  expect((await deliver(event)).statusCode).toBe(200);
});

test('a token that ends before its time is renewed, and one that holds is used again', async () => {
  const id = (await order()).reply.subscription_id;
  paypal.endTokens();
  const before = paypal.asked.filter((one) => one.includes('oauth2')).length;
  expect((await refreshed(id)).status).toBe(200);
  expect((await refreshed(id)).status).toBe(200);
  expect(paypal.asked.filter((one) => one.includes('oauth2')).length).toBe(before + 1);
});

test('a payment that failed is told; the plan falls when PayPal gives up', async () => {
  const id = await subscribe();
  await timePasses(30.5);
  const { billing_info: info } = paypal.find(id);
  paypal.change(id, { billing_info: { ...info, failed_payments_count: 1 } });
  await deliver(aboutIt(id, 'PAYMENT.FAILED'));
  await jobs.runAll();
  expect((await plan()).subscription).toMatchObject({ status: 'active', failed_payments: 1 });
  expect(await light()).toMatchObject({ product_plan: 'team', daysLeft: 0 });
  paypal.change(id, { status: 'SUSPENDED' });
  await deliver(aboutIt(id, 'SUSPENDED'));
  await jobs.runAll();
  expect(await light()).toMatchObject({ product_plan: 'free' });
});

test('[CALL-5] paying for the plan gives its room at once', async () => {
  await usePlan(earshot, owner, 'feedback_items', 500);
  const add = () =>
    send(earshot.app, feedback.addFeedback, {
      as: owner,
      body: { source: { name: 'Desk' }, items: [{ text: 'At last' }] },
    });
  expect((await add()).status).toBe(402);
  expect((await plan()).uses[0]).toEqual({ quota: 'feedbackItemsPerMonth', used: 500, limit: 500 });
  await subscribe();
  expect((await add()).reply).toMatchObject({ stored: 1 });
  const inviting = await send(earshot.app, workspaces.inviteMember, {
    as: owner,
    body: { email: 'fifth@plan.example', role: 'viewer' },
  });
  expect(inviting.status).toBe(201);
});

test('[CALL-5] where nothing is sold all is open, and buying says so', async () => {
  const open = await testApp();
  try {
    const person = await signUp(open);
    const state = await send(open.app, billing.getPlan, { as: person });
    expect(state.reply).toMatchObject({
      is_sold: false,
      plan: 'self_hosted',
      uses: [],
      people: { limit: null },
    });
    const event = paypal.event('BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-1' });
    const delivered = await open.app.inject({
      method: 'POST',
      url: billing.takeEvent.path,
      headers: event.headers,
      payload: event.body,
    });
    expect(delivered.statusCode).toBe(404);
    const told = await send(open.app, billing.getActiveSubscriptionLight, { as: person });
    expect(told.reply).toMatchObject({ product_plan: 'self_hosted', expiry_date: null, daysLeft: null });
    const bought = await send(open.app, billing.createSubscription, { as: person, body: team });
    expect([bought.status, bought.problem.detail]).toEqual([
      409,
      expect.stringContaining('does not sell plans'),
    ]);
    expect(
      (await open.app.inject({ method: 'POST', url: billing.takeEvent.path, payload: {} })).statusCode,
    ).toBe(404);
  } finally {
    await open.stop();
  }
});
