import { z } from 'zod';
import { defineJob } from './job.ts';

/** Gets on with whatever a cleaning run was asked for: its check, its cleaning or its undo. The run counts its attempts. */
export const runCleaning = defineJob({
  name: 'cleaning.run',
  payload: z.object({ workspaceId: z.uuid(), runId: z.uuid() }),
  attempts: 1000,
  retryAfterSeconds: 1,
  timeoutSeconds: 6 * 3600,
});
