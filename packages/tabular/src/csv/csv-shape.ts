import { detectDialect, sampleRecords } from './csv-dialect.ts';
import type { DetectOverrides, FileFacts } from '../facts.ts';
import { refuseColumns } from '../detect/file-summary.ts';
import { columnNames } from '../detect/header.ts';
import { MAX_COLUMNS } from '../limits.ts';
import { tableHead } from '../detect/table-head.ts';

/**
 * How a CSV's text falls into columns. There are as many as the first record has cells, less empty ones at its end
 * that other records lack, and more where most records have more.
 *
 * @throws TabularError `too_many_columns`
 */
export function csvShape(
  sample: string,
  isWhole: boolean,
  overrides: DetectOverrides,
): Pick<FileFacts, 'delimiter' | 'quote' | 'hasHeader' | 'titleLines' | 'headerRows' | 'timeZone'> & {
  columns: { name: string }[];
} {
  const { delimiter, quote } = detectDialect(sample, isWhole, overrides.delimiter);
  const { records, isTooWide } = sampleRecords(sample, { delimiter, quote }, isWhole);
  if (isTooWide) refuseColumns();
  const usual = mostCommon(records.map((cells) => cells?.length ?? 0)) ?? 0;
  const head = tableHead(records, usual, overrides);
  const { titleLines, hasHeader, headerRows, timeZone } = head;
  const first = hasHeader ? head.names : (head.rows[0] ?? ['']);
  const count = columnCount(first, hasHeader ? head.rows : head.rows.slice(1));
  if (count > MAX_COLUMNS) refuseColumns();
  return {
    delimiter,
    quote,
    hasHeader,
    titleLines,
    timeZone,
    headerRows,
    columns: columnNames(head.names, count).map((name) => ({ name })),
  };
}

function columnCount(first: readonly string[], next: readonly (readonly string[])[]): number {
  const usual = mostCommon(next.map((cells) => cells.length)) ?? first.length;
  let named = first.length;
  while (named > 1 && first[named - 1]?.trim() === '') named--;
  return usual > first.length ? usual : Math.max(named, usual);
}

/** The most common of some numbers when it makes up more than half of them. */
export function mostCommon(numbers: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  for (const [number, count] of counts) if (count * 2 > numbers.length) return number;
  return null;
}
