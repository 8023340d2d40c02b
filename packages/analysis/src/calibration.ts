/**
 * How likely two texts are about the same thing, given what they have in common. The constants were fitted by
 * scripts/engine/fit-calibration.ts on the training part of Banking77 (Iñigo Casanueva, Tadas Temčinas, Daniela Gerz,
 * Matthew Henderson, Ivan Vulić: "Efficient Intent Detection with Dual Sentence Encoders", 2020; CC BY 4.0), where "the
 * same thing" is the same intent. On other data the same likeness is right about as often (decision 70).
 */

/** Log odds = constant + slope × likeness, less {@link STEEPER} for each step under {@link FAINT}. */
export interface Scale {
  constant: number;
  slope: number;
}

/** Items this little alike are nearly never about the same thing: on the fitting texts the odds fall faster here. */
const FAINT = 0.75;
const STEEPER = 3.5;

export function oddsAt({ constant, slope }: Scale, likeness: number): number {
  return constant + slope * likeness - STEEPER * Math.max(0, FAINT - likeness);
}

/** The likeness that has such odds. */
export function likenessAt({ constant, slope }: Scale, odds: number): number {
  const likeness = (odds - constant) / slope;
  return likeness >= FAINT ? likeness : (odds - constant + STEEPER * FAINT) / (slope + STEEPER);
}

/**
 * From what a query and an item have in common to the log odds that they are about the same thing. Likeness orders the
 * items of one query; the scale says what it means, in any data. The kernel works likeness out (`likenessOf` in
 * kernel/search-kernel.ts).
 *
 * `both` is the geometric mean of the share of the query's weight that the item answers and of the share of the item's
 * that the query answers, 0…1; `cosine` is that of the sentence vectors, −1…1. Likeness never falls when one rises.
 */
export interface Calibration {
  /** Sentence vectors speak in full only where the words agree to this measure, under it in proportion. */
  fullVoice: number;
  /** Likeness = cosine, as far as it may speak, + this × both. */
  bothPerCosine: number;
  /** Where one of the texts has no vector: likeness = this × both, on the same scale. */
  bothAlone: number;
  scale: Scale;
}

export const CALIBRATION: Calibration = {
  fullVoice: 0.5,
  bothPerCosine: 2.2,
  // As if the sentence vectors agreed as much as they usually do where the words do.
  bothAlone: 3,
  scale: { constant: -3.95, slope: 2.2 },
};

/** The probability, in steps of 1/10,000: what is shown is what is sorted by. */
export function similarityScore(odds: number): number {
  return Math.round(10_000 / (1 + Math.exp(-odds))) / 10_000;
}
