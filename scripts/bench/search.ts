/**
 * Measures the text engine against its limits: finding, calibration, languages, tone, speed, memory.
 *
 *   npm run bench:search [folder with the data sets]
 *
 * Exits 1 when a limit is missed, 2 when the data is absent. No constant is fitted on what is measured here; which
 * settings were chosen with some of it in view is told in docs/decisions/0008-text-engine.md.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixtureLines, indexOf, judge, reliabilityOf, shareOfHigh } from './search/corpus.ts';
import { measureDetection, measureParaphrases } from './search/languages.ts';
import { isKept, printTable } from './search/report.ts';
import type { Measured } from './search/report.ts';
import { measureShortQuestions } from './search/short-questions.ts';
import { readShared } from './search/shared-data.ts';
import { measureExtraction, measureMemory, measureQueries } from './search/speed.ts';
import { measureTone } from './search/tone.ts';

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url)));
if (!existsSync(folder)) {
  console.error(`The data sets are not in ${folder}; give their folder: npm run bench:search <folder>`);
  process.exit(2);
}
const data = await readShared(folder);

const bank = indexOf(data.bankTrain.map(({ text }) => text));
const found = judge(bank, data.bankTrain, data.bankTest);
const onBank = reliabilityOf(found.pairs);
const offTopic = fixtureLines('off-topic-queries.txt');
const tweets = data.airlineReasons.filter((_, i) => i % 20 === 0);

const asked = data.airlineReasons.filter((_, i) => i % 20 === 0);
const stored = data.airlineReasons.filter((_, i) => i % 20 !== 0);
const airline = indexOf(stored.map(({ text }) => text));
const onAirline = reliabilityOf(judge(airline, stored, asked).pairs);

// What people type is short; none of it is asked twice.
const queries = data.texts.filter((text) => text.length <= 120).slice(-800);

const lines: Measured[] = [
  { name: 'Banking77 test over train, P@1', value: found.precisionAt1, unit: '%', limit: { atLeast: 86 } },
  { name: 'Banking77 test over train, P@10', value: found.precisionAt10, unit: '%', limit: { atLeast: 75 } },
  {
    name: 'calibration error, Banking77 test, 50 best',
    value: onBank.error,
    unit: '',
    limit: { atMost: 0.03 },
  },
  { name: 'calibration error, airline reasons, not fitted', value: onAirline.error, unit: '' },
  {
    name: `off-topic queries with a High hit (${offTopic.length})`,
    value: shareOfHigh(bank, offTopic),
    unit: '%',
    limit: { atMost: 15 },
  },
  {
    name: 'airline tweets asked of Banking77 with a High hit',
    value: shareOfHigh(
      bank,
      tweets.map(({ text }) => text),
    ),
    unit: '%',
  },
  ...measureShortQuestions(),
  ...measureParaphrases(),
  ...measureDetection(),
  ...measureTone('airline tweets', data.airlineTone, { accuracy: 60, f1: 56 }),
  ...measureTone('ChatGPT reviews by stars', data.reviewTone, { accuracy: 64, f1: 48 }),
  ...measureTone('neobank reviews by stars', data.bankReviewTone, { accuracy: 64, f1: 48 }),
  measureExtraction(data.texts),
  ...measureQueries(data.texts, queries, 10_000, 10),
  ...measureQueries(data.texts, queries, 100_000, 40),
  measureMemory(folder),
];

for (const [name, { steps }] of [
  ['Banking77 test', onBank],
  ['airline reasons', onAirline],
] as const) {
  console.log(`Reliability on ${name}: score → share right (pairs)`);
  for (const step of steps) {
    if (step.pairs > 0)
      console.log(`  ${step.meanScore.toFixed(2)} → ${step.right.toFixed(2)} (${step.pairs})`);
  }
}
printTable(lines);
process.exitCode = lines.every(isKept) ? 0 : 1;
