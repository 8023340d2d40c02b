/** Order of the classes in every array of the learnt model. */
export const TONES = ['negative', 'neutral', 'positive'] as const;
export type Tone = (typeof TONES)[number];
export const CLASSES = TONES.length;

/** Three probabilities in the order of {@link TONES}. */
export type ToneShares = readonly [number, number, number];

/** Scores between are neutral. People complain in milder words than they praise, so the upper bound is higher. */
export const NEGATIVE_UP_TO = -0.1;
export const POSITIVE_FROM = 0.3;
/** From this distance to the middle of its scale on, a rating takes sides. */
const RATING_TAKES_SIDES = 0.25;
/** Four stars of five as logits. */
const RATING_SLOPE = 3;
const NEUTRAL_MIDDLE = 1.1;
/**
 * How much likelier each tone is beside a rating in the middle of its scale. Most who give three stars of five and say why, complain: of 120
 * such reviews 92 were read as negative, 22 as neutral and 6 as positive. The odds are milder than that, so that the words still count.
 */
const MIDDLE_ODDS: ToneShares = [2, 1, 1 / 3];

/** `value` on a scale from 1 to `scale`, such as stars. */
export interface StarRating {
  value: number;
  scale: number;
}

/** The tone of the lexicon's score. */
export function toneOfScore(score: number): Tone {
  if (score >= POSITIVE_FROM) return 'positive';
  return score <= NEGATIVE_UP_TO ? 'negative' : 'neutral';
}

/** A rating's place between the ends of its scale, −1…1. */
export function placeOfRating({ value, scale }: StarRating): number {
  return scale > 1 ? Math.max(-1, Math.min(1, (2 * (value - 1)) / (scale - 1) - 1)) : 0;
}

/** Whether a rating is too near the middle of its scale to take sides: three stars of five, 4 to 6 of 0 to 10. */
export function isMiddling(rating: StarRating): boolean {
  return Math.abs(placeOfRating(rating)) < RATING_TAKES_SIDES;
}

/** The tone a rating alone stands for: of five stars, three are neutral. */
export function toneOfRating(rating: StarRating): Tone {
  const place = placeOfRating(rating);
  if (place >= RATING_TAKES_SIDES) return 'positive';
  return place <= -RATING_TAKES_SIDES ? 'negative' : 'neutral';
}

/** What the words say, seen in the light of a rating: Bayes' rule with the rating as the prior. */
export function withRating([negative, neutral, positive]: ToneShares, rating: StarRating): ToneShares {
  const [forNegative, forNeutral, forPositive] = isMiddling(rating)
    ? MIDDLE_ODDS
    : oddsBeside(placeOfRating(rating));
  const a = negative * forNegative;
  const b = neutral * forNeutral;
  const c = positive * forPositive;
  const sum = a + b + c;
  return sum > 0 ? [a / sum, b / sum, c / sum] : [negative, neutral, positive];
}

/** How much likelier each tone is beside a rating that takes sides. */
function oddsBeside(place: number): ToneShares {
  return [
    Math.exp(-RATING_SLOPE * place),
    Math.exp(NEUTRAL_MIDDLE - RATING_SLOPE * Math.abs(place)),
    Math.exp(RATING_SLOPE * place),
  ];
}

/** The likeliest tone; among equals the milder one. */
export function likeliest([negative, neutral, positive]: ToneShares): Tone {
  if (neutral >= negative && neutral >= positive) return 'neutral';
  return negative >= positive ? 'negative' : 'positive';
}
