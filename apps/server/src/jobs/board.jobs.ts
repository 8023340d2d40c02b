import { z } from 'zod';
import { defineJob } from './job.ts';

/** Counts again what cards of a workspace's boards rest on, where it may have changed, and reads what became of the released ones. */
export const countCardsJob = defineJob({
  name: 'boards.count',
  payload: z.object({ workspaceId: z.uuid() }),
  oneFor: 'queued',
  attempts: 3,
  retryAfterSeconds: 30,
});

/** Asks, every five minutes, for a count in each workspace whose feedback changed since its boards were counted. */
export const countDueCards = defineJob({
  name: 'boards.count_due',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '*/5 * * * *',
});

/** Emails a member what was done to their cards, all of it in one email. */
export const emailCardAlertsJob = defineJob({
  name: 'boards.email_alerts',
  payload: z.object({ workspaceId: z.uuid(), userId: z.uuid() }),
  oneFor: 'queued',
  attempts: 10,
  retryAfterSeconds: 10,
});

/** Writes down who gets a card's follow-up, and has each of them emailed. */
export const planFollowUpJob = defineJob({
  name: 'boards.plan_follow_up',
  payload: z.object({ workspaceId: z.uuid(), ideaId: z.uuid() }),
  oneFor: 'queued',
  attempts: 10,
  retryAfterSeconds: 10,
});
