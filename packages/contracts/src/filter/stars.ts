import type { PlainFilter } from './feedback-filter.ts';

/** Ratings of any scale are counted by the nearest of so many stars, evenly placed from worst to best. */
export const maxStars = 5;

/**
 * The greatest shares that count as 1, 2, 3, 4 stars: a share half-way between two stars belongs to the better one, so each
 * is the last single-precision number below 1/8, 3/8, 5/8 and 7/8.
 */
const lastShares = [1 / 8 - 2 ** -27, 3 / 8 - 2 ** -25, 5 / 8 - 2 ** -24, 7 / 8 - 2 ** -24];

type RatingRange = Required<Pick<PlainFilter, 'rating_min' | 'rating_max'>>;

/** The shares 0…1 of a rating's scale that count as so many stars, 1…5. */
export function starRange(stars: number): RatingRange {
  return {
    rating_min: Math.max(0, ((stars - 1) * 2 - 1) / 8),
    rating_max: lastShares[stars - 1] ?? 1,
  };
}
