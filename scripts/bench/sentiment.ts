/**
 * Measures the tone that a workspace's labels teach, against its limits: quality by number of labels, when it takes over,
 * the time it takes, the size it is stored with.
 *
 *   npm run bench:sentiment [folder with the data sets]
 *
 * Exits 1 when a limit is missed, 2 when the data is absent. Settings were chosen on the first half of the airline tweets;
 * what is measured is the second.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isKept, printTable } from './search/report.ts';
import type { Measured } from './search/report.ts';
import { readShared } from './search/shared-data.ts';
import { judgedBy, learnBy, measureLearning } from './sentiment/learning.ts';
import { measureCost } from './sentiment/cost.ts';
import { measureRated } from './sentiment/rated.ts';
import { measureTickets } from './sentiment/tickets.ts';

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url)));
if (!existsSync(folder)) {
  console.error(`The data sets are not in ${folder}; give their folder: npm run bench:sentiment <folder>`);
  process.exit(2);
}
const data = await readShared(folder);
const airline = learnBy(data.airlineTone, 'person');
const reviews = learnBy(data.reviewTone, 'stars');
const bankReviews = learnBy(data.bankReviewTone, 'stars');

const lines: Measured[] = [
  ...measureTickets('open'),
  ...measureTickets('frozen'),
  ...(await measureRated()),
  ...judgedBy('airline, no label', airline.test, null, 53),
  ...measureLearning('airline', airline, { labels: 50, seeds: 5 }),
  ...measureLearning('airline', airline, { labels: 100, seeds: 5 }),
  ...measureLearning('airline', airline, { labels: 200, seeds: 5, atLeast: 62 }),
  ...measureLearning('airline', airline, { labels: 1000, seeds: 3, atLeast: 68 }),
  ...measureLearning('airline', airline, { labels: 7000, seeds: 2, atLeast: 74 }),
  ...judgedBy('ChatGPT stars, no label', reviews.test, null),
  ...measureLearning('ChatGPT stars', reviews, { labels: 200, seeds: 3 }),
  ...measureLearning('ChatGPT stars', reviews, { labels: 1000, seeds: 2 }),
  ...judgedBy('neobank stars, no label', bankReviews.test, null),
  ...measureLearning('neobank stars', bankReviews, { labels: 200, seeds: 3 }),
  ...measureLearning('neobank stars', bankReviews, { labels: 4000, seeds: 1 }),
  ...measureCost(airline),
];
printTable(lines);
process.exitCode = lines.every(isKept) ? 0 : 1;
