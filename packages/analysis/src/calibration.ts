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
 * Log odds that a query and an item are about the same thing. They never fall when a signal rises.
 *
 * `queryCovered` is the share of the query's weight that the item answers, word by word, `itemCovered` the share of
 * the item's weight that the query answers, both 0…1; `cosine` is that of the sentence vectors, −1…1.
 */
export interface Odds {
  withVectors(cosine: number, queryCovered: number, itemCovered: number): number;
  /** Where one of the texts has no vector. */
  wordsOnly(queryCovered: number, itemCovered: number): number;
}

const FULL_VOICE = 0.4;
const WITH_VECTORS: Logistic = { constant: -4.56, cosine: 2.51, both: 5.53 };
const WORDS_ONLY: Logistic = { constant: -2.88, cosine: 0, both: 5.73 };

export const ODDS: Odds = {
  withVectors(cosine, queryCovered, itemCovered) {
    const both = Math.sqrt(queryCovered * itemCovered);
    return WITH_VECTORS.constant + WITH_VECTORS.cosine * vouched(cosine, both) + WITH_VECTORS.both * both;
  },
  wordsOnly(queryCovered, itemCovered) {
    return WORDS_ONLY.constant + WORDS_ONLY.both * Math.sqrt(queryCovered * itemCovered);
  },
};

/** The part of the cosine that counts: sentence vectors speak in full only where the words agree to this measure. */
export function vouched(cosine: number, both: number): number {
  return both < FULL_VOICE ? (cosine * both) / FULL_VOICE : cosine;
}

/** The probability, in steps of 1/10,000: what is shown is what is sorted by. */
export function scoreOf(odds: number): number {
  return Math.round(10_000 / (1 + Math.exp(-odds))) / 10_000;
}
