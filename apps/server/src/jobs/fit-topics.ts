import { z } from 'zod';
import type { Db } from '../platform/database/open.ts';
import { defineJob } from './job.ts';
import type { EnqueueOptions, JobQueue } from './job-queue.ts';

/** Fits a topic to its words and ratings, and finds the items that belong to it. */
export const fitTopicJob = defineJob({
  name: 'topics.fit',
  payload: z.object({ workspaceId: z.uuid(), topicId: z.int() }),
  oneFor: 'queued',
});

/** Works out what an edit would do to a topic. */
export const previewTopicJob = defineJob({
  name: 'topics.preview',
  payload: z.object({ workspaceId: z.uuid(), previewId: z.uuid() }),
  attempts: 2,
});

/** Links a workspace's items with those that say nearly the same, and has its topics fitted to that. */
export const linkItemsJob = defineJob({
  name: 'topics.link',
  payload: z.object({ workspaceId: z.uuid() }),
  oneFor: 'queued',
});

/** Asks for it in the transaction that changed the topic. */
export async function askToFit(queue: JobQueue, tx: Db, workspaceId: string, topicId: number): Promise<void> {
  await queue.enqueue(tx, fitTopicJob, { workspaceId, topicId }, { key: `${workspaceId}/${topicId}` });
}

/** Asks for it in the transaction that found it missing; one that waits already is joined. */
export async function askToLink(
  queue: JobQueue,
  tx: Db,
  workspaceId: string,
  options: Pick<EnqueueOptions, 'startAfterSeconds'> = {},
): Promise<void> {
  await queue.enqueue(tx, linkItemsJob, { workspaceId }, { key: workspaceId, ...options });
}
