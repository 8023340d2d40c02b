import type { WordTable } from '@earshot/analysis/word-table';
import type { Database } from '../../../platform/database/open.ts';
import { WorkspaceIndex } from './workspace-index.ts';

/** Items held in all indexes together: about 0.8 KB each. The index in use is held whatever its size. */
const maxItems = 250_000;

/** The search indexes of the workspaces asked about lately. */
export class WorkspaceIndexes {
  readonly #indexes = new Map<string, WorkspaceIndex>();
  readonly #database: Database;
  readonly #words: WordTable;

  constructor(database: Database, words: WordTable) {
    this.#database = database;
    this.#words = words;
  }

  /** The workspace's index at the revision or a later one. */
  async at(workspaceId: string, revision: number): Promise<WorkspaceIndex['index']> {
    const known =
      this.#indexes.get(workspaceId) ?? new WorkspaceIndex(this.#database, workspaceId, this.#words);
    // Moved to the end, as the one used last.
    this.#indexes.delete(workspaceId);
    this.#indexes.set(workspaceId, known);
    try {
      await known.reach(revision);
    } catch (error) {
      // Changes may have been read in part; begin anew.
      this.#indexes.delete(workspaceId);
      throw error;
    }
    this.#letGo(workspaceId);
    return known.index;
  }

  #letGo(inUse: string): void {
    let items = 0;
    for (const { index } of this.#indexes.values()) items += index.size;
    for (const [workspaceId, { index }] of this.#indexes) {
      if (items <= maxItems) return;
      if (workspaceId === inUse) continue;
      this.#indexes.delete(workspaceId);
      items -= index.size;
    }
  }
}
