import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { maxStars, starRange } from '@earshot/contracts/filter/stars';

/** How many stars a filter is about; undefined when its range is another. */
export function starsOf({ rating_min: min, rating_max: max }: FeedbackFilter): number | undefined {
  for (let stars = 1; stars <= maxStars; stars += 1) {
    const range = starRange(stars);
    if (range.rating_min === min && range.rating_max === max) return stars;
  }
  return undefined;
}
