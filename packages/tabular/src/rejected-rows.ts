import { toCsvLine } from './csv/csv-line.ts';

export interface RejectedRow {
  line: number;
  /** The row's cells, or what could be read of it (`ProblemRow.raw`). */
  cells: readonly string[];
  reason: string;
}

const BYTE_ORDER_MARK = '\uFEFF'; // without it Excel reads UTF-8 as Windows-1252

/**
 * The rows that were not imported as CSV text: their own cells, then their line in the file and the reason. A row with more cells
 * than the header has those after the reason. Safe to open in a spreadsheet.
 */
export async function* rejectedRowsCsv(
  header: readonly string[],
  rows: AsyncIterable<RejectedRow> | Iterable<RejectedRow>,
): AsyncGenerator<string> {
  const safe = { spreadsheetSafe: true };
  yield BYTE_ORDER_MARK + toCsvLine([...header, 'Line', 'Why it was not imported'], safe);
  for await (const { line, cells, reason } of rows) {
    const own = Array.from({ length: header.length }, (_, i) => cells[i] ?? '');
    yield toCsvLine([...own, String(line), reason, ...cells.slice(header.length)], safe);
  }
}
