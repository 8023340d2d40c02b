import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';

/** Ratings of any scale are counted by the nearest of so many stars, evenly placed from worst to best. */
const maxStars = 5;

/** A share half-way between two stars belongs to the better one, so a range ends just before it. */
const justBefore = 1e-6;

type RatingRange = Required<Pick<FeedbackFilter, 'rating_min' | 'rating_max'>>;

/** The shares 0…1 of a rating's scale that count as so many stars. */
export function starRange(stars: number): RatingRange {
  const step = 1 / (maxStars - 1);
  const middle = (stars - 1) * step;
  const end = middle + step / 2;
  return {
    rating_min: Math.max(0, middle - step / 2),
    rating_max: end >= 1 ? 1 : end - justBefore,
  };
}

/** How many stars a filter is about; undefined when its range is another. */
export function starsOf({ rating_min: min, rating_max: max }: FeedbackFilter): number | undefined {
  for (let stars = 1; stars <= maxStars; stars += 1) {
    const range = starRange(stars);
    if (range.rating_min === min && range.rating_max === max) return stars;
  }
  return undefined;
}
