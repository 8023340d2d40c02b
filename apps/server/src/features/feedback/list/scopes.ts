import type { Database } from '../../../platform/database/open.ts';
import { readAtOnce } from '../../../platform/database/workspace-transaction.ts';
import { Rounds } from '../../../platform/rounds.ts';
import type { Scope } from './list.sql.ts';
import { readScope } from './list.sql.ts';

/** Reads what a workspace's lists depend on, once for all requests that ask at one time. */
export class Scopes {
  readonly #rounds: Rounds<null, Scope>;

  constructor(database: Database) {
    this.#rounds = new Rounds(Infinity, async (workspaceId) => {
      const scope = await readAtOnce(database, workspaceId, (tx) => readScope(tx, workspaceId, null));
      return () => scope;
    });
  }

  /** As of now or a little later. */
  of(workspaceId: string): Promise<Scope> {
    return this.#rounds.ask(workspaceId, null);
  }
}
