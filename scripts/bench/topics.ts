/**
 * Measures custom topics against their limits: how good they are after 0, 10, 20 and 50 ratings that the engine's own
 * queue asked for, how long a fit takes, how large a model is. The texts that a topic is judged by are items of the same
 * workspace that nobody rates, as in the product; beside it they are judged as if they had just come in.
 *
 *   npm run bench:topics [folder with the data sets]
 *
 * Exits 1 when a limit is missed, 2 when the data is absent. The topics were written from the labels' names before the
 * first run; settings were chosen on Banking77's training part and on the half of the airline tweets that is rated here.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isKept, printTable } from './search/report.ts';
import type { Measured } from './search/report.ts';
import { readShared } from './search/shared-data.ts';
import { measureFit } from './topics/fit-cost.ts';
import { groundOf, halvesOf, meanQuality, rateTopic, STAGES, topicsOf } from './topics/rated-topic.ts';
import type { TopicQuality } from './topics/rated-topic.ts';

const SEEDS = [1, 2, 3, 4, 5];
const BANKING_LIMITS = [
  { averagePrecision: 70, f1: 60 },
  { averagePrecision: 74, f1: 66 },
  { averagePrecision: 78, f1: 71 },
  { averagePrecision: 84, f1: 80 },
];

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url)));
if (!existsSync(folder)) {
  console.error(`The data sets are not in ${folder}; give their folder: npm run bench:topics <folder>`);
  process.exit(2);
}
const { bankTrain, bankTest, airlineReasons } = await readShared(folder);

const bank = groundOf(bankTrain, bankTest);
const airline = groundOf(...halvesOf(airlineReasons));
const onBank = qualityOn('banking', bank);
const onAirline = qualityOn('airline', airline);

const lines: Measured[] = [
  ...STAGES.flatMap((stage, i) => linesOf('Banking77', stage, onBank[i], BANKING_LIMITS[i])),
  ...STAGES.flatMap((stage, i) =>
    linesOf('airline', stage, onAirline[i], stage === 50 ? { f1: 40 } : undefined),
  ),
  ...measureFit(bank, topicsOf('banking')),
];
printTable(lines);
process.exitCode = lines.every(isKept) ? 0 : 1;

/** Means over all topics of a list and all seeds. */
function qualityOn(list: string, ground: typeof bank): TopicQuality[] {
  const qualities = topicsOf(list).flatMap((topic) => SEEDS.map((seed) => rateTopic(topic, ground, seed)));
  return meanQuality(qualities);
}

function linesOf(
  name: string,
  stage: number,
  quality: TopicQuality | undefined,
  limits?: { averagePrecision?: number; f1?: number },
): Measured[] {
  if (!quality) return [];
  const line = (what: string, value: number, atLeast?: number): Measured => ({
    name: `${name}, ${stage} ratings: ${what}`,
    value,
    unit: '%',
    ...(atLeast === undefined ? {} : { limit: { atLeast } }),
  });
  return [
    line('average precision', quality.linked.averagePrecision, limits?.averagePrecision),
    line('F1', quality.linked.f1, limits?.f1),
    line('F1 at the best of all thresholds', quality.linked.bestF1),
    line('average precision on what has just come in', quality.justIn.averagePrecision),
    line('F1 on what has just come in', quality.justIn.f1),
    line('thumbs-up among the ratings', quality.thumbsUp),
  ];
}
