import { isAside, usualCellsOf } from './asides.ts';
import { ColumnCounter } from '../columns/column-statistics.ts';
import { detachedText } from '../values/detached-text.ts';
import { TabularError } from '../errors.ts';
import type { FileFacts } from '../facts.ts';
import { MAX_COLUMNS, SAMPLE_ROWS } from '../limits.ts';
import type { SourceRow } from '../rows.ts';

const SAMPLE_CELL_CHARS = 200;

/** Different values remembered over all columns together, to tell how unique each column is. */
const DISTINCT_BUDGET = 100_000;
const DISTINCT_MOST = 5000;

type Summary = Pick<
  FileFacts,
  'columns' | 'rowCount' | 'problemCount' | 'problems' | 'sampleRows' | 'usualCells'
>;
/** Rows that tell how many cells are usual. */
const USUAL_OF = 100;

/**
 * Gathers what all rows of a file say about it. What headings between rows and notes under them hold says nothing of the columns.
 *
 * @throws TabularError `no_rows`
 */
export async function summariseRows(
  columns: readonly { name: string }[],
  rows: AsyncIterable<SourceRow>,
): Promise<Summary> {
  const distinctLimit = Math.min(DISTINCT_MOST, Math.floor(DISTINCT_BUDGET / Math.max(1, columns.length)));
  const counters = columns.map(() => new ColumnCounter(distinctLimit));
  const summary: Summary = { columns: [], rowCount: 0, problemCount: 0, problems: {}, sampleRows: [] };
  const first: string[][] = [];
  const known: { usual: number | null } = { usual: null };
  const count = (cells: readonly string[]) => {
    if (isAside(cells, known.usual)) return;
    for (let i = 0; i < counters.length; i++) counters[i]?.add(cells[i] ?? '');
  };
  const decide = () => {
    known.usual = usualCellsOf(first);
    for (const cells of first.splice(0)) count(cells);
  };
  for await (const row of rows) {
    summary.rowCount++;
    if ('problem' in row) {
      summary.problemCount++;
      summary.problems[row.problem.code] = (summary.problems[row.problem.code] ?? 0) + 1;
      continue;
    }
    if (known.usual !== null) count(row.cells);
    else if (first.push(row.cells) === USUAL_OF) decide();
    if (summary.sampleRows.length < SAMPLE_ROWS) {
      summary.sampleRows.push({
        line: row.line,
        cells: row.cells.map((cell) => detachedText(cell.slice(0, SAMPLE_CELL_CHARS))),
      });
    }
  }
  if (summary.rowCount === 0) throw new TabularError('no_rows', 'The file has no rows of data.');
  if (known.usual === null) decide();
  return {
    ...summary,
    usualCells: known.usual,
    columns: counters.map((counter, i) => counter.facts(i, columns[i]?.name ?? '')),
  };
}

/** @throws TabularError `too_many_columns`, always */
export function refuseColumns(): never {
  throw new TabularError(
    'too_many_columns',
    `The file has more than ${MAX_COLUMNS.toLocaleString('en')} columns.`,
  );
}
