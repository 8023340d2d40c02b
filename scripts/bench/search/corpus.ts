import { readFileSync } from 'node:fs';
import { extractFeatures } from '@earshot/analysis/features';
import { SearchIndex } from '@earshot/analysis/search-index';
import { readLearntTone } from '@earshot/analysis/sentiment/learnt-tone';
import { readWordTable } from '@earshot/analysis/word-table';
import type { LabelledText } from '../../engine/labelled-texts.ts';

const root = new URL('../../../packages/analysis/', import.meta.url);

export const words = readWordTable(readFileSync(new URL('assets/words-en.bin', root)));
/** What texts of many businesses taught about tone. */
export const general = readLearntTone(readFileSync(new URL('assets/tone.bin', root)), words);

/** The lines of one of the engine's own fixtures. */
export function fixtureLines(path: string): string[] {
  return readFileSync(new URL(`fixtures/${path}`, root), 'utf8')
    .trim()
    .split('\n');
}

/** An index over texts whose id is their place in the list. */
export function indexOf(texts: readonly string[]): SearchIndex {
  const index = new SearchIndex(words);
  texts.forEach((text, id) => index.upsert(id, id, extractFeatures(text, words)));
  return index;
}

/** A score and whether it belongs to a pair of equal labels. */
export interface Judged {
  score: number;
  isRight: boolean;
}

export interface Quality {
  /** Percent of queries whose best result has the query's label. */
  precisionAt1: number;
  /** Mean percent of right results among the best ten. */
  precisionAt10: number;
  pairs: Judged[];
}

/** Asks each query for its 50 best items of the index over `items`; right is what carries the same label. */
export function judge(
  index: SearchIndex,
  items: readonly LabelledText[],
  queries: readonly LabelledText[],
): Quality {
  let first = 0;
  let ten = 0;
  const pairs: Judged[] = [];
  for (const { text, label } of queries) {
    const { results } = index.search({ text }, { offset: 0, limit: 50, keepLowScores: true });
    const judged = results.map(({ id, score }) => ({ score, isRight: items[id]?.label === label }));
    if (judged[0]?.isRight) first += 1;
    ten += judged.slice(0, 10).filter(({ isRight }) => isRight).length / 10;
    for (const pair of judged) pairs.push(pair);
  }
  const percent = 100 / queries.length;
  return { precisionAt1: first * percent, precisionAt10: ten * percent, pairs };
}

export interface Reliability {
  /** Ten steps of the score: how many pairs, their mean score, the share that is right. */
  steps: { pairs: number; meanScore: number; right: number }[];
  /** Expected calibration error: mean distance of score and share, weighted by pairs (Naeini et al. 2015). */
  error: number;
}

export function reliabilityOf(pairs: readonly Judged[]): Reliability {
  const steps = Array.from({ length: 10 }, (_, step) => {
    const inStep = pairs.filter(({ score }) => Math.min(9, Math.floor(score * 10)) === step);
    const count = Math.max(1, inStep.length);
    return {
      pairs: inStep.length,
      meanScore: inStep.reduce((sum, { score }) => sum + score, 0) / count,
      right: inStep.filter(({ isRight }) => isRight).length / count,
    };
  });
  const error = steps.reduce(
    (sum, step) => sum + (step.pairs / pairs.length) * Math.abs(step.meanScore - step.right),
    0,
  );
  return { steps, error };
}

/** Percent of the queries whose best result is High (0.5 and more). */
export function shareOfHigh(index: SearchIndex, queries: readonly string[]): number {
  const high = queries.filter((text) => {
    const best = index.search({ text }, { offset: 0, limit: 1 }).results[0];
    return best !== undefined && best.score >= 0.5;
  });
  return (100 * high.length) / queries.length;
}
