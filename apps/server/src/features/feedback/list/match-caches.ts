import type { Tx } from '../../../platform/database/open.ts';
import type { AsOf } from '../../../platform/revision-cache.ts';
import { RevisionCache } from '../../../platform/revision-cache.ts';
import type { ReadyFilters } from '../filter/ready-filter.service.ts';
import { countsCopiesOnce, filterKey } from '../filter/filter-key.service.ts';
import type { Scope } from './list.sql.ts';
import * as sql from './list.sql.ts';

const maxCounts = 5000;
/** Four bytes each. */
const maxIds = 4_000_000;

/** Counts and ids of what filters match, kept while they hold. */
export class MatchCaches {
  readonly #counts = new RevisionCache<number>({
    maxWeight: maxCounts,
    weigh: () => 1,
    add: (old, more) => old + more,
  });
  readonly #ids = new RevisionCache<Int32Array>({
    maxWeight: maxIds,
    weigh: (ids) => ids.length + 1,
    add: joined,
  });

  /** Exact number of the items that match. */
  count(tx: Tx, workspaceId: string, filters: ReadyFilters, scope: Scope): Promise<number> {
    return this.#counts.read(
      keyOf(workspaceId, filters, scope),
      sinceWhen(filters, scope),
      async (sinceRev) => {
        const { count, ...asOf } = await sql.countItems(tx, workspaceId, filters, sinceRev);
        return { ...asOf, value: count };
      },
    );
  }

  /** Ids of the items that match, in memory that threads share. */
  ids(tx: Tx, workspaceId: string, filters: ReadyFilters, scope: Scope): Promise<Int32Array> {
    return this.#ids.read(keyOf(workspaceId, filters, scope), sinceWhen(filters, scope), async (sinceRev) => {
      const { ids, ...asOf } = await sql.idsOfItems(tx, workspaceId, filters, sinceRev);
      return { ...asOf, value: joined(ids, new Int32Array()) };
    });
  }
}

/** Until when an older answer can be added to. */
export function sinceWhen<Since extends AsOf>(filters: ReadyFilters, scope: Since): Since {
  return countsCopiesOnce(filters) ? { ...scope, rewrittenRev: scope.revision } : scope;
}

/** Days are days of the workspace's time zone, so an answer holds for that zone. */
function keyOf(workspaceId: string, filters: ReadyFilters, { timeZone }: Scope): string {
  return `${workspaceId} ${timeZone} ${filterKey(filters)}`;
}

function joined(a: Int32Array, b: Int32Array): Int32Array {
  const both = new Int32Array(new SharedArrayBuffer((a.length + b.length) * Int32Array.BYTES_PER_ELEMENT));
  both.set(a);
  both.set(b, a.length);
  return both;
}
