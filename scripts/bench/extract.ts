/**
 * Measures how truly pages are read: plans and prices of the written pricing pages, changes between
 * two runs, whole markets.
 *
 *   npm run bench:extract
 *
 * Exits 1 when a limit is missed. Settings are chosen on the development half; the frozen half was written before the
 * extractor, is never looked at while it is worked on, and decides: of it only figures are printed.
 */
import { changeFigures } from './extract/change-figures.ts';
import { marketFigures } from './extract/market-figures.ts';
import { pageFigures } from './extract/page-figures.ts';
import { isKept, printTable } from './search/report.ts';

const development = [pageFigures('development'), changeFigures('development'), marketFigures('development')];
const frozen = [pageFigures('frozen'), changeFigures('frozen'), marketFigures('frozen')];
const lines = [...development, ...frozen].flatMap((figures) => figures.lines);
printTable(lines);
const faulty = development.flatMap((figures) => figures.faulty);
if (faulty.length > 0) console.log(`\nNot right in the development half:\n  ${faulty.join('\n  ')}`);
process.exitCode = lines.every(isKept) ? 0 : 1;
