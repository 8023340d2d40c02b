/** What is taken for granted before any week was seen: weeks vary a little more than chance alone makes them. */
const USUAL_EXCESS = 0.1;
/** … with the weight of this many weeks of ten items. */
const USUAL_WEIGHT = 40 * 10 * 10;
/** A topic is drawn to the others by the weight of this many of its own weeks. */
const DRAWN_BY_WEEKS = 24;
const LEAST_EXCESS = 0.002;

/** One topic's weeks before the tested days, with what was expected of each. */
export interface Weeks {
  seen: readonly number[];
  expected: readonly number[];
}

/**
 * How much more each topic's weekly counts vary than chance makes them: variance = mean + excess × mean². By moments, drawn
 * to what all topics share.
 */
export function excessOf(topics: readonly Weeks[]): number[] {
  const parts = topics.map(momentsOf);
  let over = USUAL_EXCESS * USUAL_WEIGHT;
  let squares = USUAL_WEIGHT;
  for (const part of parts) {
    over += part.over;
    squares += part.squares;
  }
  const shared = Math.max(LEAST_EXCESS, over / squares);
  return parts.map((part) => {
    const weight = part.weeks > 0 ? (DRAWN_BY_WEEKS * part.squares) / part.weeks + 1 : 1;
    return Math.max(shared / 2, (part.over + shared * weight) / (part.squares + weight));
  });
}

function momentsOf({ seen, expected }: Weeks): { over: number; squares: number; weeks: number } {
  const weeks = expected.length;
  // The expected counts were fitted to the seen ones, which takes one degree of freedom.
  const free = weeks > 1 ? (weeks - 1) / weeks : 0;
  let over = 0;
  let squares = 0;
  expected.forEach((mean, i) => {
    over += ((seen[i] ?? 0) - mean) ** 2 - mean * free;
    squares += mean * mean * free;
  });
  return { over, squares, weeks };
}
