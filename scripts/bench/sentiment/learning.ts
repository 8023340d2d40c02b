import { sentimentOf } from '@earshot/analysis/sentiment';
import { learnTone, readLearntTone } from '@earshot/analysis/sentiment/learnt-tone';
import type { LearntTone } from '@earshot/analysis/sentiment/learnt-tone';
import { macroF1 } from '@earshot/analysis/sentiment/macro-f1';
import type { ToneLabel } from '@earshot/analysis/sentiment/tone-learning';
import { TONES } from '@earshot/analysis/sentiment/tones';
import { general, words } from '../search/corpus.ts';
import type { Measured } from '../search/report.ts';
import type { Toned } from '../search/tone.ts';
import { drawn } from './drawn.ts';

/** Labels are drawn from the pool; the test part is only judged. */
export interface Halves {
  pool: ToneLabel[];
  test: ToneLabel[];
}

export function learnBy(texts: readonly Toned[], from: ToneLabel['from']): Halves {
  const labels = texts.flatMap(({ text, title = null, label }): ToneLabel[] => {
    const tone = TONES.find((known) => known === label);
    return tone ? [{ text, title, tone, from }] : [];
  });
  const half = Math.floor(labels.length / 2);
  return { pool: labels.slice(0, half), test: labels.slice(half) };
}

/** Accuracy and macro-F1 of the words alone, in percent. */
export function judgedBy(
  name: string,
  test: readonly ToneLabel[],
  learnt: LearntTone | null,
  atLeast?: number,
): Measured[] {
  const { accuracy, f1 } = qualityOn(test, learnt);
  return [
    { name: `${name}: accuracy`, value: accuracy, unit: '%' },
    withLimit({ name: `${name}: macro-F1`, value: f1, unit: '%' }, atLeast),
  ];
}

/** Means over several draws of labels; who speaks is decided as in the product, and the model is stored and read again. */
export function measureLearning(
  name: string,
  { pool, test }: Halves,
  { labels, seeds, atLeast }: { labels: number; seeds: number; atLeast?: number },
): Measured[] {
  let accuracy = 0;
  let f1 = 0;
  let takenOver = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const learnt = readLearntTone(learnTone(drawn(pool, labels, seed), words, general).encode(), words);
    if (learnt.report.verdict === 'takes_over') takenOver += 1;
    const quality = qualityOn(test, learnt);
    accuracy += quality.accuracy / seeds;
    f1 += quality.f1 / seeds;
  }
  const count = `${name}, ${labels.toLocaleString('en')} labels`;
  return [
    { name: `${count}: accuracy`, value: accuracy, unit: '%' },
    withLimit({ name: `${count}: macro-F1`, value: f1, unit: '%' }, atLeast),
    { name: `${count}: learnt model speaks in ${takenOver} of`, value: seeds, unit: 'draws' },
  ];
}

function qualityOn(test: readonly ToneLabel[], learnt: LearntTone | null): { accuracy: number; f1: number } {
  const verdicts = test.map((label) => ({
    given: sentimentOf({ text: label.text, title: label.title ?? null }, { learnt, general }).label,
    right: label.tone,
    weight: 1,
  }));
  const right = verdicts.filter((verdict) => verdict.given === verdict.right).length;
  return { accuracy: (100 * right) / test.length, f1: 100 * macroF1(verdicts) };
}

function withLimit(line: Measured, atLeast: number | undefined): Measured {
  return atLeast === undefined ? line : { ...line, limit: { atLeast } };
}
