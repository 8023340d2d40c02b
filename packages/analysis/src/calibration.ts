/**
 * How likely two texts are about the same thing, given what they have in common. The constants were fitted by
 * scripts/engine/fit-calibration.ts on the training part of Banking77 (Iñigo Casanueva, Tadas Temčinas, Daniela Gerz,
 * Matthew Henderson, Ivan Vulić: "Efficient Intent Detection with Dual Sentence Encoders", 2020; CC BY 4.0), where
 * "the same thing" is the same intent.
 */

interface Logistic {
  constant: number;
  cosine: number;
  /** Weight of the geometric mean of the two coverages: both texts have to be answered by the other. */
  both: number;
}

/**
 * @param cosine of the sentence vectors, −1…1; null where one of the texts has none
 * @param queryCovered share of the query's weight that the item answers, word by word, 0…1
 * @param itemCovered share of the item's weight that the query answers, 0…1
 * @returns log odds that the two are about the same thing; they never fall when a signal rises
 */
export type Odds = (cosine: number | null, queryCovered: number, itemCovered: number) => number;

const WITH_VECTORS: Logistic = { constant: -5.6, cosine: 2.63, both: 5.45 };
const WORDS_ONLY: Logistic = { constant: -2.65, cosine: 0, both: 4.48 };

export const logOdds: Odds = (cosine, queryCovered, itemCovered) => {
  const by = cosine === null ? WORDS_ONLY : WITH_VECTORS;
  return by.constant + by.cosine * (cosine ?? 0) + by.both * Math.sqrt(queryCovered * itemCovered);
};

/** The probability, in steps of 1/10,000: what is shown is what is sorted by. */
export function scoreOf(odds: number): number {
  return Math.round(10_000 / (1 + Math.exp(-odds))) / 10_000;
}
