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

/** How far the lexicon's words may move a score that the rating has set. */
const WORDS_BESIDE_RATING = 0.3;

/** What speaks beside ratings. */
export interface SentimentSpeakers {
  /** What the workspace's labels taught. */
  learnt?: LearntTone | null;
  /** What texts of many businesses taught; without it the lexicon speaks. */
  general?: LearntTone | null;
}

/**
 * Whether a text speaks well or badly of its subject: what its words say, in the light of its rating, which loses only to words that are
 * surer than it is. What the workspace's labels taught speaks where it has taken over, else what texts of many businesses taught.
 */
export function sentimentOf(
  input: SentimentInput,
  { learnt = null, general = null }: SentimentSpeakers = {},
): Sentiment {
  const language = input.language ?? detectLanguage(`${input.title ?? ''}\n${input.text}`).language;
  if (learnt?.report.verdict === 'takes_over') return modelSentiment(input, language, learnt, 'learned');
  if (general) return modelSentiment(input, language, general, 'lexicon');
  return lexiconSentiment(input, language);
}

function modelSentiment(
  input: SentimentInput,
  language: string,
  model: LearntTone,
  speaker: Sentiment['by'],
): Sentiment {
  const { rating } = input;
  const ofWords = model.sharesOf(model.inputsOf(input, language));
  const shares = rating ? withRating(ofWords, rating) : ofWords;
  const label = likeliest(shares);
  const by = rating && !isMiddling(rating) && toneOfRating(rating) === label ? 'rating' : speaker;
  return { label, score: shares[2] - shares[0], by };
}

/** The lexicon knows too few words to outvote a rating that takes sides. */
function lexiconSentiment(input: SentimentInput, language: string): Sentiment {
  const { score: ofWords } = wordingOf(input, language);
  const { rating } = input;
  if (!rating || isMiddling(rating)) return { label: toneOfScore(ofWords), score: ofWords, by: 'lexicon' };
  const place = placeOfRating(rating);
  const score = place + WORDS_BESIDE_RATING * (1 - Math.abs(place)) * ofWords;
  return { label: toneOfRating(rating), score: Math.max(-1, Math.min(1, score)), by: 'rating' };
}
