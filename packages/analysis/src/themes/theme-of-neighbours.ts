/** An item near a new one: its theme, and the search's score of the two. */
export interface ThemedNeighbour {
  themeId: number | null;
  score: number;
}

/** The nearest items that have a say. */
const HEARD = 10;
/** What the scores of a theme's items have to sum up to, and which part of all they have to be. */
const LEAST_SCORE = 0.5;
const LEAST_SHARE = 1 / 3;

/**
 * The theme that a new item joins until the next run: the one that most of its neighbours by score have, or null when
 * none is near enough. Equal sums go to the lower id.
 *
 * @param neighbours best first, as `SearchIndex.search({ itemId })` gives them
 */
export function themeOfNeighbours(neighbours: readonly ThemedNeighbour[]): number | null {
  const sums = new Map<number, number>();
  let all = 0;
  for (const { themeId, score } of neighbours.slice(0, HEARD)) {
    all += score;
    if (themeId !== null) sums.set(themeId, (sums.get(themeId) ?? 0) + score);
  }
  const [best] = [...sums].sort(([a, left], [b, right]) => right - left || a - b);
  if (!best) return null;
  const [themeId, sum] = best;
  return sum >= LEAST_SCORE && sum >= LEAST_SHARE * all ? themeId : null;
}
