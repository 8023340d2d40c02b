import { z } from 'zod';
import type { Db } from '../platform/database/open.ts';
import { defineJob } from './job.ts';
import type { JobQueue } from './job-queue.ts';

/** Gets on with whatever a cleaning run was asked for: its check, its cleaning or its undo. The run counts its attempts. */
export const runCleaning = defineJob({
  name: 'cleaning.run',
  payload: z.object({ workspaceId: z.uuid(), runId: z.uuid() }),
  attempts: 1000,
  retryAfterSeconds: 1,
  timeoutSeconds: 6 * 3600,
});

/** Learns which sentences templates put into many items of a workspace. */
export const learnTemplates = defineJob({
  name: 'cleaning.learn',
  payload: z.object({ workspaceId: z.uuid(), isAsked: z.boolean() }),
  oneFor: 'queued',
  timeoutSeconds: 3600,
});

/** Nobody waits for it, and one learning takes in all that came meanwhile. */
const gatherSeconds = 600;

/** Asks for it when items that came are stored; it does nothing while few came. */
export async function askToLearnTemplates(queue: JobQueue, db: Db, workspaceId: string): Promise<void> {
  const payload = { workspaceId, isAsked: false };
  await queue.gather(db, learnTemplates, payload, { key: workspaceId, seconds: gatherSeconds });
}
