/**
 * Fits the constants of packages/analysis/src/calibration.ts and prints them.
 *
 *   node scripts/engine/fit-calibration.ts <banking77_train.csv>
 *
 * Three tenths of the training part are asked in turn against the other nine tenths. Examples are the
 * pairs of a query and each of its 50 best items; right means the same intent. The order of results comes from
 * `likeness`, whose ratio of signals was chosen by P@10 on the same part; the logistic gives it its meaning.
 */
import { readFileSync } from 'node:fs';
import { CALIBRATION, likenessAt } from '@earshot/analysis/calibration';
import { extractFeatures } from '@earshot/analysis/features';
import { SearchIndex } from '@earshot/analysis/search-index';
import { readWordTable } from '@earshot/analysis/word-table';
import { readLabelled } from './labelled-texts.ts';
import { fitLogistic } from './logistic-fit.ts';

const FOLDS = 3;
const BEST = 50;
const STEPS = 10_000;
const table = new URL('../../packages/analysis/assets/words-en.bin', import.meta.url);
const words = readWordTable(readFileSync(table));

interface Examples {
  rows: number[][];
  isRight: boolean[];
}

/** Under this scale a score tells the likeness that it came from. */
const SCALE = { constant: -4, slope: 3 };

function indexOf(texts: readonly string[]): SearchIndex {
  const calibration = { ...CALIBRATION, scale: SCALE };
  const index = new SearchIndex(words, { calibration });
  texts.forEach((text, id) => index.upsert(id, id, extractFeatures(text, words)));
  return index;
}

function likenessOf(score: number): number {
  const share = Math.min(Math.max(score, 0.5 / STEPS), 1 - 0.5 / STEPS);
  return likenessAt(SCALE, Math.log(share / (1 - share)));
}

async function examplesOf(path: string): Promise<Examples> {
  const texts = await readLabelled(path, 'text', 'category');
  const examples: Examples = { rows: [], isRight: [] };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const items = texts.filter((_, i) => i % 10 !== fold);
    const index = indexOf(items.map(({ text }) => text));
    for (const { text, label } of texts.filter((_, i) => i % 10 === fold)) {
      for (const { id, score } of index.search({ text }, { offset: 0, limit: BEST }).results) {
        examples.rows.push([1, likenessOf(score)]);
        examples.isRight.push(items[id]?.label === label);
      }
    }
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
const { rows, isRight } = await examplesOf(path);
const [constant, slope] = fitLogistic(rows, isRight);
console.log({ constant, slope });
