import { z } from 'zod';
import { defineJob } from './job.ts';

/** Throws away, once a night, what is kept for a time only. */
export const cleanUp = defineJob({
  name: 'upkeep.clean_up',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '17 3 * * *',
  timeoutSeconds: 3600,
});
