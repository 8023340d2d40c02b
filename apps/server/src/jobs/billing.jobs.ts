import { z } from 'zod';
import { defineJob } from './job.ts';

/** Asks PayPal how a subscription stands, after an event said that it changed. */
export const refreshSubscription = defineJob({
  name: 'billing.refresh',
  payload: z.object({ workspaceId: z.uuid(), subscriptionId: z.string() }),
  attempts: 8,
  retryAfterSeconds: 15,
  timeoutSeconds: 120,
  oneFor: 'queued',
});

/** Asks PayPal about subscriptions that no event told of, or whose time has come. */
export const reconcileSubscriptions = defineJob({
  name: 'billing.reconcile',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '*/30 * * * *',
  timeoutSeconds: 1500,
});
