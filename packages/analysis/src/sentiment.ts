import { detectLanguage } from './language.ts';
import type { LearntTone } from './sentiment/learnt-tone.ts';
import { likeliest, placeOfRating, toneOfRating, toneOfScore, withRating } from './sentiment/tones.ts';
import type { StarRating, Tone } from './sentiment/tones.ts';
import { wordingOf } from './sentiment/wording.ts';

export interface SentimentInput {
  text: string;
  title?: string | null;
  /** `value` on a scale from 1 to `scale`, such as stars. */
  rating?: StarRating | null;
  /** Two letters; detected when absent. */
  language?: string | null;
}

export interface Sentiment {
  label: Tone;
  /** −1…1. */
  score: number;
  /** What decided the label: the rating, what the workspace's labels taught, or else the lexicon. */
  by: 'lexicon' | 'rating' | 'learned';
}

/** How far words may move a score that the rating has set. */
const WORDS_BESIDE_RATING = 0.3;

/**
 * Whether a text speaks well or badly of its subject. Beside the lexicon, a rating decides and words only shade it.
 * Where the learnt model has taken over, it speaks instead of the lexicon, and may outvote a rating when it is sure.
 */
export function sentimentOf(input: SentimentInput): Sentiment & { by: 'lexicon' | 'rating' };
export function sentimentOf(input: SentimentInput, learnt: LearntTone | null | undefined): Sentiment;
export function sentimentOf(input: SentimentInput, learnt?: LearntTone | null): Sentiment {
  const language = input.language ?? detectLanguage(`${input.title ?? ''}\n${input.text}`).language;
  if (learnt?.report.verdict === 'takes_over') return learntSentiment(input, language, learnt);
  const { score: words } = wordingOf(input, language);
  const { rating } = input;
  if (!rating) return { label: toneOfScore(words), score: words, by: 'lexicon' };
  const place = placeOfRating(rating);
  const score = place + WORDS_BESIDE_RATING * (1 - Math.abs(place)) * words;
  return { label: toneOfRating(rating), score: Math.max(-1, Math.min(1, score)), by: 'rating' };
}

function learntSentiment(input: SentimentInput, language: string, learnt: LearntTone): Sentiment {
  const { rating } = input;
  const ofWords = learnt.sharesOf(learnt.inputsOf(input, language));
  const shares = rating ? withRating(ofWords, rating) : ofWords;
  const label = likeliest(shares);
  const by = rating && toneOfRating(rating) === label ? 'rating' : 'learned';
  return { label, score: shares[2] - shares[0], by };
}
