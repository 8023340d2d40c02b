import { randomUUID } from 'node:crypto';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { topics } from '@earshot/contracts/topics';
import { previewTopicJob } from '../../jobs/fit-topics.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import * as sql from './preview.sql.ts';
import { topicFilter } from './topic-filter.ts';
import { topicOf } from './topics.service.ts';

/** Asks what an edit would do. @throws Problem `not_found` */
export function startPreview(
  { database, freeSpace, queue, now }: Deps,
  { workspaceId }: Caller,
  body: ParsedBody<typeof topics.startPreview>,
): Promise<{ preview_id: string }> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const topic = await topicOf(tx, workspaceId, body.custom_trend_id);
    const { title, description } = body;
    const filter = body.filters === undefined ? topic.filter : topicFilter(body.filters);
    const id = randomUUID();
    const at = new Date(now()).toISOString();
    await sql.insertPreview(tx, workspaceId, {
      ...{ id, topicId: topic.id, asked: { title, description, filter }, at },
    });
    await queue.enqueue(tx, previewTopicJob, { workspaceId, previewId: id });
    return { preview_id: id };
  });
}

/** @throws Problem `not_found` */
export async function getPreview(
  { database }: Deps,
  { workspaceId }: Caller,
  id: string,
): Promise<CallReply<typeof topics.preview>> {
  const preview = await readInWorkspace(database, workspaceId, (tx) => sql.findPreview(tx, workspaceId, id));
  if (!preview) throw new Problem('not_found', { detail: 'There is no preview with this ID.' });
  return { result: preview.result };
}
