import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { feedback, FeedbackItem } from '@earshot/contracts/feedback';
import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import { limits } from '@earshot/contracts/limits';
import type { Database, Tx } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { savedView } from '../../views/views.service.ts';
import type { EngineQuery, TextEngine } from '../text-engine.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Filters } from './filter-key.ts';
import { keptFacet, restricting } from './filter-key.ts';
import { itemInList } from './item-in-list.ts';
import * as sql from './list.sql.ts';
import type { MatchCaches } from './match-caches.ts';
import { NameCache } from './name-cache.ts';

type Body = ParsedBody<typeof feedback.getFeedback>;
type Reply = CallReply<typeof feedback.getFeedback>;

interface Page {
  limit: number;
  offset: number;
  after: string | undefined;
}

/** Answers lists of feedback: by date, or by score when something is asked. */
export class ItemFinder {
  readonly #database: Database;
  readonly #engine: TextEngine;
  readonly #caches: MatchCaches;
  readonly #names = new NameCache();

  constructor(database: Database, engine: TextEngine, caches: MatchCaches) {
    this.#database = database;
    this.#engine = engine;
    this.#caches = caches;
  }

  /**
   * One page of the items that match, with their exact number.
   *
   * @throws Problem `not_found` for an unknown view, topic or item asked about; `bad_request` for a foreign `after`
   */
  async find(workspaceId: string, body: Body): Promise<Reply> {
    const page = pageOf(body);
    const given = searchTermOf(body);
    if (!given && !body.similarity && body.view_id === undefined) {
      const filters = filtersOf(body.filters);
      return readInWorkspace(this.#database, workspaceId, (tx) =>
        this.#listByDate(tx, workspaceId, filters, page),
      );
    }
    const view = await readInWorkspace(this.#database, workspaceId, (tx) =>
      body.view_id === undefined ? Promise.resolve(null) : savedView(tx, workspaceId, body.view_id),
    );
    const filters = filtersOf(view?.filter, body.filters);
    const text = given || searchTermOf({ searchTerm: view?.searchTerm ?? '' });
    if (!text && !body.similarity) {
      return readInWorkspace(this.#database, workspaceId, (tx) =>
        this.#listByDate(tx, workspaceId, filters, page),
      );
    }
    return this.#listByScore(workspaceId, filters, page, { text: text || null, similarity: body.similarity });
  }

  async #listByDate(tx: Tx, workspaceId: string, filters: Filters, page: Page): Promise<Reply> {
    const { limit, offset } = page;
    const after = page.after === undefined ? null : decodeCursor(page.after, 'date');
    // One item more than asked for tells whether there is a next page.
    const wanted = limit + 1;
    const [scope, rows] = await Promise.all([
      sql.readScope(tx, workspaceId, keptFacet(filters)),
      offset === 0
        ? sql.listItems(tx, workspaceId, filters, { limit: wanted, after })
        : filters.length === 0
          ? sql.listItemsAt(tx, workspaceId, { limit: wanted, offset })
          : sql.listFilteredItemsAt(tx, workspaceId, filters, { limit: wanted, offset }),
    ]);
    const total = scope.kept ?? (await this.#caches.count(tx, workspaceId, filters, scope));
    const listed = rows.slice(0, limit);
    const namesOf = await this.#names.namesOf(tx, workspaceId, scope.renamedRev, listed);
    const last = listed.at(-1);
    return {
      results: listed.map((row) => itemInList(row, namesOf(row), null)),
      total_count: total,
      next_after:
        last && rows.length > limit ? encodeCursor({ by: 'date', saidAt: last.saidAt, id: last.id }) : null,
    };
  }

  async #listByScore(
    workspaceId: string,
    filters: Filters,
    page: Page,
    asked: { text: string | null; similarity: Body['similarity'] },
  ): Promise<Reply> {
    const { limit, offset } = page;
    const after = page.after === undefined ? null : decodeCursor(page.after, 'score');
    const itemId = asked.similarity?.review_id ?? null;
    const prepared = await readInWorkspace(this.#database, workspaceId, async (tx) => {
      const [scope, sourceId] = await Promise.all([
        sql.readScope(tx, workspaceId, null),
        itemId === null ? null : sql.sourceOfItem(tx, workspaceId, itemId),
      ]);
      if (asked.similarity) assertThere(asked.similarity, sourceId ?? undefined);
      const allow = filters.length === 0 ? null : await this.#caches.ids(tx, workspaceId, filters, scope);
      return { scope, allow };
    });
    const { scope, allow } = prepared;
    const { revision } = scope;
    const query: EngineQuery = {
      workspaceId,
      revision,
      allow,
      text: asked.text,
      itemId,
      after,
      offset,
      limit,
    };
    const { results, total, place } = await this.#engine.search(query);
    const ids = results.map(({ id }) => id);
    const listed = await this.#itemsById(workspaceId, ids, scope.renamedRev);
    const last = results.at(-1);
    const next = place + results.length;
    return {
      // An item that was deleted meanwhile is left out.
      results: results.flatMap(({ id, score }) => {
        const item = listed.get(id);
        return item ? [{ ...item, score }] : [];
      }),
      total_count: total,
      next_after: last && next < total ? encodeCursor({ by: 'score', ...last, place: next - 1 }) : null,
    };
  }

  async #itemsById(
    workspaceId: string,
    ids: number[],
    renamedRev: number,
  ): Promise<Map<number, FeedbackItem>> {
    if (ids.length === 0) return new Map();
    return readInWorkspace(this.#database, workspaceId, async (tx) => {
      const rows = await sql.listItemsById(tx, workspaceId, ids);
      const namesOf = await this.#names.namesOf(tx, workspaceId, renamedRev, rows);
      return new Map(rows.map((row) => [row.id, itemInList(row, namesOf(row), null)]));
    });
  }
}

/** What restricts; topics are not there yet, so any that is asked for is unknown. */
export function filtersOf(...filters: (FeedbackFilter | undefined)[]): Filters {
  const effective = restricting(filters.flatMap((filter) => (filter ? [pickFilter(filter)] : [])));
  if (effective.some((filter) => filter.custom_trend_id !== undefined)) {
    throw new Problem('not_found', { detail: 'There is no topic of this id.' });
  }
  return effective;
}

/** The page's own fields may stand among the filters; they restrict nothing. */
function pickFilter(filter: FeedbackFilter & Partial<Page>): FeedbackFilter {
  const { limit: _limit, offset: _offset, after: _after, ...own } = filter;
  return own;
}

function pageOf({ limit, offset, after, filters }: Body): Page {
  const page = {
    limit: limit ?? filters?.limit ?? limits.pageSize,
    offset: offset ?? filters?.offset ?? 0,
    after: after ?? filters?.after,
  };
  if (page.after !== undefined && page.offset > 0)
    throw badField('offset', 'cannot be given together with after');
  return page;
}

function searchTermOf({ searchTerm }: { searchTerm?: string | undefined }): string {
  return (searchTerm ?? '').trim();
}

function assertThere(
  asked: { review_id: number; source_id?: number | undefined },
  sourceId: number | undefined,
): void {
  if (sourceId === undefined || (asked.source_id !== undefined && asked.source_id !== sourceId)) {
    throw new Problem('not_found', { detail: 'There is no feedback item of this id in this source.' });
  }
}
