import { TabularError } from '../errors.ts';
import { MAX_CELL_CHARS, MAX_COLUMNS, MAX_RECORD_CHARS } from '../limits.ts';
import type { RowProblem } from '../rows.ts';
import { goesDown, MergedCells, MOST_MERGED } from './merged-cells.ts';
import { XlsxArchive } from './xlsx-archive.ts';
import { dateOfSerial } from './xlsx-dates.ts';
import type { SharedStrings } from './xlsx-strings.ts';
import { unescapeXstring } from './xlsx-strings.ts';
import { readDateStyles, readSharedStrings, readWorkbook } from './xlsx-workbook.ts';
import { readXml } from './xml-events.ts';
import type { XmlHandlers } from './xml-events.ts';

/** A row of a sheet: its number there, and its cells from column A on without empty ones at the end. */
export type SheetRow = { line: number; cells: string[] } | { line: number; problem: RowProblem; raw: string };

interface RawCell {
  column: number;
  type: string;
  isDate: boolean;
  value: string;
}

interface RawRow {
  line: number;
  cells: RawCell[];
}

/**
 * The rows of a sheet that hold anything. Dates come as ISO 8601 without a zone, numbers with the 15 digits that Excel
 * keeps, errors as their names (`#N/A`). Cells that are merged down a column stand at the end of a sheet: who reads it a second time names them.
 *
 * @param merged areas such as `B2:B5` whose value all of their rows get
 * @param onMerged called with each such area that the sheet has
 * @throws TabularError `sheet_unknown`, `too_many_columns`, and those of the archive and its XML
 */
export async function* xlsxRows(
  path: string,
  sheetName: string,
  merged: readonly string[] = [],
  onMerged?: (area: string) => void,
): AsyncGenerator<SheetRow> {
  const archive = await XlsxArchive.open(path);
  try {
    const book = await readWorkbook(archive);
    const sheet = book.sheets.find(({ name }) => name === sheetName);
    if (sheet === undefined)
      throw new TabularError('sheet_unknown', `The workbook has no sheet called "${sheetName}".`);
    const dateStyles = await readDateStyles(archive, book.stylesPart);
    const strings = await readSharedStrings(archive, book.stringsPart);
    const sheetReader = new SheetReader(dateStyles, onMerged);
    const areas = new MergedCells(merged);
    // Shared strings are looked up row by row: a few of them named a thousand times would fill the memory.
    for await (const row of readXml(archive.part(sheet.part), sheet.part, sheetReader.handlers, () =>
      sheetReader.take(),
    )) {
      const shown = showRow(row, strings, book.is1904);
      if ('problem' in shown) yield shown;
      else if (shown.cells.length > 0) {
        areas.fill(shown.line, shown.cells);
        yield shown;
      }
    }
  } finally {
    archive.close();
  }
}

/** Gathers rows from the events of a sheet's XML. */
class SheetReader {
  readonly handlers: XmlHandlers = {
    open: (name, attributes) => this.#open(name, attributes),
    text: (piece) => this.#text(piece),
    close: (name) => this.#close(name),
  };
  readonly #dateStyles: readonly boolean[];
  #rows: RawRow[] = [];
  #row: RawRow = { line: 0, cells: [] };
  #column = -1;
  #cell: RawCell = { column: -1, type: 'n', isDate: false, value: '' };
  #isText = false;
  #phonetic = 0;

  readonly #onMerged: ((area: string) => void) | undefined;
  #merged = 0;

  constructor(dateStyles: readonly boolean[], onMerged?: (area: string) => void) {
    this.#dateStyles = dateStyles;
    this.#onMerged = onMerged;
  }

  take(): RawRow[] {
    const taken = this.#rows;
    this.#rows = [];
    return taken;
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (name === 'c') {
      const isDate = this.#dateStyles[Number(attributes['s'] ?? '0')] ?? false;
      this.#column = columnOf(attributes['r'], this.#column);
      this.#cell = { column: this.#column, type: attributes['t'] ?? 'n', isDate, value: '' };
    } else if (name === 'v' || name === 't') this.#isText = this.#phonetic === 0;
    else if (name === 'rPh') this.#phonetic++;
    else if (name === 'row') {
      this.#row = { line: Number(attributes['r'] ?? this.#row.line + 1), cells: [] };
      this.#column = -1;
    } else if (name === 'mergeCell') this.#addMerged(attributes['ref'] ?? '');
  }

  #addMerged(area: string): void {
    if (this.#onMerged === undefined || this.#merged >= MOST_MERGED || !goesDown(area)) return;
    this.#merged++;
    this.#onMerged(area);
  }

  #text(piece: string): void {
    const cell = this.#cell;
    if (this.#isText && cell.value.length <= MAX_CELL_CHARS)
      cell.value += piece.slice(0, MAX_CELL_CHARS + 1 - cell.value.length);
  }

  #close(name: string): void {
    if (name === 'v' || name === 't') this.#isText = false;
    else if (name === 'rPh') this.#phonetic--;
    else if (name === 'row') this.#rows.push(this.#row);
    else if (name === 'c' && this.#cell.value !== '') {
      if (this.#cell.column >= MAX_COLUMNS) {
        throw new TabularError(
          'too_many_columns',
          `Row ${this.#row.line} has a value in column ${this.#cell.column + 1}; at most ${MAX_COLUMNS} columns are read.`,
        );
      }
      this.#row.cells.push(this.#cell);
    }
  }
}

function showRow({ line, cells: raw }: RawRow, strings: SharedStrings, is1904: boolean): SheetRow {
  const cells: string[] = [];
  let chars = 0;
  for (const cell of raw) {
    const shown = showCell(cell, strings, is1904);
    if (shown === '') continue;
    chars += shown.length;
    if (chars > MAX_RECORD_CHARS) {
      const detail = `The row contains more than ${MAX_RECORD_CHARS.toLocaleString('en')} characters.`;
      return { line, problem: { code: 'row_too_long', detail }, raw: '' };
    }
    while (cells.length < cell.column) cells.push('');
    cells[cell.column] = shown;
  }
  return { line, cells };
}

function showCell({ type, value, isDate }: RawCell, strings: SharedStrings, is1904: boolean): string {
  if (type === 's') return strings.at(Number(value)) ?? '';
  if (type === 'inlineStr' || type === 'str') return unescapeXstring(value);
  if (type === 'b') return value === '1' ? 'true' : value === '0' ? 'false' : value;
  const number = Number(value);
  if (type !== 'n' || value.trim() === '' || !Number.isFinite(number)) return value;
  return (isDate ? dateOfSerial(number, is1904) : null) ?? plainNumber(number);
}

/** Position from 0 of a reference such as `AB12`; the next one where a cell names none. */
function columnOf(reference: string | undefined, previous: number): number {
  let column = 0;
  for (let i = 0; i < (reference?.length ?? 0); i++) {
    const code = (reference?.charCodeAt(i) ?? 0) & ~32;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column === 0 ? previous + 1 : column - 1;
}

/** A double stores more digits than Excel keeps: 0.30000000000000004 is shown as 0.3, and no exponent is shown. */
function plainNumber(number: number): string {
  const rounded = Number(number.toPrecision(15));
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded);
}
