import { FEATURES_VERSION } from '@earshot/analysis/features';
import { decodeItemLinks } from '@earshot/analysis/topics/item-links';
import { Neighbours } from '@earshot/analysis/topics/neighbours';
import { TextVectors } from '@earshot/analysis/topics/text-vectors';
import { TopicItems } from '@earshot/analysis/topics/topic-items';
import { fitTopicSpace } from '@earshot/analysis/topics/topic-space';
import type { WordTable } from '@earshot/analysis/word-table';
import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import * as sql from './fit.sql.ts';
import { linksState, readLinks } from './links.sql.ts';
import { readFeatures } from './read-features.ts';

const itemsAtOnce = 2000;
/** So many items tell how rare a workspace's words are. */
const spaceSample = 4000;
/** Once it has grown by this share, words may be of another rarity. */
const growth = 0.2;
const leastGrowth = 50;
/** Items held for all workspaces together, about 200 bytes each, and as much again with links. The workspace in use is held whatever its size. */
const maxItems = 500_000;

interface Kept {
  items: TopicItems;
  /** Null where the items are not linked. */
  neighbours: Neighbours | null;
  /** Which links these are. */
  linked: string | null;
  revision: number;
  /** Items there were when the space was fitted. */
  fittedAt: number;
}

/** The items of the workspaces whose topics were fitted lately, ready to be scored. */
export class WorkspaceItems {
  readonly #kept = new Map<string, Kept>();

  /** A workspace's items of now or a little later. */
  async of(
    database: Database,
    workspaceId: string,
    words: WordTable,
  ): Promise<Readonly<Pick<Kept, 'items' | 'neighbours'>>> {
    const known = this.#kept.get(workspaceId);
    this.#kept.delete(workspaceId);
    const kept =
      (known && (await follow(database, workspaceId, words, known))) ??
      (await load(database, workspaceId, words));
    await followLinks(database, workspaceId, kept);
    this.#kept.set(workspaceId, kept);
    this.#letGo();
    return kept;
  }

  #letGo(): void {
    let held = 0;
    for (const { items } of this.#kept.values()) held += items.size;
    for (const [workspaceId, { items }] of this.#kept) {
      if (held <= maxItems || this.#kept.size === 1) return;
      this.#kept.delete(workspaceId);
      held -= items.size;
    }
  }
}

async function load(database: Database, workspaceId: string, words: WordTable): Promise<Kept> {
  const sample = await readInWorkspace(database, workspaceId, (tx) =>
    sql.sampledFeatures(tx, workspaceId, FEATURES_VERSION, spaceSample),
  );
  const space = fitTopicSpace(
    sample.map((row) => readFeatures(row, words)),
    words,
  );
  const items = new TopicItems(new TextVectors(space, words));
  const kept = { items, neighbours: null, linked: null, revision: 0, fittedAt: 0 };
  await addChanged(database, workspaceId, words, kept);
  return { ...kept, fittedAt: kept.items.size };
}

/** @returns null when they have to be loaded anew: items were removed, or there are many more */
async function follow(
  database: Database,
  workspaceId: string,
  words: WordTable,
  kept: Kept,
): Promise<Kept | null> {
  const hasRemoved = await readInWorkspace(database, workspaceId, (tx) =>
    sql.hasRemovedSince(tx, workspaceId, kept.revision),
  );
  if (hasRemoved) return null;
  await addChanged(database, workspaceId, words, kept);
  return kept.items.size > kept.fittedAt * (1 + growth) + leastGrowth ? null : kept;
}

async function followLinks(database: Database, workspaceId: string, kept: Kept): Promise<void> {
  const state = await readInWorkspace(database, workspaceId, (tx) => linksState(tx, workspaceId));
  if ((state?.version ?? null) === kept.linked) return;
  const row = state && (await readInWorkspace(database, workspaceId, (tx) => readLinks(tx, workspaceId)));
  kept.linked = row?.version ?? null;
  kept.neighbours = row ? neighboursOf(row.links, kept.items) : null;
}

/** Null for links of another version: the items are judged alone until they are linked again. */
function neighboursOf(links: Buffer, items: TopicItems): Neighbours | null {
  try {
    return new Neighbours(decodeItemLinks(links), items);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function addChanged(
  database: Database,
  workspaceId: string,
  words: WordTable,
  kept: Kept,
): Promise<void> {
  let after = { rev: kept.revision, id: 2 ** 31 - 1 };
  const revision = await readInWorkspace(database, workspaceId, (tx) => sql.revisionOf(tx, workspaceId));
  for (;;) {
    const from = after;
    const rows = await readInWorkspace(database, workspaceId, (tx) =>
      sql.changedFeatures(tx, workspaceId, FEATURES_VERSION, from, itemsAtOnce),
    );
    for (const row of rows) kept.items.set(row.id, readFeatures(row, words));
    const last = rows.at(-1);
    if (last) after = { rev: last.changedRev, id: last.id };
    if (rows.length < itemsAtOnce) break;
  }
  kept.revision = revision;
}
