import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { feedback } from '@earshot/contracts/feedback';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { limits } from '@earshot/contracts/limits';
import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { KeptReply } from '../../../platform/http/kept-reply.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { savedView } from '../../views/views.service.ts';
import type { EngineQuery, TextEngine } from '../../text-engine.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Page } from './date-lists.ts';
import { DateLists } from './date-lists.ts';
import type { ReadyFilters } from '../filter/ready-filter.service.ts';
import { restricting, withoutPage } from '../filter/filter-key.service.ts';
import type { ItemsAbout } from '../filter/items-about.service.ts';
import { ItemsById } from './items-by-id.service.ts';
import type { Scope } from './list.sql.ts';
import * as sql from './list.sql.ts';
import type { MatchCaches } from './match-caches.ts';
import { NameCache } from './name-cache.ts';
import { Scopes } from './scopes.ts';

type Body = ParsedBody<typeof feedback.getFeedback>;
type Reply = CallReply<typeof feedback.getFeedback>;

/** Answers lists of feedback: by date, or by score when something is asked. */
export class ItemFinder {
  readonly #database: Database;
  readonly #engine: TextEngine;
  readonly #caches: MatchCaches;
  readonly #about: ItemsAbout;
  readonly #scopes: Scopes;
  readonly #items: ItemsById;
  readonly #dateLists: DateLists;

  constructor(
    { database, engine, about }: { database: Database; engine: TextEngine; about: ItemsAbout },
    caches: MatchCaches,
  ) {
    this.#database = database;
    this.#engine = engine;
    this.#caches = caches;
    this.#about = about;
    const names = new NameCache();
    this.#scopes = new Scopes(database);
    this.#items = new ItemsById(database, names);
    this.#dateLists = new DateLists({
      database,
      scopes: this.#scopes,
      items: this.#items,
      names,
      counts: caches,
    });
  }

  /**
   * One page of the items that match, with their exact number.
   *
   * @throws Problem `not_found` for an unknown view, topic or item asked about; `bad_request` for a foreign `after`
   */
  async find(workspaceId: string, body: Body): Promise<Reply | KeptReply<Reply>> {
    const page = pageOf(body);
    const given = searchTermOf(body);
    if (!given && !body.similarity && body.view_id === undefined) {
      const own = await this.#ready(workspaceId, body.filters);
      return this.#listPlain(workspaceId, own, page, body.filters?.custom_trend_id);
    }
    const viewId = body.view_id;
    const view =
      viewId === undefined
        ? null
        : await readInWorkspace(this.#database, workspaceId, (tx) => savedView(tx, workspaceId, viewId));
    const filters = await this.#ready(workspaceId, view?.filter, body.filters);
    const text = given || searchTermOf({ searchTerm: view?.searchTerm ?? '' });
    if (!text && !body.similarity) {
      return this.#listPlain(workspaceId, filters, page, body.filters?.custom_trend_id);
    }
    return this.#listByScore(workspaceId, filters, page, { text: text || null, similarity: body.similarity });
  }

  /** Newest first; the items of a topic the likeliest first. */
  async #listPlain(
    workspaceId: string,
    filters: ReadyFilters,
    page: Page,
    topicId: number | undefined,
  ): Promise<Reply | KeptReply<Reply>> {
    if (topicId === undefined) return this.#dateLists.page(workspaceId, filters, page);
    const after = page.after === undefined ? null : decodeCursor(page.after, 'score');
    const place = after ? after.place + 1 : page.offset;
    const scope = await this.#scopes.of(workspaceId);
    const { rows, total } = await readInWorkspace(this.#database, workspaceId, async (tx) => ({
      rows: await sql.listByTopicScore(tx, workspaceId, topicId, filters, {
        limit: page.limit,
        offset: place,
      }),
      total: await this.#caches.count(tx, workspaceId, filters, scope),
    }));
    return this.#scored(workspaceId, rows, { total, place, renamedRev: scope.renamedRev });
  }

  async #ready(workspaceId: string, ...filters: (FeedbackFilter | undefined)[]): Promise<ReadyFilters> {
    const own = filters.flatMap((filter) => (filter ? [withoutPage(filter)] : []));
    const ready = await Promise.all(own.map((filter) => this.#about.ready(workspaceId, filter)));
    return restricting(ready);
  }

  async #listByScore(
    workspaceId: string,
    filters: ReadyFilters,
    page: Page,
    asked: { text: string | null; similarity: Body['similarity'] },
  ): Promise<Reply> {
    const { limit, offset } = page;
    const after = page.after === undefined ? null : decodeCursor(page.after, 'score');
    const itemId = asked.similarity?.review_id ?? null;
    const scope = await this.#scopes.of(workspaceId);
    const allow = await this.#allowed(workspaceId, filters, asked.similarity, scope);
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
    return this.#scored(workspaceId, results, { total, place, renamedRev: scope.renamedRev });
  }

  /** The items of a page that begins at `place`, with their scores. */
  async #scored(
    workspaceId: string,
    results: readonly { id: number; score: number }[],
    { total, place, renamedRev }: { total: number; place: number; renamedRev: number },
  ): Promise<Reply> {
    const scores = new Map(results.map(({ id, score }) => [id, score]));
    const listed = await this.#items.read(workspaceId, [...scores.keys()], renamedRev);
    const last = results.at(-1);
    const next = place + results.length;
    return {
      results: listed.map((item) => ({ ...item, score: scores.get(item.review_id) ?? null })),
      total_count: total,
      next_after: last && next < total ? encodeCursor({ by: 'score', ...last, place: next - 1 }) : null,
    };
  }

  /** Ids that the filters leave; null when there are none. @throws Problem `not_found` when the item asked about is not there */
  async #allowed(
    workspaceId: string,
    filters: ReadyFilters,
    similarity: Body['similarity'],
    scope: Scope,
  ): Promise<Int32Array | null> {
    if (filters.length === 0 && !similarity) return null;
    return readInWorkspace(this.#database, workspaceId, async (tx) => {
      if (similarity) {
        assertThere(similarity, await sql.sourceOfItem(tx, workspaceId, similarity.review_id));
      }
      return filters.length === 0 ? null : this.#caches.ids(tx, workspaceId, filters, scope);
    });
  }
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
    throw new Problem('not_found', { detail: 'There is no feedback item with this ID in this source.' });
  }
}
