/**
 * Fits the constants of packages/analysis/src/calibration.ts and prints them.
 *
 *   node scripts/engine/fit-calibration.ts <banking77_train.csv>
 *
 * Three tenths of the training part are asked in turn against the other nine tenths. Examples are the pairs of a
 * query and each of its 50 best items; right means the same intent.
 * The order of results comes from the ratio of the two signals, which was chosen by P@10 on the same part; the
 * logistic then gives it its meaning.
 */
import { readFileSync } from 'node:fs';
import { ODDS, vouched } from '@earshot/analysis/calibration';
import type { Odds } from '@earshot/analysis/calibration';
import { extractFeatures } from '@earshot/analysis/features';
import { SearchIndex } from '@earshot/analysis/search-index';
import { readWordTable } from '@earshot/analysis/word-table';
import { fitLogistic } from './logistic-fit.ts';
import { readLabelled } from './labelled-texts.ts';
import type { LabelledText } from './labelled-texts.ts';

const FOLDS = 3;
const BEST = 50;
const BOTH_PER_COSINE = 2.2;
const table = new URL('../../packages/analysis/assets/words-en.bin', import.meta.url);
const words = readWordTable(readFileSync(table));

interface Examples {
  rows: number[][];
  isRight: boolean[];
}

/** All pairs of one fold; `usesWordVectors` false leaves the vectors out, as for a language without them. */
function examplesOf(texts: readonly LabelledText[], fold: number, usesWordVectors: boolean): Examples {
  let signals: { cosine: number; both: number }[] = [];
  const record = (cosine: number, queryCovered: number, itemCovered: number): void => {
    signals.push({ cosine, both: Math.sqrt(queryCovered * itemCovered) });
  };
  const odds: Odds = {
    withVectors(cosine, queryCovered, itemCovered) {
      record(cosine, queryCovered, itemCovered);
      return ODDS.withVectors(cosine, queryCovered, itemCovered);
    },
    wordsOnly(queryCovered, itemCovered) {
      record(0, queryCovered, itemCovered);
      return ODDS.wordsOnly(queryCovered, itemCovered);
    },
  };
  const index = new SearchIndex(words, { odds });
  const featuresOf = (text: string) => {
    const features = extractFeatures(text, words);
    return { ...features, usesWordVectors: features.usesWordVectors && usesWordVectors };
  };
  const items = texts.filter((_, i) => i % 10 !== fold);
  const queries = texts.filter((_, i) => i % 10 === fold);
  items.forEach(({ text }, id) => index.upsert(id, id, featuresOf(text)));
  const examples: Examples = { rows: [], isRight: [] };
  for (const query of queries) {
    signals = [];
    // Every item is asked about, in the order in which it was added: the i-th signal is that of item i.
    const { results } = index.search(
      { features: featuresOf(query.text) },
      { offset: 0, limit: items.length, keepLowScores: true },
    );
    const add = (id: number, isRight: boolean): void => {
      const { cosine, both } = signals[id] ?? { cosine: 0, both: 0 };
      examples.rows.push([1, usesWordVectors ? vouched(cosine, both) + BOTH_PER_COSINE * both : both]);
      examples.isRight.push(isRight);
    };
    for (const { id } of results.slice(0, BEST)) add(id, items[id]?.label === query.label);
  }
  return examples;
}

const path = process.argv[2];
if (path === undefined) {
  console.error(
    'Say where the training part of Banking77 is: node scripts/engine/fit-calibration.ts <file.csv>',
  );
  process.exit(2);
}
const texts = await readLabelled(path, 'text', 'category');
for (const usesWordVectors of [true, false]) {
  const rows: number[][] = [];
  const isRight: boolean[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const examples = examplesOf(texts, fold, usesWordVectors);
    for (const row of examples.rows) rows.push(row);
    for (const right of examples.isRight) isRight.push(right);
  }
  const [constant = 0, weight = 0] = fitLogistic(rows, isRight);
  const figures = usesWordVectors
    ? { constant, cosine: weight, both: weight * BOTH_PER_COSINE }
    : { constant, both: weight };
  console.log(usesWordVectors ? 'WITH_VECTORS' : 'WORDS_ONLY', figures);
}
