import { csvRecords } from '../csv/csv-records.ts';
import { detectDialect } from '../csv/csv-dialect.ts';
import { decodeText, detectEncoding } from '../detect/encoding.ts';
import { columnNames } from '../detect/header.ts';
import { looksBinary, magicOf } from '../detect/magic.ts';
import { isSumAlone } from '../detect/total-rows.ts';
import { TabularError } from '../errors.ts';
import { MAX_CARD_LINES, MAX_COLUMNS } from '../limits.ts';
import { fieldsOfName } from './card-column-names.ts';
import type { CardColumn } from './card-column.ts';

/** The table of a roadmap tool’s export. */
export interface CardTable {
  columns: CardColumn[];
  rows: CardCells[];
  /** The heading that stands above the names of the columns; null where there is none. */
  group: string | null;
  /** Lines that could not be read. */
  unreadable: number;
  /** Lines with sums of those above. */
  sums: number;
}

export interface CardCells {
  /** Of the file, from 1. */
  line: number;
  /** Cells at the end of a row may be missing. */
  cells: string[];
  /**
   * Whether the row is a heading of those below: it is one above the names of the columns, once more; it may be one where it has a
   * single cell and other rows have several.
   */
  heading: 'yes' | 'maybe' | 'no';
}

type Line = Omit<CardCells, 'heading'>;

/** Lines that are looked at for the names of the columns. */
const HEAD_LINES = 12;
const MOST_VALUES = 200;
/** A line with one cell is a heading where lines usually have as many as this. */
const WIDE = 4;

/**
 * Reads a CSV, TSV or semicolon file of cards: in any encoding, with lines above the names of its columns, and with headings between
 * its rows.
 *
 * @throws TabularError for what is no table, is empty, or has too many columns or lines
 */
export async function readCardFile(bytes: Buffer): Promise<CardTable> {
  const text = await textOf(bytes);
  const { lines, unreadable } = await linesOf(text);
  const head = headerOf(lines);
  const header = lines[head];
  if (!header) throw new TabularError('no_rows', 'The file has no rows.');
  const count = widthOf(header.cells, lines.slice(head + 1));
  const { rows, group, sums } = rowsUnder(lines, head);
  const names = columnNames(header.cells, count);
  const cards = rows.filter(({ heading }) => heading !== 'yes');
  const columns = names.map((name, index) => columnOf(index, name, header.cells[index] ?? '', cards));
  return { columns, rows, group, unreadable, sums };
}

async function textOf(bytes: Buffer): Promise<string> {
  if (bytes.length === 0) throw new TabularError('file_empty', 'The file is empty.');
  if (magicOf(bytes) !== 'text') throw notText();
  const { encoding } = await detectEncoding(chunksOf(bytes));
  let text = '';
  for await (const part of decodeText(chunksOf(bytes), encoding)) text += part;
  if (looksBinary(text.slice(0, 100_000))) throw notText();
  if (text.trim() === '') throw new TabularError('file_empty', 'The file contains no text.');
  return text.replace(/^\uFEFF/, '');
}

function notText(): TabularError {
  return new TabularError('binary_content', 'This is not a CSV file. Export the cards as CSV.');
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function* partsOf(text: string): AsyncGenerator<string> {
  yield text;
}

async function linesOf(text: string): Promise<{ lines: Line[]; unreadable: number }> {
  const { delimiter, quote } = detectDialect(text.slice(0, 1_000_000), text.length <= 1_000_000);
  const lines: Line[] = [];
  let unreadable = 0;
  let width = 1;
  for await (const record of csvRecords(partsOf(text), { delimiter, quote }, width)) {
    if ('problem' in record) unreadable++;
    else if (record.cells.some((cell) => cell.trim() !== '')) {
      lines.push({ line: record.line, cells: record.cells });
      if (lines.length > MAX_CARD_LINES)
        throw new TabularError('too_many_rows', `The file has more than ${MAX_CARD_LINES} rows.`);
      width = Math.max(width, record.cells.length);
      if (width > MAX_COLUMNS)
        throw new TabularError('too_many_columns', `The file has more than ${MAX_COLUMNS} columns.`);
    }
  }
  return { lines, unreadable };
}

/** The line with the most names that roadmap tools give their columns; the first one where none has any. */
function headerOf(lines: readonly Line[]): number {
  const known = lines.slice(0, HEAD_LINES).map(({ cells }) => {
    const fields = cells.flatMap((cell) => (cell.length > 60 ? [] : fieldsOfName(cell).slice(0, 1)));
    return new Set(fields.map(({ field }) => field)).size;
  });
  const most = Math.max(0, ...known);
  return most < 2 ? 0 : known.indexOf(most);
}

/** Without empty names at the end that no row fills. */
function widthOf(header: readonly string[], below: readonly Line[]): number {
  const last = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return below.reduce((most, { cells }) => Math.max(most, last(cells)), last(header));
}

/** The rows of cards and their headings. Sums, and the names of the columns once more, are neither. */
function rowsUnder(
  lines: readonly Line[],
  head: number,
): { rows: CardCells[]; group: string | null; sums: number } {
  const names = (lines[head]?.cells ?? []).map((name) => name.trim());
  const isHeaderAgain = ({ cells }: Line) =>
    cells.filter(filled).length > 1 && cells.every((cell, at) => !filled(cell) || cell.trim() === names[at]);
  const below = lines.slice(head + 1).map((line) => ({ line, isHeader: isHeaderAgain(line) }));
  const usual = usualCells(below.flatMap(({ line, isHeader }) => (isHeader ? [] : [line])));
  const isAlone = (line: Line) => usual >= WIDE && line.cells.filter(filled).length === 1;
  const above = below.some(({ isHeader }) => isHeader) ? lines.slice(0, head).findLast(isAlone) : undefined;
  const rows: CardCells[] = [];
  let sums = 0;
  below.forEach(({ line, isHeader }, at) => {
    if (isHeader) return;
    if (isSumRow(line)) sums++;
    else if (!isAlone(line)) rows.push({ ...line, heading: 'no' });
    else rows.push({ ...line, heading: below[at + 1]?.isHeader === true ? 'yes' : 'maybe' });
  });
  return { rows, group: above ? headingOf(above) : null, sums };
}

/** A word for a sum in front of a number or two. */
function isSumRow({ cells }: Line): boolean {
  const said = cells.filter(filled);
  const [first = '', ...others] = said;
  return said.length > 1 && isSumAlone(first) && others.every((cell) => /^[\s\d.,'%€$]+$/.test(cell));
}

/** What a heading says. */
export function headingOf({ cells }: Pick<CardCells, 'cells'>): string {
  return cells.find(filled)?.trim() ?? '';
}

function usualCells(lines: readonly Line[]): number {
  const counts = lines.map(({ cells }) => cells.filter(filled).length).toSorted((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

function filled(cell: string): boolean {
  return cell.trim() !== '';
}

function columnOf(index: number, name: string, given: string, rows: readonly CardCells[]): CardColumn {
  const values = new Set<string>();
  let count = 0;
  for (const { cells } of rows) {
    const value = cells[index]?.trim() ?? '';
    if (value === '') continue;
    count++;
    if (values.size < MOST_VALUES) values.add(value);
  }
  return { index, name, given, values: [...values], filled: count };
}
