import type { SearchIndex } from '@earshot/analysis/search-index';
import type { AboutQuery, EngineAnswer, EngineQuery } from '../../text-engine.ts';

type Scored = EngineAnswer['results'][number];

/** Results may have moved by so many places between two pages before the cursor's item is looked for by its score. */
const movedPlaces = 100;

/** The item that others were to be compared with is not there any more. */
export class ItemGone extends Error {}

/**
 * Answers a query from an index that is up to date.
 *
 * @throws ItemGone
 */
export function searchItems(index: SearchIndex, query: EngineQuery): EngineAnswer {
  const allow = query.allow ? membershipOf(query.allow) : undefined;
  const all = (limit: number, offset = 0) =>
    searchOne(index, query, { offset, limit, ...(allow && { allow }) });
  if (!query.after) {
    const { results, total } = all(query.limit, query.offset);
    return { results, total, place: query.offset };
  }
  const { place, id, score } = query.after;
  const { results, total } = all(place + 1 + query.limit + movedPlaces);
  const found = results.findIndex((result) => result.id === id);
  const lower = results.findIndex((result) => result.score < score);
  const next = found >= 0 ? found + 1 : lower >= 0 ? lower : results.length;
  return { results: results.slice(next, next + query.limit), total, place: next };
}

/** Ids of the items that score at least so much. */
export function itemsAbout(index: SearchIndex, { text, atLeast }: AboutQuery): Int32Array {
  const { results } = index.search({ text }, { offset: 0, limit: index.size });
  // Best first: what is beyond the first that scores less scores less too.
  const end = results.findIndex(({ score }) => score < atLeast);
  return Int32Array.from(end < 0 ? results : results.slice(0, end), ({ id }) => id);
}

interface Page {
  offset: number;
  limit: number;
  allow?: (id: number) => boolean;
}

function searchOne(
  index: SearchIndex,
  { text, itemId }: EngineQuery,
  page: Page,
): { results: Scored[]; total: number } {
  if (text !== null && itemId !== null) return searchBoth(index, text, itemId, page);
  if (itemId !== null) return byItemId(index, itemId, page);
  return index.search({ text: text ?? '' }, page);
}

function byItemId(index: SearchIndex, itemId: number, page: Page): { results: Scored[]; total: number } {
  try {
    return index.search({ itemId }, page);
  } catch (error) {
    throw error instanceof RangeError ? new ItemGone() : error;
  }
}

/** Items found by the text as well as by the item, each with the lesser of its two scores. */
function searchBoth(
  index: SearchIndex,
  text: string,
  itemId: number,
  page: Page,
): { results: Scored[]; total: number } {
  const everything = { ...page, offset: 0, limit: index.size };
  const byItem = new Map(byItemId(index, itemId, everything).results.map(({ id, score }) => [id, score]));
  // Stable sorting keeps the order of equal scores: newest first, then the smaller id.
  const both = index
    .search({ text }, everything)
    .results.flatMap(({ id, score }) => {
      const other = byItem.get(id);
      return other === undefined ? [] : [{ id, score: Math.min(score, other) }];
    })
    .sort((a, b) => b.score - a.score);
  return { results: both.slice(page.offset, page.offset + page.limit), total: both.length };
}

function membershipOf(ids: Int32Array): (id: number) => boolean {
  let largest = 0;
  for (const id of ids) if (id > largest) largest = id;
  const isIn = new Uint8Array(largest + 1);
  for (const id of ids) isIn[id] = 1;
  return (id) => isIn[id] === 1;
}
