/**
 * Measures what of messages is kept as the customer's own words, and how fast, against its limits.
 *
 *   npm run bench:cleaning [-- --forms]
 *
 * Exits 1 when a limit is missed. Rules are written with the two halves and the practice set in sight; of the third set
 * only sums are printed.
 */
import { caseFigures, printTallies } from './cleaning/score/case-figures.ts';
import { queueFigures } from './cleaning/score/queue-figures.ts';
import { speedFigures } from './cleaning/score/speed-figures.ts';
import { isKept, printTable } from './search/report.ts';

const open = caseFigures('open');
const second = caseFigures('second');
const third = caseFigures('third');
const practice = caseFigures('practice');
const lines = [
  ...open.lines,
  ...second.lines,
  ...third.lines,
  ...practice.lines,
  ...queueFigures(1),
  ...speedFigures(),
];
printTable(lines);
printTallies('Open half by language', open.byLanguage);
if (process.argv.includes('--forms')) printTallies('Open half by form', open.byForm);
printTallies('Second half by language', second.byLanguage);
if (process.argv.includes('--forms')) printTallies('Second half by form', second.byForm);
printTallies('Third set by language', third.byLanguage);
printTallies('Practice set by language', practice.byLanguage);
if (process.argv.includes('--forms')) printTallies('Practice set by form', practice.byForm);
if (open.faulty.length > 0) console.log(`\nNot right in the open half: ${open.faulty.join(', ')}`);
if (second.faulty.length > 0) console.log(`\nNot right in the second half: ${second.faulty.join(', ')}`);
if (practice.faulty.length > 0) console.log(`\nNot right in the practice set: ${practice.faulty.join(', ')}`);
process.exitCode = lines.every(isKept) ? 0 : 1;
