/**
 * Measures how truly pages are read: plans and prices of the written pricing pages, changes between
 * two runs, whole markets.
 *
 *   npm run bench:extract
 *
 * Exits 1 when a limit is missed. Settings are chosen on the development half; the frozen half was written before the
 * extractor, is never looked at while it is worked on, and decides: of it only figures are printed. The same holds for the
 * halves of the outside set, which somebody wrote who had not seen the extractor.
 */
import { changeFigures } from './extract/change-figures.ts';
import { marketFigures } from './extract/market-figures.ts';
import { outsidePageFigures } from './extract/outside-page-figures.ts';
import { outsideHalves } from './extract/outside-set.ts';
import { outsideSiteFigures } from './extract/outside-site-figures.ts';
import { pageFigures } from './extract/page-figures.ts';
import { isKept, printTable } from './search/report.ts';

const development = [pageFigures('development'), changeFigures('development'), marketFigures('development')];
const frozen = [pageFigures('frozen'), changeFigures('frozen'), marketFigures('frozen')];
const outside = [];
for (const half of outsideHalves) outside.push(outsidePageFigures(half), await outsideSiteFigures(half));
const lines = [...development, ...frozen, ...outside].flatMap((figures) => figures.lines);
printTable(lines);
const faulty = [...development, ...outside].flatMap((figures) => figures.faulty);
if (faulty.length > 0)
  console.log(`\nNot right in the development half and the open one:\n  ${faulty.join('\n  ')}`);
process.exitCode = lines.every(isKept) ? 0 : 1;
