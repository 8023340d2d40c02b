import { z } from 'zod';
import type { Db } from '../platform/database/open.ts';
import { defineJob } from './job.ts';
import type { JobQueue } from './job-queue.ts';

/** Works out topics, themes and learnt tone of a workspace's items that changed since it ran last. */
export const understand = defineJob({
  name: 'understanding.follow',
  payload: z.object({ workspaceId: z.uuid() }),
  oneFor: 'queued',
  timeoutSeconds: 3600,
});

/** Items that come one after the other are taken together. */
const gatherSeconds = 2;

/** Asks for it in the transaction that changed items. */
export async function askToUnderstand(queue: JobQueue, tx: Db, workspaceId: string): Promise<void> {
  await queue.enqueue(
    tx,
    understand,
    { workspaceId },
    { key: workspaceId, startAfterSeconds: gatherSeconds },
  );
}
