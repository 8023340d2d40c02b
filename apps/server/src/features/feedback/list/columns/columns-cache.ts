import type { Database } from '../../../../platform/database/open.ts';
import type { ItemColumns } from './item-columns.ts';
import { WorkspaceColumns } from './workspace-columns.ts';

/** Items held in the columns of all workspaces together, 22 bytes each. The columns in use are held whatever their size. */
const maxItems = 1_000_000;
/** Columns that were not followed for so long are read anew: notes of removed items are thrown away some day. */
const unusedMs = 86_400_000;

/** The columns of the workspaces listed lately. */
export class ColumnsCache {
  readonly #kept = new Map<string, { workspace: WorkspaceColumns; usedAt: number }>();
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The workspace's columns at the revision or a later one. */
  async at(workspaceId: string, revision: number): Promise<ItemColumns> {
    const usedAt = performance.now();
    const known = this.#kept.get(workspaceId);
    const workspace =
      known && usedAt - known.usedAt < unusedMs
        ? known.workspace
        : new WorkspaceColumns(this.#database, workspaceId);
    // Moved to the end, as the one used last.
    this.#kept.delete(workspaceId);
    this.#kept.set(workspaceId, { workspace, usedAt });
    try {
      await workspace.reach(revision);
    } catch (error) {
      // Changes may have been read in part; begin anew.
      this.#kept.delete(workspaceId);
      throw error;
    }
    this.#letGo(workspaceId);
    return workspace.columns;
  }

  #letGo(inUse: string): void {
    let items = 0;
    for (const { workspace } of this.#kept.values()) items += workspace.columns.size;
    for (const [workspaceId, { workspace }] of this.#kept) {
      if (items <= maxItems) return;
      if (workspaceId === inUse) continue;
      this.#kept.delete(workspaceId);
      items -= workspace.columns.size;
    }
  }
}
