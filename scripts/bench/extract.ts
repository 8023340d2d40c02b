/**
 * Measures how truly pages are read: plans and prices of the written pricing pages, changes between
 * two runs, whole markets.
 *
 *   npm run bench:extract
 *   npm run bench:extract -- <folder> [--sums]   real pages with their truth beside them, of which nothing is kept
 *
 * Exits 1 when a limit is missed. Settings are chosen on the development half; the frozen half was written before the
 * extractor, is never looked at while it is worked on, and decides: of it only figures are printed. The same holds for the
 * halves of the outside set, which somebody wrote who had not seen the extractor.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changeFigures } from './extract/change-figures.ts';
import { marketFigures } from './extract/market-figures.ts';
import { figuresOfPages, outsidePageFigures } from './extract/outside-page-figures.ts';
import { outsideHalves, pagesOf } from './extract/outside-set.ts';
import { outsideSiteFigures } from './extract/outside-site-figures.ts';
import { pageFigures } from './extract/page-figures.ts';
import { limitsOf } from './extract/shares.ts';
import { isKept, printTable } from './search/report.ts';

const folder = process.argv.slice(2).find((each) => !each.startsWith('--'));
const measured = folder === undefined ? await ownSets() : [realPages(folder)];
const lines = measured.flatMap((figures) => figures.lines);
printTable(lines);
const faulty = measured.flatMap((figures) => figures.faulty);
if (faulty.length > 0)
  console.log(`\nNot right where pages may be read by everybody:\n  ${faulty.join('\n  ')}`);
process.exitCode = lines.every(isKept) ? 0 : 1;

function realPages(path: string) {
  return figuresOfPages('real pages', pagesOf(pathToFileURL(`${resolve(path)}/`)), {
    ...limitsOf('open'),
    tellsFaults: !process.argv.includes('--sums'),
  });
}

async function ownSets() {
  const development = [
    pageFigures('development'),
    changeFigures('development'),
    marketFigures('development'),
  ];
  const frozen = [pageFigures('frozen'), changeFigures('frozen'), marketFigures('frozen')].map(
    ({ lines: sums }) => ({ lines: sums, faulty: [] }),
  );
  const outside = [];
  for (const half of outsideHalves) outside.push(outsidePageFigures(half), await outsideSiteFigures(half));
  return [...development, ...frozen, ...outside];
}
