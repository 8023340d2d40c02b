import { detectLanguage } from './language.ts';
import type { LearntTone } from './sentiment/learnt-tone.ts';
import {
  isMiddling,
  likeliest,
  placeOfRating,
  toneOfRating,
  toneOfScore,
  withRating,
} from './sentiment/tones.ts';
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
  /** What decided the label: the rating, what the workspace's labels taught, or else the words. */
  by: 'lexicon' | 'rating' | 'learned';
}

/** How far words may move a score that the rating has set. */
const WORDS_BESIDE_RATING = 0.3;

/** What speaks beside ratings. */
export interface SentimentSpeakers {
  /** What the workspace's labels taught. */
  learnt?: LearntTone | null;
  /** What texts of many businesses taught; without it the lexicon speaks. */
  general?: LearntTone | null;
}

/**
 * Whether a text speaks well or badly of its subject. A rating that takes sides decides, and words only shade it; beside one in the
 * middle of its scale the words decide. Where the learnt model has taken over, it speaks instead of the general one, and may outvote a
 * rating when it is sure.
 */
export function sentimentOf(
  input: SentimentInput,
  { learnt = null, general = null }: SentimentSpeakers = {},
): Sentiment {
  const language = input.language ?? detectLanguage(`${input.title ?? ''}\n${input.text}`).language;
  if (learnt?.report.verdict === 'takes_over') return learntSentiment(input, language, learnt);
  const words = general ? toldBy(general, input, language) : toldByLexicon(input, language);
  const { rating } = input;
  if (!rating || isMiddling(rating)) return { ...words, by: 'lexicon' };
  const place = placeOfRating(rating);
  const score = place + WORDS_BESIDE_RATING * (1 - Math.abs(place)) * words.score;
  return { label: toneOfRating(rating), score: Math.max(-1, Math.min(1, score)), by: 'rating' };
}

function toldBy(general: LearntTone, input: SentimentInput, language: string): Omit<Sentiment, 'by'> {
  const ofWords = general.sharesOf(general.inputsOf(input, language));
  const shares = input.rating && isMiddling(input.rating) ? withRating(ofWords, input.rating) : ofWords;
  return { label: likeliest(shares), score: shares[2] - shares[0] };
}

function toldByLexicon(input: SentimentInput, language: string): Omit<Sentiment, 'by'> {
  const { score } = wordingOf(input, language);
  return { label: toneOfScore(score), score };
}

function learntSentiment(input: SentimentInput, language: string, learnt: LearntTone): Sentiment {
  const { rating } = input;
  const ofWords = learnt.sharesOf(learnt.inputsOf(input, language));
  const shares = rating ? withRating(ofWords, rating) : ofWords;
  const label = likeliest(shares);
  const by = rating && toneOfRating(rating) === label ? 'rating' : 'learned';
  return { label, score: shares[2] - shares[0], by };
}
