import type { CallReply } from '@earshot/contracts/call';
import type { topics } from '@earshot/contracts/topics';
import { askToFit } from '../../jobs/fit-topics.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { ChangeRow } from './changes.sql.ts';
import * as changes from './changes.sql.ts';
import { unknownTopic } from './unknown-topic.ts';
import { itemsOf } from './rate.service.ts';
import * as ratings from './ratings.sql.ts';
import { topicView } from './topic-view.ts';
import { lockedTopic, moveThreshold, titleTaken, topicOf } from './topics.service.ts';
import * as sql from './topics.sql.ts';

type Reply = CallReply<typeof topics.undo>;

/**
 * Takes back the topic's last change, or the caller's own last rating, so that the topic is as it was before.
 *
 * @throws Problem `not_found`; `conflict` when there is nothing to take back, or the title was given away meanwhile
 */
export function undoChange(
  { database, freeSpace, queue, now }: Deps,
  { workspaceId, userId }: Caller,
  topicId: number,
  what: 'change' | 'rating',
): Promise<Reply> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const change = await changeToUndo(tx, workspaceId, topicId, what === 'rating' ? userId : null);
    const itemIds = await putBack(tx, workspaceId, topicId, change);
    await changes.markUndone(tx, workspaceId, change.id, new Date(now()).toISOString());
    await sql.wantFit(tx, workspaceId, topicId);
    await askToFit(queue, tx, workspaceId, topicId);
    const asks = itemIds.map((id) => ({ id, reason: 'near' as const }));
    return {
      custom_trend: topicView(await topicOf(tx, workspaceId, topicId)),
      unrated: await itemsOf(tx, workspaceId, topicId, asks),
    };
  });
}

/** @param rater whose rating is taken back; null for any other change */
async function changeToUndo(
  tx: Tx,
  workspaceId: string,
  topicId: number,
  rater: string | null,
): Promise<ChangeRow> {
  await sql.lockWorkspace(tx, workspaceId);
  const isThere = (await sql.lockTopic(tx, workspaceId, topicId)) !== undefined;
  const kinds = isThere ? (['edit', 'threshold'] as const) : (['delete'] as const);
  const change =
    rater === null
      ? await changes.lastChange(tx, workspaceId, topicId, kinds)
      : await changes.lastChange(tx, workspaceId, topicId, ['rating'], rater);
  if (!isThere && (rater !== null || !change)) throw unknownTopic();
  if (!change) throw new Problem('conflict', { detail: 'There is nothing to undo.' });
  return change;
}

/** @returns the items whose ratings were taken back */
async function putBack(tx: Tx, workspaceId: string, topicId: number, change: ChangeRow): Promise<number[]> {
  if (isOf(change, 'threshold')) {
    await moveThreshold(tx, workspaceId, topicId, change.before);
  } else if (isOf(change, 'edit')) {
    await assertTitleIsFree(tx, workspaceId, change.before.title, topicId);
    await sql.updateTopic(tx, workspaceId, topicId, change.before);
  } else if (isOf(change, 'delete')) {
    const { topic, ratings: given } = change.before;
    await assertTitleIsFree(tx, workspaceId, topic.title, topicId);
    await sql.insertTopic(tx, workspaceId, topic);
    await ratings.putRatings(tx, workspaceId, topicId, given);
  } else if (isOf(change, 'rating')) {
    await lockedTopic(tx, workspaceId, topicId);
    await ratings.removeRatings(tx, workspaceId, topicId, change.changedBy, change.before.itemIds);
    await ratings.putRatings(tx, workspaceId, topicId, change.before.ratings);
    return change.before.itemIds;
  }
  return [];
}

function isOf<Kind extends changes.ChangeKind>(change: ChangeRow, kind: Kind): change is ChangeRow<Kind> {
  return change.kind === kind;
}

async function assertTitleIsFree(tx: Tx, workspaceId: string, title: string, own: number): Promise<void> {
  const holder = await sql.findTopicByTitle(tx, workspaceId, title);
  if (holder !== undefined && holder !== own) throw titleTaken();
}
