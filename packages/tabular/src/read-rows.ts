import { csvRecords, fitCells } from './csv/csv-records.ts';
import { decodeText, isUtf8Name } from './detect/encoding.ts';
import { TurnKeeper } from './event-loop.ts';
import type { FileFacts } from './facts.ts';
import { fileBytes } from './detect/file-bytes.ts';
import type { NamedRow } from './json/json-rows.ts';
import { jsonLines, jsonRows } from './json/json-rows.ts';
import { chatRows } from './messages/chat-rows.ts';
import { mailRows } from './messages/mail-rows.ts';
import { transcriptRows } from './messages/transcript-rows.ts';
import { MAX_CELL_CHARS } from './limits.ts';
import type { ProblemRow, RowProblem, SourceRow } from './rows.ts';
import { xlsxRows } from './xlsx/xlsx-rows.ts';

/** What `readRows` needs to know of a file; `FileFacts` holds it. */
export type ReadingFacts = Pick<
  FileFacts,
  | 'format'
  | 'gzip'
  | 'encoding'
  | 'damagedPlaces'
  | 'delimiter'
  | 'quote'
  | 'hasHeader'
  | 'titleLines'
  | 'headerRows'
  | 'sheet'
  | 'merged'
> & { columns: readonly { name: string }[] };

const RAW_CHARS = 32_000;

/**
 * The file's rows in order, in constant memory. Every row of data comes: read whole, or as a problem with its line. Empty lines and the header do not.
 *
 * @param facts of this very file, from `detectFile`
 * @throws TabularError for what makes the whole file unreadable; the signal's reason when it is aborted
 */
export async function* readRows(
  path: string,
  facts: ReadingFacts,
  signal?: AbortSignal,
): AsyncGenerator<SourceRow> {
  const marksDamage = facts.encoding !== null && (facts.damagedPlaces > 0 || !isUtf8Name(facts.encoding));
  const turn = new TurnKeeper();
  for await (const row of formatRows(path, facts, signal)) {
    if (turn.isOver()) await turn.giveWay();
    signal?.throwIfAborted();
    if ('problem' in row) yield row;
    else {
      const problem = problemOfCells(row.cells, facts, marksDamage);
      yield problem === null ? row : problemRow(row.line, problem, row.cells);
    }
  }
}

async function* formatRows(
  path: string,
  facts: ReadingFacts,
  signal?: AbortSignal,
): AsyncGenerator<SourceRow> {
  if (facts.format === 'xlsx') yield* sheetRows(path, facts);
  else {
    const text = () => decodeText(fileBytes(path, facts.gzip, signal), facts.encoding ?? 'utf-8');
    if (facts.format === 'csv') yield* csvRows(text(), facts);
    else yield* namedRows(text, facts);
  }
}

/** Records above the first row of data. */
function linesAbove({ titleLines, hasHeader, headerRows }: ReadingFacts): number {
  return (titleLines ?? 0) + (hasHeader ? (headerRows ?? 1) : 0);
}

async function* csvRows(text: AsyncIterable<string>, facts: ReadingFacts): AsyncGenerator<SourceRow> {
  const count = facts.columns.length;
  let above = linesAbove(facts);
  for await (const record of csvRecords(text, { delimiter: facts.delimiter, quote: facts.quote }, count)) {
    if (above > 0) above--;
    else if ('problem' in record) yield problemRow(record.line, record.problem, [record.raw]);
    else {
      const fit = fitCells(record.cells, count);
      if (fit === 'fits') {
        record.cells.length = count;
        yield record;
      } else {
        const detail = `The row has ${record.cells.length} cells; the file has ${count} columns.`;
        yield problemRow(record.line, { code: `${fit}_cells`, detail }, record.cells);
      }
    }
  }
}

function rowsByName(
  text: () => AsyncIterable<string>,
  { format, sheet }: ReadingFacts,
): AsyncGenerator<NamedRow> {
  if (format === 'chat') return chatRows(text);
  if (format === 'mail') return mailRows(text());
  if (format === 'transcript') return transcriptRows(text);
  return format === 'jsonl' ? jsonLines(text()) : jsonRows(text(), sheet ?? '');
}

async function* namedRows(text: () => AsyncIterable<string>, facts: ReadingFacts): AsyncGenerator<SourceRow> {
  for await (const row of rowsByName(text, facts)) {
    if ('problem' in row) yield problemRow(row.line, row.problem, [row.raw]);
    else yield { line: row.line, cells: facts.columns.map(({ name }) => row.cells.get(name) ?? '') };
  }
}

async function* sheetRows(path: string, facts: ReadingFacts): AsyncGenerator<SourceRow> {
  const count = facts.columns.length;
  let above = linesAbove(facts);
  for await (const row of xlsxRows(path, facts.sheet ?? '', facts.merged)) {
    if (above > 0) above--;
    else if ('problem' in row) yield problemRow(row.line, row.problem, [row.raw]);
    else {
      while (row.cells.length < count) row.cells.push('');
      yield row;
    }
  }
}

function problemOfCells(
  cells: readonly string[],
  facts: ReadingFacts,
  marksDamage: boolean,
): RowProblem | null {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? '';
    if (cell === '') continue;
    const where = () => `in column "${facts.columns[i]?.name ?? i + 1}"`;
    if (cell.length > MAX_CELL_CHARS) {
      return {
        code: 'cell_too_long',
        detail: `The cell ${where()} is longer than ${MAX_CELL_CHARS.toLocaleString('en')} characters.`,
      };
    }
    if (cell.includes('\0'))
      return { code: 'nul_character', detail: `The cell ${where()} contains a NUL character.` };
    if (marksDamage && cell.includes('\uFFFD')) {
      return {
        code: 'bytes_unreadable',
        detail: `The cell ${where()} contains bytes that are not valid ${facts.encoding}.`,
      };
    }
  }
  return null;
}

function problemRow(line: number, problem: RowProblem, cells: readonly string[]): ProblemRow {
  return { line, problem, raw: cells.map((cell) => cell.slice(0, RAW_CHARS)) };
}
