import { NameIndex } from '@earshot/analysis/questions/names/names';
import type { KnownNames } from '@earshot/analysis/questions/plan';
import type { Db } from '../../../platform/database/open.ts';
import { readKnownNames } from './known-names.sql.ts';

export interface WorkspaceNames {
  known: KnownNames;
  index: NameIndex;
}

/** Workspaces whose names are kept at most. */
const maxKept = 50;
/** A new name is known after this long at the latest, also where it changed nothing else. */
const freshMs = 5000;

/** The names of workspaces, read again once something has changed. */
export class NamesOfWorkspaces {
  readonly #kept = new Map<string, { revision: number; readAt: number; names: WorkspaceNames }>();

  async at(db: Db, workspaceId: string, revision: number, nowMs: number): Promise<WorkspaceNames> {
    const kept = this.#kept.get(workspaceId);
    if (kept && kept.revision === revision && nowMs - kept.readAt < freshMs) return kept.names;
    const known = await readKnownNames(db, workspaceId);
    const names = { known, index: new NameIndex(known) };
    this.#kept.delete(workspaceId);
    this.#kept.set(workspaceId, { revision, readAt: nowMs, names });
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > maxKept) this.#kept.delete(oldest);
    return names;
  }
}
