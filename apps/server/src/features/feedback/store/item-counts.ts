import type { ItemContent } from './item-content.service.ts';

/** The day under which undated items are counted. */
export const undatedDay = '-infinity';

type Counted = Pick<ItemContent, 'language' | 'sentiment' | 'saidAt'> & { sourceId: number };

export interface FacetCount {
  facet: string;
  value: string;
  count: number;
}

/** Adds up what a change of items does to the kept counts. */
export class ItemCounts {
  readonly #facets = new Map<string, FacetCount>();
  readonly #days = new Map<string, number>();

  add(item: Counted): void {
    this.#count(item, 1);
  }

  remove(item: Counted): void {
    this.#count(item, -1);
  }

  /** Changes that are not zero, in a fixed order, so that writers never wait for each other in a circle. */
  facets(): FacetCount[] {
    return [...this.#facets.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, count]) => count)
      .filter(({ count }) => count !== 0);
  }

  days(): { day: string; count: number }[] {
    return [...this.#days.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, count]) => ({ day, count }))
      .filter(({ count }) => count !== 0);
  }

  #count(item: Counted, by: 1 | -1): void {
    this.#countFacet('all', '', by);
    this.#countFacet('source', String(item.sourceId), by);
    this.#countFacet('sentiment', item.sentiment, by);
    this.#countFacet('language', item.language, by);
    const day = item.saidAt === null ? undatedDay : new Date(item.saidAt).toISOString().slice(0, 10);
    this.#days.set(day, (this.#days.get(day) ?? 0) + by);
  }

  #countFacet(facet: string, value: string, by: 1 | -1): void {
    const key = `${facet}:${value}`;
    const known = this.#facets.get(key);
    if (known) known.count += by;
    else this.#facets.set(key, { facet, value, count: by });
  }
}
