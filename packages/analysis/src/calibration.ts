/** What a query and an item have in common. Each is 0…1, the cosine −1…1. */
export interface PairSignals {
  /** Cosine of the two sentence vectors; null where one of them has none. */
  cosine: number | null;
  /** Share of the query's weight that the item answers, word by word. */
  queryCovered: number;
  /** Share of the item's weight that the query answers. */
  itemCovered: number;
}

interface Logistic {
  constant: number;
  cosine: number;
  both: number;
  queryCovered: number;
}

const WITH_VECTORS: Logistic = { constant: -4.2, cosine: 2.5, both: 7, queryCovered: 0 };
const WORDS_ONLY: Logistic = { constant: -3.5, cosine: 0, both: 8, queryCovered: 0 };

/** Log odds that the two texts are about the same thing; higher signals never lower it. */
export function logOdds(cosine: number | null, queryCovered: number, itemCovered: number): number {
  const both = Math.sqrt(queryCovered * itemCovered);
  const by = cosine === null ? WORDS_ONLY : WITH_VECTORS;
  return by.constant + by.cosine * (cosine ?? 0) + by.both * both + by.queryCovered * queryCovered;
}

/** The probability, in steps of 1/10,000: what is shown is what is sorted by. */
export function scoreOf(odds: number): number {
  return Math.round(10_000 / (1 + Math.exp(-odds))) / 10_000;
}
