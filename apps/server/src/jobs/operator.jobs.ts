import { z } from 'zod';
import { defineJob } from './job.ts';

/** Measures, every night and when an operator asks, what each workspace holds. */
export const measureSizes = defineJob({
  name: 'operator.measure_sizes',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '31 3 * * *',
  timeoutSeconds: 3600,
});
