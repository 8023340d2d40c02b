import { z } from 'zod';
import { defineCall } from '../call.ts';
import { planIds } from './plan-ids.ts';
import { Instant } from '../call/scalars.ts';

/** What every screen asks of billing; the other calls are in `billing.ts`. */
export const lightSubscription = {
  getActiveSubscriptionLight: defineCall({
    method: 'GET',
    path: '/api/subscription/get-active-subscription-light',
    summary: 'The workspace’s plan and until when it is paid',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({
      product_plan: z.enum(planIds),
      created_date: Instant,
      expiry_date: Instant.nullable(),
      /** Days until then, rounded up; null when it does not expire. */
      daysLeft: z.int().nullable(),
    }),
  }),
};
