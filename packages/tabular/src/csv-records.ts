import { TurnKeeper } from './event-loop.ts';
import { TabularError } from './errors.ts';
import { nextLine, scanRecord } from './csv-scan.ts';
import type { Dialect, Scan } from './csv-scan.ts';
import { MAX_RECORD_CHARS } from './limits.ts';
import type { RowProblem } from './rows.ts';

/** A record as the file has it, before it is held against the columns. */
export type CsvRecord =
  { line: number; cells: string[] } | { line: number; problem: RowProblem; raw: string };

const RAW_CHARS = 32_000;

const ROW_TOO_LONG: RowProblem = {
  code: 'row_too_long',
  detail: `The row is longer than ${MAX_RECORD_CHARS.toLocaleString('en')} characters.`,
};

/** Characters that may be read again while looking for a whole record: this many times the file, and a grace. */
const REREAD_FACTOR = 20;
const REREAD_GRACE = 64 * 1024 * 1024;

/**
 * Splits text into records in constant memory.
 *
 * A record whose quotes are broken (text after a closing quote, or a quote that never closes within 2 Mi characters)
 * is one problem at its first line. Reading goes on at the next line that begins a whole record: of `columnCount`
 * cells, its quotes in pairs, or another broken one. The lines before it belong to the first. So an unclosed quote
 * costs its own record, not the file.
 *
 * @param columnCount how many cells a whole record has; null while the columns are not known, then any number does
 * @throws TabularError `too_broken` when looking for whole records would take out of proportion long
 */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  dialect: Dialect,
  columnCount: number | null,
): AsyncGenerator<CsvRecord> {
  const source = chunks[Symbol.asyncIterator]();
  let text = '';
  let isLast = false;
  let at = 0;
  let line = 1;
  let passed = 0;
  let reread = 0;
  const turn = new TurnKeeper();

  /** Adds text after `at`, as much again as is there, so that a long record is not begun anew for each chunk. */
  async function more(): Promise<void> {
    passed += at;
    text = text.slice(at);
    at = 0;
    const wanted = text.length * 2;
    do {
      const next = await source.next();
      if (next.done === true) isLast = true;
      else text += next.value;
    } while (!isLast && text.length < wanted);
  }

  /** A quote without its pair shows that a line is the rest of a broken cell, even if it has as many cells as a row. */
  function isWhole(scan: Scan): boolean {
    if (scan.kind !== 'record' || scan.isBlank) return false;
    if (columnCount !== null && fitCells(scan.cells, columnCount) !== 'fits') return false;
    return dialect.quote === null || text.slice(at, scan.end).split(dialect.quote).length % 2 === 1;
  }

  try {
    await more();
    const separatorLine = /^sep=.(?:\r\n|\n|\r)/.exec(text)?.[0].length ?? 0;
    if (separatorLine > 0) {
      at = separatorLine;
      line = 2;
    }
    for (;;) {
      if (at >= text.length) {
        if (isLast) return;
        await more();
        continue;
      }
      const scan = scanRecord(text, at, dialect, isLast);
      if (scan.kind === 'record') {
        if (scan.end - at > MAX_RECORD_CHARS)
          yield { line, problem: ROW_TOO_LONG, raw: text.slice(at, at + RAW_CHARS) };
        else if (!scan.isBlank) yield { line, cells: scan.cells };
        line += scan.breaks;
        at = scan.end;
      } else if (scan.kind === 'more' && text.length - at <= MAX_RECORD_CHARS) {
        await more();
      } else {
        const started = line;
        const tooLong = scan.kind === 'more' && nextLine(text, at, isLast) < 0;
        let raw = '';
        await skipToNextRecord((skipped) => {
          if (raw.length < RAW_CHARS) raw += skipped.slice(0, RAW_CHARS - raw.length);
        });
        yield {
          line: started,
          problem: tooLong ? ROW_TOO_LONG : problemOf(scan, started, line),
          raw: raw.replace(/[\r\n]+$/, ''),
        };
      }
    }
  } finally {
    await source.return?.(undefined);
  }

  async function skipToNextRecord(onSkipped: (text: string) => void): Promise<void> {
    for (;;) {
      if (turn.isOver()) await turn.giveWay();
      const next = nextLine(text, at, isLast);
      if (next < 0) {
        // A CR at the end may be half of a CRLF.
        const rest = !isLast && text.endsWith('\r') ? text.length - 1 : text.length;
        onSkipped(text.slice(at, rest));
        at = rest;
        if (isLast) return;
        await more();
        continue;
      }
      onSkipped(text.slice(at, next));
      line++;
      at = next;
      if (at >= text.length && !isLast) await more();
      let scan = scanRecord(text, at, dialect, isLast);
      while (scan.kind === 'more' && text.length - at <= MAX_RECORD_CHARS) {
        await more();
        scan = scanRecord(text, at, dialect, isLast);
      }
      reread += (scan.kind === 'record' ? scan.end : scan.kind === 'broken' ? scan.at : text.length) - at;
      if (reread > REREAD_GRACE + REREAD_FACTOR * (passed + at)) {
        throw new TabularError(
          'too_broken',
          `From line ${line} on, too many quotes are broken to tell the rows apart.`,
        );
      }
      if (isWhole(scan) || scan.kind !== 'record' || (at >= text.length && isLast)) return;
    }
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
    detail: `A quote in ${where} is not closed, or is followed by text; the row cannot be told from the next.`,
  };
}
