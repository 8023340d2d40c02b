import { detectLanguage } from './language.ts';
import { clauseTone } from './sentiment/clause-tone.ts';
import { emojiStrength } from './sentiment/emoji.ts';
import { lexiconOf } from './sentiment/lexicon.ts';
import type { Lexicon } from './sentiment/lexicon.ts';
import { normalise } from './text/fold.ts';
import { tokenise } from './text/tokenise.ts';

export interface SentimentInput {
  text: string;
  title?: string | null;
  /** `value` on a scale from 1 to `scale`, such as stars. */
  rating?: { value: number; scale: number } | null;
}

export interface Sentiment {
  label: 'negative' | 'neutral' | 'positive';
  /** −1…1. */
  score: number;
  /** What spoke: the rating where there is one, else the words. */
  by: 'lexicon' | 'rating';
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|[@]\S+/g;
/** A title sums its text up. */
const TITLE_WEIGHT = 1.5;
/** A question tells less of a judgement than a statement. */
const QUESTION_WEIGHT = 0.7;
const EXCLAMATION = 0.1;
const MOST_EXCLAMATIONS = 3;
/** Strength at which the score reaches 0.71. */
const HALF_STRENGTH = 4;
/** Scores between are neutral. People complain in milder words than they praise, so the upper bound is higher. */
const NEGATIVE_FROM = -0.1;
const POSITIVE_FROM = 0.3;
/** Languages that a short text is mistaken for; asked in turn where the detected one's words say nothing. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  it: ['es', 'pt'],
  es: ['pt', 'it'],
  pt: ['es', 'it'],
};
/** How far words may move a score that the rating has set. */
const WORDS_BESIDE_RATING = 0.3;

/**
 * Whether a text speaks well or badly of its subject. A rating, where there is one, decides; words only shade it, and
 * settle a rating in the middle of its scale.
 */
export function sentimentOf(input: SentimentInput): Sentiment {
  const { rating } = input;
  const words = toneOfWords(input);
  if (!rating) return { label: labelOf(words), score: words, by: 'lexicon' };
  const stars = starTone(rating);
  const score = clamp(stars + WORDS_BESIDE_RATING * (1 - Math.abs(stars)) * words);
  const label = stars >= 0.25 ? 'positive' : stars <= -0.25 ? 'negative' : 'neutral';
  return { label, score, by: 'rating' };
}

function starTone({ value, scale }: { value: number; scale: number }): number {
  return scale > 1 ? clamp((2 * (value - 1)) / (scale - 1) - 1) : 0;
}

function toneOfWords({ text, title }: SentimentInput): number {
  const { language } = detectLanguage(`${title ?? ''}\n${text}`);
  const strengthIn = (name: string) => {
    const lexicon = lexiconOf(name);
    return strengthOf(text, lexicon) + TITLE_WEIGHT * (title ? strengthOf(title, lexicon) : 0);
  };
  let strength = strengthIn(language);
  for (const neighbour of NEIGHBOURS[language] ?? []) {
    if (strength !== 0) break;
    strength = strengthIn(neighbour);
  }
  return strength / Math.sqrt(strength * strength + HALF_STRENGTH * HALF_STRENGTH);
}

function strengthOf(text: string, lexicon: Lexicon): number {
  const plain = normalise(text).replace(ADDRESS, ' ');
  let sum = emojiStrength(text.replace(ADDRESS, ' '));
  for (const [sentence, end = ''] of plain.matchAll(/[^.!?\n]+([.!?\n]*)/g)) {
    let tone = 0;
    for (const clause of sentence.split(/[,;:()"]+/)) tone += clauseTone(tokenise(clause), lexicon);
    if (end.includes('?')) tone *= QUESTION_WEIGHT;
    tone *= 1 + EXCLAMATION * Math.min(MOST_EXCLAMATIONS, end.split('!').length - 1);
    sum += tone;
  }
  return sum;
}

function labelOf(score: number): Sentiment['label'] {
  if (score >= POSITIVE_FROM) return 'positive';
  return score <= NEGATIVE_FROM ? 'negative' : 'neutral';
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
