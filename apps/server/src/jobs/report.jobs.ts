import { z } from 'zod';
import { defineJob } from './job.ts';

/** Counts and answers what a report asks for. */
export const runReportJob = defineJob({
  name: 'reports.run',
  payload: z.object({ workspaceId: z.uuid(), runId: z.uuid() }),
  attempts: 3,
});

/** Asks, once an hour, for the runs of every report whose day has come somewhere. */
export const runDueReports = defineJob({
  name: 'reports.run_due',
  payload: z.object({}),
  oneFor: 'running',
  schedule: '7 * * * *',
});
