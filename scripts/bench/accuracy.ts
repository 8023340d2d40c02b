/**
 * Measures whether the accuracy that a topic shows is true: people rate topics, and the audited precision with its
 * interval is held against the truth of all items that are in the topic by then.
 *
 *   npm run bench:accuracy [-- simulated | real | development] [folder with the data sets]
 *
 * Simulated: 200 people whose topics are broad and whose true precision lies evenly between .5 and .98. Real: the twenty intents
 * of Banking77 and the nine reasons of airline tweets that `bench:topics` judges by; of the tweets the half that nothing was
 * chosen on. Without a word both. Development: the other 57 intents, which settings were chosen on; without limits.
 *
 * Exits 1 when a limit is missed, 2 when the data is absent.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isKept, printTable } from './search/report.ts';
import { readShared } from './search/shared-data.ts';
import { linesOf } from './topics/audit-lines.ts';
import { auditTopic } from './topics/audited-topic.ts';
import type { Shown } from './topics/audited-topic.ts';
import { groundOf, halvesOf, topicsOf } from './topics/rated-topic.ts';
import type { Ground, LabelledTopic } from './topics/rated-topic.ts';
import { simulateRater } from './topics/simulated-rater.ts';

const RATERS = 200;
const [LEAST, MOST] = [0.5, 0.98];
const STAGES = [15, 30, 60];
const SEEDS = [1, 2, 3, 4, 5, 6, 7];
const LIMITS = { covered: 93, distance: 0.05, lifted: 0.02, shown: 90 };

const parts = ['simulated', 'real', 'development'];
const words = process.argv.slice(2);
const [part = 'both'] = words.filter((word) => parts.includes(word));
const [given] = words.filter((word) => !parts.includes(word));
const folder = resolve(given ?? fileURLToPath(new URL('../../../shared/data', import.meta.url)));
if (part !== 'simulated' && !existsSync(folder)) {
  console.error(`The data sets are not in ${folder}; give their folder: npm run bench:accuracy <folder>`);
  process.exit(2);
}
const lines = [];
if (part === 'both' || part === 'simulated') lines.push(...linesOf('simulated', STAGES, simulated(), LIMITS));
if (part !== 'simulated') {
  const { bankTrain, bankTest, airlineReasons } = await readShared(folder);
  const bank = groundOf(bankTrain, bankTest);
  if (part === 'development') {
    const topics = [...topicsOf('banking-fit'), ...topicsOf('banking-rest')];
    lines.push(...linesOf('57 intents', STAGES, audited(bank, topics)));
  } else {
    const intents = audited(bank, topicsOf('banking'));
    const reasons = audited(groundOf(halvesOf(airlineReasons)[1], []), topicsOf('airline'));
    const { covered, lifted, shown } = LIMITS;
    lines.push(
      ...linesOf('intents', STAGES, intents),
      ...linesOf('reasons', STAGES, reasons),
      ...linesOf('both', STAGES, [...intents, ...reasons], { covered, lifted, shown }),
    );
  }
}
printTable(lines);
process.exitCode = lines.every(isKept) ? 0 : 1;

function simulated(): Shown[][] {
  return Array.from({ length: RATERS }, (_, rater) =>
    simulateRater(LEAST + ((MOST - LEAST) * (rater + 0.5)) / RATERS, rater + 1, STAGES),
  );
}

/** The labels are what the person finds. */
function audited({ pool, test, ...ground }: Ground, topics: readonly LabelledTopic[]): Shown[][] {
  const labels = [...pool, ...test].map(({ label }) => label);
  return SEEDS.flatMap((seed) =>
    topics.map((topic) =>
      auditTopic({ ...ground, topic, isOn: (id) => labels[id] === topic.label }, STAGES, seed),
    ),
  );
}
