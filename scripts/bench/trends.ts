/**
 * Measures the trend test on simulated counts, asked every day as in the product: false alarms where nothing changed, and
 * how often a topic that triples is seen.
 *
 *   npm run bench:trends
 *
 * Exits 1 when a limit is missed.
 */
import { isKept, printTable } from './search/report.ts';
import type { Measured } from './search/report.ts';
import { measureFalseAlarms } from './trends/false-alarms.ts';
import { measureSeen } from './trends/seen.ts';

const POISSON = { size: Infinity, by: 'day' } as const;
const SIZE_10 = { size: 10, by: 'week' } as const;

const lines: Measured[] = [
  measureFalseAlarms('Poisson', POISSON, { topics: 100, atMost: 1 }),
  measureFalseAlarms('size 10 by week', SIZE_10, { topics: 100, atMost: 1 }),
  measureFalseAlarms('size 10 by day', { size: 10, by: 'day' }, { topics: 100, atMost: 1 }),
  measureFalseAlarms('size 5 by week', { size: 5, by: 'week' }, { topics: 100 }),
  measureFalseAlarms('size 3 by week', { size: 3, by: 'week' }, { topics: 100 }),
  measureFalseAlarms('size 10 by week', SIZE_10, { topics: 5, atMost: 1 }),
  ...measureSeen('Poisson', POISSON, { mean: 10, atLeast: 85 }),
  ...measureSeen('size 10 by week', SIZE_10, { mean: 10, atLeast: 85 }),
  ...measureSeen('size 10 by day', { size: 10, by: 'day' }, { mean: 10, atLeast: 85 }),
  ...measureSeen('size 5 by week', { size: 5, by: 'week' }, { mean: 10 }),
  ...measureSeen('size 3 by week', { size: 3, by: 'week' }, { mean: 10 }),
  ...measureSeen('Poisson', POISSON, { mean: 5 }),
  ...measureSeen('Poisson', POISSON, { mean: 3 }),
];
printTable(lines);
process.exitCode = lines.every(isKept) ? 0 : 1;
