import { z } from 'zod';
import { defineCall } from './call.ts';
import { lightSubscription } from './plans/light-subscription.ts';
import { planIds } from './plans/plan-ids.ts';
import { monthlyQuotas, paymentTerms, soldPlanIds } from './plans/plans.ts';
import { Instant } from './call/scalars.ts';

/** A subscription's id, as PayPal gives it. */
const SubscriptionId = z.string().regex(/^I-[A-Z0-9-]{1,60}$/, 'is not a subscription ID');

/** The most members that one subscription pays for. */
export const maxSeats = 1000;

export const subscriptionStatuses = [
  'approval_pending',
  'approved',
  'active',
  'suspended',
  'cancelled',
  'expired',
] as const;

export const Subscription = z.object({
  subscription_id: SubscriptionId,
  plan: z.enum(soldPlanIds),
  payment_terms: z.enum(paymentTerms),
  /** Members that are paid for. */
  quantity: z.int(),
  status: z.enum(subscriptionStatuses),
  created_date: Instant,
  /** Until when it is paid for; null while nothing is. An active one is renewed then. */
  expiry_date: Instant.nullable(),
  /** Payments that failed since the last that did not. */
  failed_payments: z.int(),
});
export type Subscription = z.infer<typeof Subscription>;

/** What a workspace's plan holds, and what is used of it. */
export const PlanState = z.object({
  /** False where this server sells no plans: then everything is open, and nothing is counted. */
  is_sold: z.boolean(),
  plan: z.enum(planIds),
  /** Of this month; empty where nothing is limited. */
  uses: z.array(z.object({ quota: z.enum(monthlyQuotas), used: z.int(), limit: z.int() })),
  /** Members and open invitations; null without limit. */
  people: z.object({ used: z.int(), limit: z.int().nullable() }),
  /** Days for which recordings are kept, and may be at most. */
  recording_days: z.object({ used: z.int(), limit: z.int().nullable() }),
  /** The day when the month's counts begin anew. */
  counts_anew_on: z.iso.date(),
  /** What pays for the plan, or waits for approval, or ended last; null when none was ever ordered. */
  subscription: Subscription.nullable(),
});
export type PlanState = z.infer<typeof PlanState>;

const OneSubscription = z.object({ subscription_id: SubscriptionId });

const changing = {
  method: 'POST',
  auth: 'admin',
  rateLimit: 'ask',
  body: OneSubscription,
  status: 200,
  reply: Subscription,
  problems: ['not_found', 'conflict'],
} as const;

export const billing = {
  createSubscription: defineCall({
    method: 'POST',
    path: '/api/subscription/paypal/create-subscription',
    summary: 'Order a plan or change the current one; the buyer approves it at PayPal',
    auth: 'admin',
    rateLimit: 'ask',
    body: z.object({
      plan: z.enum(soldPlanIds),
      payment_terms: z.enum(paymentTerms),
      /** Members to pay for; up to those that the plan includes cost the same. */
      quantity: z.int().min(1).max(maxSeats),
    }),
    status: 200,
    reply: z.object({ subscription_id: SubscriptionId, approval_url: z.string() }),
    problems: ['conflict'],
  }),
  refreshSubscription: defineCall({
    method: 'GET',
    path: '/api/subscription/paypal/refresh-subscription',
    summary: 'Refresh the subscription from PayPal',
    auth: 'admin',
    rateLimit: 'ask',
    query: OneSubscription,
    status: 200,
    reply: Subscription,
    problems: ['not_found'],
  }),
  ...lightSubscription,
  getPlan: defineCall({
    method: 'GET',
    path: '/api/billing/get_plan',
    summary: 'The workspace’s plan, its usage this month, and its subscription',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: PlanState,
  }),
  cancelSubscription: defineCall({
    ...changing,
    path: '/api/billing/cancel_subscription',
    summary: 'Cancel a subscription; the plan stays until the end of the paid period',
  }),
  suspendSubscription: defineCall({
    ...changing,
    path: '/api/billing/suspend_subscription',
    summary: 'Pause a subscription; nothing is charged until you resume it',
  }),
  activateSubscription: defineCall({
    ...changing,
    path: '/api/billing/activate_subscription',
    summary: 'Resume a paused subscription',
  }),
  takeEvent: defineCall({
    method: 'POST',
    path: '/api/subscription/paypal/webhook',
    summary: 'Webhook for PayPal’s signed subscription events',
    auth: 'public',
    rateLimit: 'payment_event',
    transport: 'bytes',
    status: 200,
    reply: z.object({ received: z.literal(true) }),
    problems: ['not_found', 'not_allowed'],
  }),
};
