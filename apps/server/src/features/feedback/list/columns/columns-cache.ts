import type { Database } from '../../../../platform/database/open.ts';
import { RevisionCache } from '../../../../platform/revision-cache.ts';
import type { ItemColumns } from './item-columns.ts';
import { WorkspaceColumns } from './workspace-columns.ts';

/** Items held in the columns of all workspaces together, 22 bytes each. The columns in use are held whatever their size. */
const maxItems = 1_000_000;
/** Columns that were not followed for so long are read anew: notes of removed items are thrown away some day. */
const unusedMs = 86_400_000;

interface Followed {
  workspace: WorkspaceColumns;
  usedAt: number;
}

/** The columns of the workspaces listed lately. */
export class ColumnsCache {
  readonly #kept = new RevisionCache<Followed>({
    maxWeight: maxItems,
    weigh: ({ workspace }) => workspace.columns.size,
    keepsLast: true,
  });
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The workspace's columns at the revision or a later one. */
  async at(workspaceId: string, revision: number): Promise<ItemColumns> {
    const usedAt = performance.now();
    const followed = this.#kept.at(workspaceId, revision, (older) =>
      older && usedAt - older.usedAt < unusedMs
        ? older
        : { workspace: new WorkspaceColumns(this.#database, workspaceId), usedAt },
    );
    followed.usedAt = usedAt;
    try {
      await followed.workspace.reach(revision);
    } catch (error) {
      // Changes may have been read in part; begin anew.
      this.#kept.drop(workspaceId, followed);
      throw error;
    }
    this.#kept.reweigh(workspaceId, followed);
    return followed.workspace.columns;
  }
}
