import type { Database } from '../../../../platform/database/open.ts';
import { readAtOnce } from '../../../../platform/database/workspace-transaction.ts';
import type { ChangedItems, Place } from './columns.sql.ts';
import { changedItems } from './columns.sql.ts';
import type { ColumnItem } from './item-columns.ts';
import { ItemColumns } from './item-columns.ts';

const itemsAtOnce = 10_000;
const largestId = 2_147_483_647;

/** One workspace's columns, which follow the workspace's changes. */
export class WorkspaceColumns {
  readonly columns = new ItemColumns();
  readonly #database: Database;
  readonly #workspaceId: string;
  #revision = -1;
  #following: Promise<void> = Promise.resolve();

  constructor(database: Database, workspaceId: string) {
    this.#database = database;
    this.#workspaceId = workspaceId;
  }

  /** Brings the columns to the revision or a later one. Callers wait for each other, so that changes are read once. */
  reach(revision: number): Promise<void> {
    if (this.#revision >= revision) return Promise.resolve();
    this.#following = this.#following.catch(() => undefined).then(() => this.#follow(revision));
    return this.#following;
  }

  /** The last read is of one moment and holds all that changed since the reads before it: so do the columns. */
  async #follow(revision: number): Promise<void> {
    if (this.#revision >= revision) return;
    const changed = new Map<number, ColumnItem>();
    const removed = new Set<number>();
    let since = this.#revision;
    let after: Place | null = { rev: since, id: largestId };
    while (after) {
      const read = { since, after, limit: itemsAtOnce };
      const page: ChangedItems = await readAtOnce(this.#database, this.#workspaceId, (tx) =>
        changedItems(tx, this.#workspaceId, read),
      );
      if (this.#revision < 0) {
        // Nobody sees these columns yet, and none of the items removed by now was ever in them.
        this.columns.apply(page.items, since < 0 ? [] : page.removed);
        if (since < 0) since = page.revision;
      } else {
        for (const item of page.items) changed.set(item.id, item);
        for (const id of page.removed) removed.add(id);
      }
      after = page.next;
      if (!after) {
        for (const id of removed) changed.delete(id);
        this.columns.apply([...changed.values()], removed);
        this.#revision = page.revision;
      }
    }
  }
}
