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
  /** What spoke: the rating when there is one, else the words. */
  by: 'lexicon' | 'rating';
}

const POSITIVE = new Set(
  'good great love excellent thanks thank helpful easy happy best amazing perfect nice'.split(' '),
);
const NEGATIVE = new Set(
  'bad worst terrible hate slow broken crash crashes late rude never useless problem not'.split(' '),
);

/** Whether a text speaks well or badly of its subject. */
export function sentimentOf(input: SentimentInput): Sentiment {
  const { rating } = input;
  if (rating) {
    const score =
      rating.scale > 1 ? Math.max(-1, Math.min(1, (2 * (rating.value - 1)) / (rating.scale - 1) - 1)) : 0;
    return { label: labelOf(score), score, by: 'rating' };
  }
  let sum = 0;
  for (const word of tokenise(`${input.title ?? ''}\n${input.text}`)) {
    if (POSITIVE.has(word)) sum += 1;
    if (NEGATIVE.has(word)) sum -= 1;
  }
  const score = sum / Math.sqrt(sum * sum + 4);
  return { label: labelOf(score), score, by: 'lexicon' };
}

function labelOf(score: number): Sentiment['label'] {
  if (score > 0.2) return 'positive';
  return score < -0.2 ? 'negative' : 'neutral';
}
