import type { CallReply } from '@earshot/contracts/call';
import type { feedback } from '@earshot/contracts/feedback';
import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { KeptReply } from '../../../platform/http/kept-reply.ts';
import { columnsAnswer, conditionsOf } from './columns/column-filter.ts';
import { ColumnsCache } from './columns/columns-cache.ts';
import { DayStarts } from './columns/day-starts.ts';
import { atOf } from './columns/item-columns.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { ReadyFilters } from '../filter/ready-filter.service.ts';
import { filterKey } from '../filter/filter-key.service.ts';
import { itemInList } from './item-in-list.ts';
import type { ItemsById } from './items-by-id.service.ts';
import { KeptItems } from './kept-items.ts';
import type { Scope } from './list.sql.ts';
import * as sql from './list.sql.ts';
import type { MatchCaches } from './match-caches.ts';
import type { NameCache } from './name-cache.ts';
import { PageCache } from './page-cache.ts';
import type { Scopes } from './scopes.ts';

type Reply = CallReply<typeof feedback.getFeedback>;

export interface Page {
  limit: number;
  offset: number;
  after: string | undefined;
}

interface Deps {
  database: Database;
  scopes: Scopes;
  items: ItemsById;
  names: NameCache;
  counts: MatchCaches;
}

/** Kept of first pages. */
const maxPageBytes = 3_000_000;

/** Lists newest first. */
export class DateLists {
  readonly #deps: Deps;
  readonly #columns: ColumnsCache;
  readonly #days: DayStarts;
  readonly #kept: KeptItems;
  readonly #pages = new PageCache<Reply>({ maxWeight: maxPageBytes, weigh: bytesOf });

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#columns = new ColumnsCache(deps.database);
    this.#days = new DayStarts(deps.database);
    this.#kept = new KeptItems(deps.items);
  }

  /** @throws Problem `bad_request` for a foreign `after` */
  async page(workspaceId: string, filters: ReadyFilters, page: Page): Promise<Reply | KeptReply<Reply>> {
    if (!columnsAnswer(filters)) return this.#fromDatabase(workspaceId, filters, page);
    const scope = await this.#deps.scopes.of(workspaceId);
    const isFirst = page.offset === 0 && page.after === undefined;
    if (!isFirst) return this.#fromColumns(workspaceId, filters, page, scope, false);
    const key = `${workspaceId} ${scope.timeZone} ${page.limit} ${filterKey(filters)}`;
    return this.#pages.at(key, scope.revision, (isKnown) =>
      this.#fromColumns(workspaceId, filters, page, scope, isKnown),
    );
  }

  /** @param isUsual a page that is asked for again and again */
  async #fromColumns(
    workspaceId: string,
    filters: ReadyFilters,
    page: Page,
    scope: Scope,
    isUsual: boolean,
  ): Promise<Reply> {
    const cursor = page.after === undefined ? null : decodeCursor(page.after, 'date');
    const { limit, offset } = page;
    const conditions = await conditionsOf(filters, (day, later) => this.#days.of(scope.timeZone, day, later));
    const columns = await this.#columns.at(workspaceId, scope.revision);
    const after = cursor && { id: cursor.id, at: atOf(cursor.saidAt) };
    // One item more than asked for tells whether there is a next page.
    const { total, ids } = columns.find(conditions, { limit: limit + 1, offset, after });
    const shown = ids.slice(0, limit);
    const results = isUsual
      ? await this.#kept.read(workspaceId, columns, shown, scope.renamedRev)
      : await this.#deps.items.read(workspaceId, shown, scope.renamedRev);
    const last = results.at(-1);
    return {
      results,
      total_count: total,
      next_after:
        last && ids.length > limit
          ? encodeCursor({ by: 'date', saidAt: last.said_at, id: last.review_id })
          : null,
    };
  }

  #fromDatabase(workspaceId: string, filters: ReadyFilters, page: Page): Promise<Reply> {
    const { limit, offset } = page;
    const after = page.after === undefined ? null : decodeCursor(page.after, 'date');
    const wanted = limit + 1;
    return readInWorkspace(this.#deps.database, workspaceId, async (tx) => {
      const [scope, rows] = await Promise.all([
        sql.readScope(tx, workspaceId, null),
        offset === 0
          ? sql.listItems(tx, workspaceId, filters, { limit: wanted, after })
          : sql.listFilteredItemsAt(tx, workspaceId, filters, { limit: wanted, offset }),
      ]);
      const total = await this.#deps.counts.count(tx, workspaceId, filters, scope);
      const listed = rows.slice(0, limit);
      const namesOf = await this.#deps.names.namesOf(
        (missing) => sql.readNames(tx, workspaceId, missing),
        workspaceId,
        scope.renamedRev,
        listed,
      );
      const last = listed.at(-1);
      return {
        results: listed.map((row) => itemInList(row, namesOf(row), null)),
        total_count: total,
        next_after:
          last && rows.length > limit ? encodeCursor({ by: 'date', saidAt: last.saidAt, id: last.id }) : null,
      };
    });
  }
}

/** About, of a reply in JSON. */
function bytesOf({ results }: Reply): number {
  return results.reduce((sum, { text, title }) => sum + text.length + (title?.length ?? 0) + 500, 100);
}
