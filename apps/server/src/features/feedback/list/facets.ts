import type { Facet } from '@earshot/contracts/feedback';
import type { z } from 'zod';
import type { Database, Tx } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { RevisionCache } from '../../../platform/revision-cache.ts';
import type { FacetName, FacetRow, FacetsFound } from './facets.sql.ts';
import * as facetsSql from './facets.sql.ts';
import type { ReadyFilter, ReadyFilters } from '../filter/ready-filter.service.ts';
import { filterKey, keptFacet, restricting, withoutPage } from '../filter/filter-key.service.ts';
import type { Scope } from './list.sql.ts';
import * as sql from './list.sql.ts';
import type { MatchCaches } from './match-caches.ts';
import { sinceWhen } from './match-caches.ts';

const maxFields = 8;
const maxFieldValues = 12;
/** A field is offered when it has few different values among so many of the newest items. */
const newestItems = 2000;
/** Different values of one workspace's fields kept at most, with those of all other answers. */
const maxKept = 200_000;

/** The part of a filter that each facet sets. */
const ownFields: Record<FacetName, (keyof ReadyFilter)[]> = {
  source_ids: ['source_ids'],
  sentiments: ['sentiments'],
  languages: ['languages'],
  stars: ['rating_min', 'rating_max', 'rated'],
  months: ['said_from', 'said_to', 'undated'],
};

/** Counts what each value of a filter would leave, the other filters kept. */
export class FacetCounter {
  readonly #database: Database;
  readonly #caches: MatchCaches;
  readonly #kept = new RevisionCache<FacetRow[]>({
    maxWeight: maxKept,
    weigh: (rows) => rows.length + 1,
    add: added,
  });

  constructor(database: Database, caches: MatchCaches) {
    this.#database = database;
    this.#caches = caches;
  }

  count(
    workspaceId: string,
    filter: ReadyFilter | undefined,
  ): Promise<{ facets: z.input<typeof Facet>[]; total_count: number }> {
    const filters = restricting(filter ? [withoutPage(filter)] : []);
    return readInWorkspace(this.#database, workspaceId, async (tx) => {
      const scope = await sql.readScope(tx, workspaceId, keptFacet(filters));
      const total = scope.kept ?? (await this.#caches.count(tx, workspaceId, filters, scope));
      const once = filters.some((one) => one.copies_once);
      // A value of a facet narrows the copies among which one counts: each value counts its own.
      const open = restricting(filters.map((one) => without(one, ['copies_once'])));
      const since = once ? { ...scope, rewrittenRev: scope.revision } : sinceWhen(filters, scope);
      const counted = await this.#countEach(tx, workspaceId, open, since, once);
      const fields = await this.#countFields(tx, workspaceId, open, since, once);
      const names = new Map(
        (await facetsSql.sourceNames(tx, workspaceId)).map(({ id, name }) => [String(id), name]),
      );
      const facets = facetsSql.facetNames.map((facet) => ({
        key: facet,
        values: inOrder(
          facet,
          counted.filter((row) => row.facet === facet),
        ).map(({ value, count }) => ({
          value,
          label: facet === 'source_ids' ? (names.get(value) ?? value) : value,
          count,
        })),
      }));
      return { facets: [...facets, ...fields].filter(({ values }) => values.length > 0), total_count: total };
    });
  }

  /** Facets that the filter does not set are counted together; each of the others without what it sets itself. */
  async #countEach(
    tx: Tx,
    workspaceId: string,
    filters: ReadyFilters,
    scope: Scope,
    once: boolean,
  ): Promise<FacetRow[]> {
    const isSet = (facet: FacetName) =>
      filters.some((filter) => ownFields[facet].some((field) => field in filter));
    const open = facetsSql.facetNames.filter((facet) => !isSet(facet));
    const groups = [
      { facets: open, filters },
      ...facetsSql.facetNames.filter(isSet).map((facet) => ({
        facets: [facet],
        filters: restricting(filters.map((one) => without(one, ownFields[facet]))),
      })),
    ].filter(({ facets }) => facets.length > 0);
    const found = await Promise.all(
      groups.map((group) =>
        this.#read(workspaceId, group.facets, group.filters, scope, once, (sinceRev) =>
          facetsSql.countFacets(tx, workspaceId, group.facets, group.filters, { sinceRev, once }, scope),
        ),
      ),
    );
    return found.flat();
  }

  async #countFields(
    tx: Tx,
    workspaceId: string,
    filters: ReadyFilters,
    scope: Scope,
    once: boolean,
  ): Promise<z.input<typeof Facet>[]> {
    const newest = await facetsSql.fieldsOfNewest(tx, workspaceId, newestItems);
    const keys = newest
      .filter(({ values }) => values <= maxFieldValues)
      .slice(0, maxFields)
      .map(({ key }) => key);
    if (keys.length === 0) return [];
    const rows = await this.#read(workspaceId, keys, filters, scope, once, (sinceRev) =>
      facetsSql.countFields(tx, workspaceId, keys, filters, { sinceRev, once }, scope),
    );
    return keys.map((key) => ({
      key: `fields.${key}`,
      values: rows
        .filter(({ facet }) => facet === key)
        .sort(mostFirst)
        .slice(0, maxFieldValues)
        .map(({ value, count }) => ({ value, label: value, count })),
    }));
  }

  #read(
    workspaceId: string,
    facets: readonly string[],
    filters: ReadyFilters,
    scope: Scope,
    once: boolean,
    find: (sinceRev: number | null) => Promise<FacetsFound>,
  ): Promise<FacetRow[]> {
    const key = JSON.stringify([workspaceId, scope.timeZone, facets, filterKey(filters), once]);
    return this.#kept.read(key, scope, find);
  }
}

function without(filter: ReadyFilter, fields: readonly string[]): ReadyFilter {
  return Object.fromEntries(Object.entries(filter).filter(([field]) => !fields.includes(field)));
}

function added(old: FacetRow[], more: FacetRow[]): FacetRow[] {
  const counts = new Map<string, FacetRow>();
  for (const row of [...old, ...more]) {
    const key = `${row.facet}:${row.value}`;
    const known = counts.get(key);
    counts.set(key, known ? { ...known, count: known.count + row.count } : row);
  }
  return [...counts.values()];
}

/** Months and stars in their own order, the newest and best first; other values by their count. */
function inOrder(facet: FacetName, rows: FacetRow[]): FacetRow[] {
  if (facet === 'months' || facet === 'stars') return rows.sort((a, b) => (a.value < b.value ? 1 : -1));
  return rows.sort(mostFirst);
}

function mostFirst(a: FacetRow, b: FacetRow): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}
