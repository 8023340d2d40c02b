import type { TopicRating } from './examples.ts';
import { logistic } from './posterior.ts';
import type { TopicItems } from './topic-items.ts';

/** Log odds of an item that a topic's filter leaves out: it never belongs, whatever people say of it. */
export const NEVER = -1e6;

/** Who is in a topic now. What people say of an item outweighs its score. */
export interface Members {
  /** How many items are in it because people said so. */
  confirmed: number;
  /** Log odds of the others in it, which nobody rated; rising. */
  rest: Float64Array;
  /** How many items the model expects to belong among those that are not in it and that nobody rated. */
  missed: number;
}

/** Where the items stand, by position. */
export interface Line {
  /** Log odds; {@link NEVER} for what a filter leaves out. */
  odds: Float64Array;
  /** Log odds from which on an item belongs. */
  threshold: number;
}

/** @param stricter the slider's position, as in `shownScore` */
export function membersOf(
  ratings: readonly TopicRating[],
  items: TopicItems,
  { odds, threshold }: Line,
  stricter = 0,
): Members {
  const rated = new Map(ratings.map(({ itemId, isPositive }) => [itemId, isPositive]));
  const rest: number[] = [];
  let confirmed = 0;
  let missed = 0;
  odds.forEach((value, position) => {
    if (value === NEVER) return;
    const said = rated.get(items.ids[position] ?? -1);
    if (said !== undefined) confirmed += said ? 1 : 0;
    else if (value >= threshold + stricter) rest.push(value);
    else missed += logistic(value);
  });
  return { confirmed, rest: Float64Array.from(rest).sort(), missed };
}
