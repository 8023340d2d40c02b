import { extractFeatures, FEATURES_VERSION } from '@earshot/analysis/features';
import { SearchIndex } from '@earshot/analysis/search-index';
import type { WordTable } from '@earshot/analysis/word-table';
import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { IndexedItem } from './engine.sql.ts';
import * as sql from './engine.sql.ts';

const itemsAtOnce = 1000;
/** Undated items come after all dated ones: the earliest instant there is, in seconds. */
const undatedOrder = -8_640_000_000_000;

/** One workspace's search index, which follows the workspace's changes. */
export class WorkspaceIndex {
  readonly index: SearchIndex;
  readonly #database: Database;
  readonly #workspaceId: string;
  readonly #words: WordTable;
  #revision = -1;
  #following: Promise<void> = Promise.resolve();

  constructor(database: Database, workspaceId: string, words: WordTable) {
    this.#database = database;
    this.#workspaceId = workspaceId;
    this.#words = words;
    this.index = new SearchIndex(words);
  }

  /** Brings the index to the revision or a later one. Callers wait for each other, so that changes are read once. */
  reach(revision: number): Promise<void> {
    if (this.#revision >= revision) return Promise.resolve();
    this.#following = this.#following.catch(() => undefined).then(() => this.#follow(revision));
    return this.#following;
  }

  async #follow(revision: number): Promise<void> {
    if (this.#revision >= revision) return;
    const known = this.#revision;
    let after = { rev: known, id: 0 };
    let reached = known;
    for (;;) {
      const isFirst = reached === known;
      const page = await readInWorkspace(this.#database, this.#workspaceId, async (tx) => {
        const [now, items] = await Promise.all([
          // Read before the items: what is changed after it will be read again next time.
          isFirst ? sql.revisionOf(tx, this.#workspaceId) : reached,
          sql.changedItems(tx, this.#workspaceId, after, FEATURES_VERSION, itemsAtOnce),
        ]);
        return { now: now ?? known, items };
      });
      reached = page.now;
      await this.#put(page.items);
      const last = page.items.at(-1);
      if (page.items.length < itemsAtOnce || !last) break;
      after = { rev: last.changedRev, id: last.id };
    }
    const removed = await readInWorkspace(this.#database, this.#workspaceId, (tx) =>
      sql.removedItems(tx, this.#workspaceId, known),
    );
    for (const id of removed) this.index.remove(id);
    this.#revision = reached;
  }

  async #put(items: readonly IndexedItem[]): Promise<void> {
    const unread = items.filter((item) => !this.#putStored(item));
    if (unread.length === 0) return;
    const ids = unread.filter(({ text }) => text === null).map(({ id }) => id);
    const texts =
      ids.length === 0
        ? new Map<number, string>()
        : await readInWorkspace(this.#database, this.#workspaceId, (tx) =>
            sql.textsOf(tx, this.#workspaceId, ids),
          );
    for (const item of unread) {
      const features = extractFeatures(item.text ?? texts.get(item.id) ?? '', this.#words);
      this.index.upsert(item.id, orderOf(item), features);
    }
  }

  /** False where there are no stored features, or damaged ones. */
  #putStored(item: IndexedItem): boolean {
    if (!item.features) return false;
    try {
      this.index.upsertEncoded(item.id, orderOf(item), item.features);
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }
}

function orderOf({ saidAtSeconds }: IndexedItem): number {
  return saidAtSeconds ?? undatedOrder;
}
