import type { AccountOrder, PeopleOrder } from '@earshot/contracts/people';
import type { Db } from '../../platform/database/open.ts';
import { RevisionCache } from '../../platform/revision-cache.ts';
import { filterKey } from '../feedback/filter/filter-key.service.ts';
import { readStanding } from '../analytics/standing.shared.sql.ts';
import { RankedRows } from './ranked-rows.ts';
import * as sql from './ranking.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** Rows of all kept lists together, 28 bytes each. */
const maxRows = 1_000_000;

export type Asked = { what: 'people'; order: PeopleOrder } | { what: 'accounts'; order: AccountOrder };

/** Lists of people and accounts in order, kept until the workspace changes, so that each further page costs little. */
export class Rankings {
  readonly #kept = new RevisionCache<RankedRows>({
    maxWeight: maxRows,
    weigh: (rows) => rows.size + 1,
    // Another item moves people in every order: the list is made anew.
    add: (_old, whole) => whole,
  });

  /** The whole list, in a transaction that is a snapshot. */
  async read(
    db: Db,
    workspaceId: string,
    asked: Asked,
    wanted: { filters?: ReadyFilter | undefined; search?: string | undefined },
    nowMs: number,
  ): Promise<RankedRows> {
    const standing = await readStanding(db, workspaceId, nowMs);
    const [filter, search] = [wanted.filters ?? {}, wanted.search ?? ''];
    const key = JSON.stringify([
      workspaceId,
      standing.timeZone,
      asked.what,
      asked.order,
      filterKey([filter]),
      search.toLowerCase(),
    ]);
    return this.#kept.read(key, standing, async () => {
      const bytes =
        asked.what === 'people'
          ? await sql.rankPeople(db, workspaceId, { filter, search }, asked.order)
          : await sql.rankAccounts(db, workspaceId, { filter, search }, asked.order);
      return { ...standing, value: new RankedRows(bytes) };
    });
  }
}
