import { TurnKeeper } from '../event-loop.ts';
import { TabularError } from '../errors.ts';
import { nextLine, scanRecord } from './csv-scan.ts';
import type { Dialect, Scan, ScannedRecord } from './csv-scan.ts';
import { MAX_RECORD_CHARS } from '../limits.ts';
import type { RowProblem } from '../rows.ts';
import { TextWindow } from '../detect/text-window.ts';

/** A record as the file has it, before it is held against the columns. */
export type CsvRecord =
  { line: number; cells: string[] } | { line: number; problem: RowProblem; raw: string };

const RAW_CHARS = 32_000;
const MORE = { kind: 'more' } as const;

const ROW_TOO_LONG: RowProblem = {
  code: 'row_too_long',
  detail: `The row is longer than ${MAX_RECORD_CHARS.toLocaleString('en')} characters.`,
};

/** Characters that may be read again while looking for a whole record: this many times the file, and a grace. */
const REREAD_FACTOR = 10;
const REREAD_GRACE = 16 * 1024 * 1024;

/**
 * Splits text into records in constant memory.
 *
 * A record whose quotes are broken (text after a closing quote, or a quote that never closes within 1.5 Mi characters)
 * is one problem at its first line. Reading goes on at the next line that begins a whole record: of `columnCount`
 * cells, its quotes in pairs, or another broken one. The lines before it belong to the first. So an unclosed quote
 * costs its own record, not the file.
 *
 * @param columnCount how many cells a whole record has
 * @throws TabularError `too_broken` when looking for whole records would take out of proportion long
 */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  dialect: Dialect,
  columnCount: number,
): AsyncGenerator<CsvRecord> {
  const input = new TextWindow(chunks);
  const recovery = new Recovery(input, dialect, columnCount);
  let line = 1;
  try {
    await input.more();
    const separatorLine = /^sep=.(?:\r\n|\n|\r)/.exec(input.text);
    if (separatorLine !== null) {
      input.at = separatorLine[0].length;
      line = 2;
    }
    while (input.rest > 0 || !input.isLast) {
      const { text, at } = input;
      const scan = input.rest === 0 ? MORE : scanRecord(text, at, dialect, input.isLast);
      if (scan.kind === 'record') {
        if (scan.end - at > MAX_RECORD_CHARS)
          yield { line, problem: ROW_TOO_LONG, raw: text.slice(at, at + RAW_CHARS) };
        else if (!scan.isBlank) yield { line, cells: scan.cells };
        line += scan.breaks;
        input.at = scan.end;
      } else if (scan.kind === 'more' && input.rest <= MAX_RECORD_CHARS) {
        await input.more();
      } else {
        const isOneLine = scan.kind === 'more' && nextLine(text, at, input.isLast) < 0;
        const skipped = await recovery.skipFrom(line);
        const problem = isOneLine ? ROW_TOO_LONG : problemOf(scan, line, skipped.line);
        yield { line, problem, raw: skipped.raw };
        line = skipped.line;
      }
    }
  } finally {
    await input.close();
  }
}

/** Finds the way on after a broken record. */
class Recovery {
  readonly #input: TextWindow;
  readonly #dialect: Dialect;
  readonly #columnCount: number;
  readonly #turn = new TurnKeeper();
  #reread = 0;

  constructor(input: TextWindow, dialect: Dialect, columnCount: number) {
    this.#input = input;
    this.#dialect = dialect;
    this.#columnCount = columnCount;
  }

  /** Moves on to the next record; gives its line, and the text passed over. */
  async skipFrom(line: number): Promise<{ line: number; raw: string }> {
    const input = this.#input;
    let raw = '';
    let current = line;
    for (;;) {
      if (this.#turn.isOver()) await this.#turn.giveWay();
      const next = nextLine(input.text, input.at, input.isLast);
      // A CR at the end may be half of a CRLF.
      const isCut = next < 0 && !input.isLast && input.text.endsWith('\r');
      const end = next >= 0 ? next : input.text.length - (isCut ? 1 : 0);
      if (raw.length < RAW_CHARS) raw += input.text.slice(input.at, Math.min(end, input.at + RAW_CHARS));
      input.at = end;
      if (next < 0 && !input.isLast) await input.more();
      else {
        if (next >= 0) current++;
        if (await this.#isNextRecord(current))
          return { line: current, raw: raw.replace(/(?<![\r\n])[\r\n]+$/, '').slice(0, RAW_CHARS) };
      }
    }
  }

  /** Whether a record begins here, or the text ends. */
  async #isNextRecord(line: number): Promise<boolean> {
    const input = this.#input;
    let scan = scanRecord(input.text, input.at, this.#dialect, input.isLast);
    while (scan.kind === 'more' && input.rest <= MAX_RECORD_CHARS) {
      await input.more();
      scan = scanRecord(input.text, input.at, this.#dialect, input.isLast);
    }
    if (input.rest === 0) return true;
    this.#reread +=
      (scan.kind === 'record' ? scan.end : scan.kind === 'broken' ? scan.at : input.text.length) - input.at;
    if (this.#reread > REREAD_GRACE + REREAD_FACTOR * (input.passed + input.at)) {
      throw new TabularError(
        'too_broken',
        `From line ${line} on, too many broken quotes make it impossible to separate the rows.`,
      );
    }
    return scan.kind !== 'record' || this.#isWhole(scan);
  }

  /** A quote without its pair shows that a line is the rest of a broken cell, even if it has as many cells as a row. */
  #isWhole(record: ScannedRecord): boolean {
    const { text, at } = this.#input;
    if (record.isBlank || fitCells(record.cells, this.#columnCount) !== 'fits') return false;
    const { quote } = this.#dialect;
    return quote === null || text.slice(at, record.end).split(quote).length % 2 === 1;
  }
}

/** Whether a record has the cells its file's columns ask for; empty cells past the last column count for nothing. */
export function fitCells(cells: string[], columnCount: number): 'fits' | 'too_few' | 'too_many' {
  if (cells.length < columnCount) return 'too_few';
  for (let i = columnCount; i < cells.length; i++) if (cells[i] !== '') return 'too_many';
  return 'fits';
}

function problemOf(scan: Scan, first: number, next: number): RowProblem {
  if (scan.kind === 'broken' && scan.reason === 'cells') {
    return { code: 'too_many_cells', detail: 'The line has more than 1,000 cells.' };
  }
  const where = next - first > 1 ? `lines ${first} to ${next - 1}` : `line ${first}`;
  return {
    code: 'quote_broken',
    detail: `A quote in ${where} is not closed, or is followed by text, so where the row ends is unclear.`,
  };
}
