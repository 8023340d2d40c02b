import type { ItemFeatures } from '@earshot/analysis/features';
import { SearchIndex } from '@earshot/analysis/search-index';
import { themeOfNeighbours } from '@earshot/analysis/themes/theme-of-neighbours';
import type { WordTable } from '@earshot/analysis/word-table';

/** Of each theme so many of the most central items, and about as many others, speak for it. */
const mostSpeakers = 6000;
const fewestOfATheme = 12;
const mostOfATheme = 120;
const heard = 10;

/** How many central items of each theme speak, when there are so many themes. */
export function speakersPerTheme(themes: number): number {
  const fair = Math.floor(mostSpeakers / 2 / Math.max(1, themes));
  return Math.min(mostOfATheme, Math.max(fewestOfATheme, fair));
}

/** Of a theme's items, most central first, those that speak for it. */
export function speakersAmong<Item>(items: readonly Item[], perTheme: number): Item[] {
  const stride = Math.max(1, Math.floor(items.length / perTheme));
  return items.filter((_, place) => place < perTheme || (place + 1) % stride === 0);
}

/** Tells which theme a new item joins, from the items that speak for each. */
export class ThemeSpeakers {
  readonly #index: SearchIndex;
  readonly #themeOf = new Map<number, number>();

  constructor(words: WordTable) {
    this.#index = new SearchIndex(words);
  }

  get size(): number {
    return this.#index.size;
  }

  add(id: number, features: ItemFeatures, themeId: number): void {
    this.#index.upsert(id, id, features);
    this.#themeOf.set(id, themeId);
  }

  /** Null when no theme is near enough. */
  themeOf(id: number, features: ItemFeatures): number | null {
    const { results } = this.#index.search(
      { features },
      { offset: 0, limit: heard, allow: (other) => other !== id },
    );
    return themeOfNeighbours(
      results.map((near) => ({ themeId: this.#themeOf.get(near.id) ?? null, score: near.score })),
    );
  }
}
