import type { PlainFilter } from '@earshot/contracts/filter/feedback-filter';

export type About = NonNullable<PlainFilter['about']>;

/** Which items a filter's `about` means, and at which revision. */
export interface Found {
  revision: number;
  /** As PostgreSQL writes a list of integers. */
  ids: string;
}

/**
 * Where a filter's `about` keeps the items that were found for it: a symbol stays with the filter when it is narrowed and
 * copied, and out of replies, addresses and cache keys.
 */
const found = Symbol('items about');

/** An `about` whose items were looked up. */
export type FoundAbout = About & { readonly [found]: Found };

export function withFound(about: About, items: Found): FoundAbout {
  return { ...about, [found]: items };
}

/** The items found for an `about`; undefined before they were looked up. */
export function foundFor(about: About): Found | undefined {
  return (about as Partial<FoundAbout>)[found];
}

/** The items meant, as PostgreSQL writes a list of integers. */
export function idsOf(about: FoundAbout): string {
  return about[found].ids;
}
