import { marketLimits } from '@earshot/contracts/market';
import { z } from 'zod';
import { defineJob } from './job.ts';

/** Reads the market around a subject. Packs wait for sites far more than they work, so several go on side by side. */
export const runPackJob = defineJob({
  name: 'market.run_pack',
  payload: z.object({ runId: z.uuid() }),
  attempts: 2,
  retryAfterSeconds: 1,
  timeoutSeconds: marketLimits.seconds + 60,
  concurrency: 12,
});

/** Begins the runs whose day has come, ends those that were cut off for good, and deletes what nobody can read any more. */
export const keepMarket = defineJob({
  name: 'market.keep',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '*/5 * * * *',
  timeoutSeconds: 280,
});

/** Has the sentences of a report worded by a language model, where there is one; what they say stays the same. */
export const wordFindingsJob = defineJob({
  name: 'market.word_findings',
  payload: z.object({ runId: z.uuid() }),
  attempts: 2,
  timeoutSeconds: 60,
});

/** Has a language model, where there is one, read the pages about prices; what it finds besides the report's facts stands apart. */
export const proposePlansJob = defineJob({
  name: 'market.propose_plans',
  payload: z.object({ runId: z.uuid() }),
  attempts: 2,
  timeoutSeconds: 300,
});
