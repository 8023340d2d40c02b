/**
 * Measures the themes that the engine finds: how well they agree with labels that people gave, how far a rebuild keeps
 * them, what they cost.
 *
 *   npm run bench:themes [folder with the data sets] [--names]
 *
 * Exits 1 when a limit is missed, 2 when the data is absent. No setting is chosen on what is measured here. `--names`
 * lists the themes of the test part, the tweets and the reviews for reading.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isKept, printTable } from './search/report.ts';
import type { Measured } from './search/report.ts';
import { readShared } from './search/shared-data.ts';
import { manyTexts } from './search/many-texts.ts';
import {
  measureCost,
  measureLabels,
  measureParaphrases,
  measureRebuild,
  printNames,
} from './themes/measures.ts';

const [given] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = resolve(given ?? fileURLToPath(new URL('../../../shared/data', import.meta.url)));
if (!existsSync(folder)) {
  console.error(`The data sets are not in ${folder}; give their folder: npm run bench:themes <folder>`);
  process.exit(2);
}
const data = await readShared(folder);

if (process.argv.includes('--names')) {
  printNames(
    'Banking77 test',
    data.bankTest.map(({ text }) => text),
  );
  printNames('airline tweets', data.airlineTone.map(({ text }) => text).slice(0, 10_000));
  printNames(
    'ChatGPT reviews',
    data.reviewTone.map(({ text, title }) => `${title ?? ''}\n${text}`),
  );
  printNames(
    'neobank reviews',
    data.bankReviewTone.map(({ text }) => text),
  );
} else {
  const lines: Measured[] = [
    ...measureLabels('Banking77 test', data.bankTest, { nmi: 0.74, ari: 0.43 }),
    ...measureLabels('airline reasons', data.airlineReasons.slice(0, 3000)),
    ...measureParaphrases(),
    ...measureRebuild(data.bankTest),
    ...measureCost(manyTexts(data.texts, 10_000)),
  ];
  printTable(lines);
  process.exitCode = lines.every(isKept) ? 0 : 1;
}
