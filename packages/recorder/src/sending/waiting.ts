const firstMs = 3000;
const longestMs = 5 * 60_000;

/**
 * Milliseconds before the next try after `failures` in a row: doubled each time, at most five minutes, spread by a quarter.
 *
 * @param random 0…1
 */
export function waitBefore(failures: number, random: number): number {
  return Math.min(firstMs * 2 ** (failures - 1), longestMs) * (0.75 + random / 2);
}
