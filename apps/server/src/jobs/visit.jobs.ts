import { z } from 'zod';
import { defineJob } from './job.ts';

/** Visits a site, one after the other. */
export const visitSiteJob = defineJob({
  name: 'visits.visit',
  payload: z.object({ visitId: z.uuid() }),
  attempts: 2,
  timeoutSeconds: 180,
  concurrency: 1,
});

/** Deletes, every night, visits whose reports have run out. */
export const keepVisits = defineJob({
  name: 'visits.keep',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '41 3 * * *',
  timeoutSeconds: 1800,
});
