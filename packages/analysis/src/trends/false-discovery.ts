/**
 * Which of the p values may be called discoveries when at most the share `rate` of them shall be false (Benjamini,
 * Hochberg 1995).
 */
export function discoveries(pValues: readonly number[], rate: number): boolean[] {
  const sorted = [...pValues].sort((a, b) => a - b);
  let bound = -1;
  sorted.forEach((p, i) => {
    if (p <= (rate * (i + 1)) / sorted.length) bound = p;
  });
  return pValues.map((p) => p <= bound);
}
