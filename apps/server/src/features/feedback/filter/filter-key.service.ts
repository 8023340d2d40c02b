import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { foundFor } from './found-about.ts';

type Filters = readonly FeedbackFilter[];

/** The filters without what does not restrict: fields left out and empty lists. */
export function restricting<Filter extends FeedbackFilter>(filters: readonly Filter[]): Filter[] {
  return filters
    .map(
      (filter) =>
        Object.fromEntries(Object.entries(filter).filter(([, value]) => restricts(value))) as Filter,
    )
    .filter((filter) => Object.keys(filter).length > 0);
}

/** The page's own fields may stand among the filters; they restrict nothing. */
export function withoutPage<Filter extends FeedbackFilter>(filter: Filter): Filter {
  const pageFields = ['limit', 'offset', 'after'];
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !pageFields.includes(name))) as Filter;
}

/** The same text for filters that mean the same, whatever the order of their fields and values. */
export function filterKey(filters: Filters): string {
  return [...new Set(filters.map(keyOfOne))].sort().join('&');
}

/** Whether an item that is added can take another one's place: what matched before then says nothing of what matches now. */
export function countsCopiesOnce(filters: Filters): boolean {
  return filters.some((filter) =>
    [filter, ...(filter.also ?? []), ...(filter.except ?? [])].some((one) => one.copies_once),
  );
}

/** A facet whose values are counted as items are written. */
export interface KeptFacet {
  facet: 'all' | 'source' | 'sentiment' | 'language';
  values: string[];
}

/** The kept counts that add up to the filters' exact count; null when it has to be counted. */
export function keptFacet(filters: Filters): KeptFacet | null {
  const [filter, other] = filters;
  if (!filter) return { facet: 'all', values: [''] };
  if (other || Object.keys(filter).length !== 1) return null;
  if (filter.source_ids) return { facet: 'source', values: once(filter.source_ids.map(String)) };
  if (filter.sentiments) return { facet: 'sentiment', values: once(filter.sentiments) };
  if (filter.languages) return { facet: 'language', values: once(filter.languages) };
  return null;
}

function restricts(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function keyOfOne(filter: FeedbackFilter): string {
  const entries = Object.entries(filter).map(([name, value]) => {
    const listed: unknown[] = Array.isArray(value) ? value : [value];
    return `${name}=${once(listed.map(written)).sort().join(',')}`;
  });
  return entries.sort().join(';');
}

/** What is about a text changes with every item: such an answer holds for one revision only. */
function written(value: unknown): string {
  return JSON.stringify(value, (_name, one: unknown) =>
    isAbout(one) ? { ...one, revision: foundFor(one)?.revision } : one,
  );
}

function isAbout(value: unknown): value is NonNullable<FeedbackFilter['about']> {
  return typeof value === 'object' && value !== null && 'text' in value && 'at_least' in value;
}

function once<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
