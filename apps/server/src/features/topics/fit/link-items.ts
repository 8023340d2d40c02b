import { FEATURES_VERSION } from '@earshot/analysis/features';
import type { ItemFeatures } from '@earshot/analysis/features';
import { encodeItemLinks, LINKED_ITEMS, linkItems } from '@earshot/analysis/topics/item-links';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { askToFit, askToLink } from '../../../jobs/fit-topics.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import type { JobDeps } from '../../job-deps.ts';
import { lockWorkspace, wantFit } from '../topics.sql.ts';
import * as sql from './fit.sql.ts';
import * as links from './links.sql.ts';
import { readFeatures } from './read-features.ts';

const itemsAtOnce = 2000;
/** Fewer new items than this share are judged without neighbours until more have come. */
const leastNewShare = 0.005;
/** Items come one after another, and linking looks at every pair. */
const gatherSeconds = 900;

function isLinked(count: number): boolean {
  return count >= LINKED_ITEMS.least && count <= LINKED_ITEMS.most;
}

/** Whether a workspace of so many items should be linked, and is not, or no longer as it is. */
function isLinkingDue(count: number, state: links.LinksState | undefined): boolean {
  if (!isLinked(count)) return state !== undefined;
  return !state || Math.abs(count - state.itemCount) > leastNewShare * state.itemCount;
}

/** Asks for links where they are due, in the caller's transaction: at once for the first ones, else when more items have come. */
export async function askWhenLinkingIsDue(queue: JobQueue, tx: Db, workspaceId: string): Promise<void> {
  const state = await links.linksState(tx, workspaceId);
  if (!isLinkingDue(await sql.countItems(tx, workspaceId), state)) return;
  await askToLink(queue, tx, workspaceId, state ? { startAfterSeconds: gatherSeconds } : {});
}

/** Links the workspace's items where that is due, and has all topics fitted anew. Safe to run twice. */
export async function linkItemsOf(deps: JobDeps, workspaceId: string): Promise<void> {
  const { database, queue } = deps;
  const { count, state, topics } = await readInWorkspace(database, workspaceId, async (tx) => ({
    count: await sql.countItems(tx, workspaceId),
    state: await links.linksState(tx, workspaceId),
    topics: await links.topicIds(tx, workspaceId),
  }));
  if (topics.length === 0 || !isLinkingDue(count, state)) return;
  const items = isLinked(count) ? await allFeatures(deps, workspaceId) : null;
  // They came while they were read: with the next of them it is asked again.
  if (items && items.length > LINKED_ITEMS.most) return;
  const found = items && linkItems(items, deps.words());
  await inWorkspace(database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    if (found) {
      const version = randomUUID();
      await links.saveLinks(tx, workspaceId, { links: encodeItemLinks(found), itemCount: count, version });
    } else await links.removeLinks(tx, workspaceId);
    for (const id of topics) {
      await wantFit(tx, workspaceId, id);
      await askToFit(queue, tx, workspaceId, id);
    }
  });
}

async function allFeatures(
  { database, words, stopping }: JobDeps,
  workspaceId: string,
): Promise<{ id: number; features: ItemFeatures }[]> {
  const items = new Map<number, ItemFeatures>();
  let after = { rev: 0, id: 0 };
  for (;;) {
    stopping.throwIfAborted();
    const from = after;
    const rows = await readInWorkspace(database, workspaceId, (tx) =>
      sql.changedFeatures(tx, workspaceId, FEATURES_VERSION, from, itemsAtOnce),
    );
    for (const row of rows) items.set(row.id, readFeatures(row, words()));
    const last = rows.at(-1);
    if (!last || items.size > LINKED_ITEMS.most) break;
    after = { rev: last.changedRev, id: last.id };
  }
  return Array.from(items, ([id, features]) => ({ id, features }));
}
