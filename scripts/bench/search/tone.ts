import { sentimentOf } from '@earshot/analysis/sentiment';
import type { SentimentInput } from '@earshot/analysis/sentiment';
import { general } from './corpus.ts';
import type { Measured } from './report.ts';

const LABELS = ['negative', 'neutral', 'positive'] as const;

export interface Toned extends SentimentInput {
  label: string;
}

/** Accuracy and macro-F1, both in percent, of the words alone. */
export function measureTone(
  name: string,
  texts: readonly Toned[],
  limits: { accuracy: number; f1: number },
): Measured[] {
  const given = texts.map(({ text, title = null }) => sentimentOf({ text, title }, { general }).label);
  const right = texts.filter(({ label }, i) => given[i] === label).length;
  const f1 = LABELS.map((label) => {
    const both = texts.filter((one, i) => one.label === label && given[i] === label).length;
    const all =
      texts.filter((one) => one.label === label).length + given.filter((one) => one === label).length;
    return all === 0 ? 0 : (2 * both) / all;
  });
  return [
    {
      name: `sentiment ${name}, accuracy`,
      value: (100 * right) / texts.length,
      unit: '%',
      limit: { atLeast: limits.accuracy },
    },
    {
      name: `sentiment ${name}, macro-F1`,
      value: (100 * f1.reduce((sum, value) => sum + value, 0)) / LABELS.length,
      unit: '%',
      limit: { atLeast: limits.f1 },
    },
  ];
}

/** Four and five stars praise, one and two blame. */
export function labelOfStars(stars: string): string {
  const value = Number(stars);
  return value >= 4 ? 'positive' : value >= 3 ? 'neutral' : 'negative';
}
