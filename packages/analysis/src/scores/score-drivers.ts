import { FEWEST_RATINGS, partOf, scoreOfParts } from './rating-scores.ts';
import type { ScaledRating, ScoreKind } from './rating-scores.ts';

/** A rated item and the themes it belongs to. */
export interface RatedItem {
  rating: ScaledRating;
  themeIds: readonly number[];
}

/** What a theme does to a score. */
export interface ScoreDriver {
  themeId: number;
  /** Rated items of the theme. */
  items: number;
  /** Score of all items less the score without the theme's: below 0 the theme drags the score down. */
  contribution: number;
  /** The score if the theme's items were removed. */
  without: number;
  /** Score of the theme's items alone; null under five. */
  alone: number | null;
}

/**
 * How far each theme moves a score: score(all) − score(all without the theme's items). Strongest first, ties by id. A theme
 * with less than five rated items, or that leaves less than five, is left out: too few to tell.
 */
export function scoreDrivers(kind: ScoreKind, items: readonly RatedItem[]): ScoreDriver[] {
  let sum = 0;
  let count = 0;
  const themes = new Map<number, number[]>();
  for (const { rating, themeIds } of items) {
    const part = partOf(kind, rating);
    if (part === null) continue;
    sum += part;
    count += 1;
    for (const themeId of new Set(themeIds)) {
      const parts = themes.get(themeId);
      if (parts) parts.push(part);
      else themes.set(themeId, [part]);
    }
  }
  return [...themes]
    .filter(([, parts]) => parts.length >= FEWEST_RATINGS && count - parts.length >= FEWEST_RATINGS)
    .map(([themeId, parts]): ScoreDriver => {
      const ofTheme = parts.reduce((total, part) => total + part, 0);
      const without = (sum - ofTheme) / (count - parts.length);
      const alone = scoreOfParts(kind, parts)?.value ?? null;
      return { themeId, items: parts.length, contribution: sum / count - without, without, alone };
    })
    .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution) || a.themeId - b.themeId);
}
