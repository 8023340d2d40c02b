/** A rating in the scale it was given in: 4 of 1 to 5. */
export interface ScaledRating {
  value: number;
  min: number;
  max: number;
}

/** A score with its 95 % interval. */
export interface Score {
  /** Of an NPS −100…100, of a CSAT share 0…1, of mean stars 1…5. */
  value: number;
  low: number;
  high: number;
  /** Ratings it is made of. */
  ratings: number;
}

/** How ratings are read. */
export type ScoreKind = 'nps' | 'csat' | 'stars';

/** Below, a score is too uncertain to be told. */
export const FEWEST_RATINGS = 5;
/** 97.5 % point of the normal distribution. */
const Z = 1.959964;
const STARS = 5;
const NPS_MAX = 10;

/** What one rating adds to a score of a kind; null when the kind does not read its scale. */
export function partOf(kind: ScoreKind, { value, min, max }: ScaledRating): number | null {
  if (!(min < max) || value < min || value > max) return null;
  if (kind === 'nps') {
    if (min !== 0 || max !== NPS_MAX) return null;
    return value >= 9 ? 100 : value <= 6 ? -100 : 0;
  }
  const share = (value - min) / (max - min);
  const stars = 1 + share * (STARS - 1);
  // Satisfied is four and five of five, the top two boxes; on other scales what lies as high.
  return kind === 'csat' ? (stars >= 4 ? 1 : 0) : stars;
}

/**
 * The score of ratings; null under five of a scale that the kind reads. Net promoter score: share of 9 and 10 less share of 0
 * to 6, in points, on a scale from 0 to 10 only. CSAT: share of the satisfied. Stars: the mean, carried over to one to five.
 */
export function scoreOf(kind: ScoreKind, ratings: readonly ScaledRating[]): Score | null {
  return scoreOfParts(kind, partsOf(kind, ratings));
}

/** What each rating adds; those that the kind does not read are left out. */
export function partsOf(kind: ScoreKind, ratings: readonly ScaledRating[]): number[] {
  return ratings.flatMap((rating) => {
    const part = partOf(kind, rating);
    return part === null ? [] : [part];
  });
}

export function scoreOfParts(kind: ScoreKind, parts: readonly number[]): Score | null {
  const { length } = parts;
  if (length < FEWEST_RATINGS) return null;
  const mean = parts.reduce((sum, part) => sum + part, 0) / length;
  if (kind === 'csat') return { value: mean, ...wilson(mean, length), ratings: length };
  const reach = Z * errorOf(kind, parts, mean);
  const [least, most] = kind === 'nps' ? [-100, 100] : [1, STARS];
  return {
    value: mean,
    low: Math.max(least, mean - reach),
    high: Math.min(most, mean + reach),
    ratings: length,
  };
}

/** Distance between a kind's lowest part and its highest. */
const RANGE: Readonly<Record<ScoreKind, number>> = { nps: 200, csat: 1, stars: STARS - 1 };

/**
 * Standard error of the mean, as if one more rating stood a quarter of the range away from it: a few ratings that all agree
 * would otherwise seem certain.
 */
export function errorOf(kind: ScoreKind, parts: readonly number[], mean: number): number {
  const { length } = parts;
  const squares = parts.reduce((sum, part) => sum + (part - mean) ** 2, 0);
  const imagined = RANGE[kind] ** 2 / 16;
  return Math.sqrt((squares + imagined) / length / length);
}

/** Wilson's score interval of a share. */
export function wilson(share: number, count: number): { low: number; high: number } {
  const z2 = (Z * Z) / count;
  const center = (share + z2 / 2) / (1 + z2);
  const reach = (Z * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count))) / (1 + z2);
  return { low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}
