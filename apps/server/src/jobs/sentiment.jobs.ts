import { z } from 'zod';
import type { Db } from '../platform/database/open.ts';
import { defineJob } from './job.ts';
import type { JobQueue } from './job-queue.ts';

const Payload = z.object({ workspaceId: z.uuid() });

/** Learns the tone of a workspace's feedback from its stars and its people's checks. */
export const learnTone = defineJob({ name: 'checks.learn_tone', payload: Payload, oneFor: 'queued' });

/** Judges every item by what was learnt last. */
export const applyTone = defineJob({
  name: 'checks.apply_tone',
  payload: Payload,
  oneFor: 'queued',
  timeoutSeconds: 3600,
});

/** Checks that come one after the other are learnt from together. */
const gatherSeconds = 2;

/** Asks for it in the transaction that changed what there is to learn from. */
export async function askToLearnTone(queue: JobQueue, tx: Db, workspaceId: string): Promise<void> {
  const options = { key: workspaceId, startAfterSeconds: gatherSeconds };
  await queue.enqueue(tx, learnTone, { workspaceId }, options);
}

/** Asks for it in the transaction that keeps what was learnt. */
export async function askToApplyTone(queue: JobQueue, tx: Db, workspaceId: string): Promise<void> {
  await queue.enqueue(tx, applyTone, { workspaceId }, { key: workspaceId });
}
