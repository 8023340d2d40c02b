import { MAX_COLUMNS } from '../limits.ts';

export interface Dialect {
  /** Null where a line is one cell, whatever it holds. */
  delimiter: string | null;
  /** Null where quotes are ordinary characters. */
  quote: string | null;
}

export interface ScannedRecord {
  kind: 'record';
  cells: string[];
  /** Where the next record begins. */
  end: number;
  /** Line breaks passed, the record's own end included. */
  breaks: number;
  /** An empty line: no cell, not even an empty one in quotes. */
  isBlank: boolean;
}

export interface BrokenRecord {
  kind: 'broken';
  reason: 'quote' | 'cells';
  /** How far it was read. */
  at: number;
}

export type Scan = ScannedRecord | { kind: 'more' } | BrokenRecord;

const LF = 10;
const CR = 13;
const SPACE = 32;
const MORE = { kind: 'more' } as const;

/**
 * Reads one record of RFC 4180 at `start`, with what real files do beyond it: any of LF, CRLF and CR ends a line,
 * spaces may stand around a quoted cell, a quote inside an unquoted cell is a character like any other.
 *
 * @param isLast no more text follows `text`; else a record that reaches its end asks for more
 * @returns `broken` when a quoted cell is followed by other text or never ends, and past 1,000 cells
 */
export function scanRecord(text: string, start: number, dialect: Dialect, isLast: boolean): Scan {
  const delimiter = dialect.delimiter === null ? -1 : dialect.delimiter.charCodeAt(0);
  const quote = dialect.quote;
  const quoteCode = quote === null ? -1 : quote.charCodeAt(0);
  const cells: string[] = [];
  const length = text.length;
  let at = start;
  let breaks = 0;
  let wasQuoted = false;

  for (;;) {
    if (cells.length > MAX_COLUMNS) return { kind: 'broken', reason: 'cells', at };
    let open = at;
    while (open < length && text.charCodeAt(open) === SPACE) open++;
    if (open === length && open > at && !isLast) return MORE;
    let close = -1;
    if (quote !== null && text.charCodeAt(open) === quoteCode) {
      close = closingQuote(text, open + 1, quote);
      if (close < 0) return isLast ? { kind: 'broken', reason: 'quote', at: length } : MORE;
      let after = close + 1;
      while (after < length && text.charCodeAt(after) === SPACE) after++;
      // A quote at the very end may be the first of a doubled one.
      if (after === length && !isLast) return MORE;
      const next = after === length ? LF : text.charCodeAt(after);
      if (next !== delimiter && next !== LF && next !== CR) {
        if (open === at) return { kind: 'broken', reason: 'quote', at: after };
        close = -1;
      } else {
        const raw = text.slice(open + 1, close);
        cells.push(raw.includes(quote) ? raw.replaceAll(quote + quote, quote) : raw);
        breaks += countBreaks(raw);
        wasQuoted = true;
        at = after;
      }
    }
    if (close < 0) readPlain();
    if (at >= length) {
      if (!isLast) return MORE;
      return record(length, breaks);
    }
    const code = text.charCodeAt(at);
    if (code === delimiter) {
      at++;
      continue;
    }
    if (code === CR) {
      if (at + 1 === length && !isLast) return MORE;
      return record(text.charCodeAt(at + 1) === LF ? at + 2 : at + 1, breaks + 1);
    }
    return record(at + 1, breaks + 1);
  }

  function readPlain(): void {
    let end = at;
    while (end < length) {
      const code = text.charCodeAt(end);
      if (code === delimiter || code === LF || code === CR) break;
      end++;
    }
    cells.push(text.slice(at, end));
    at = end;
  }

  function record(end: number, lineBreaks: number): ScannedRecord {
    return {
      kind: 'record',
      cells,
      end,
      breaks: lineBreaks,
      isBlank: cells.length === 1 && cells[0] === '' && !wasQuoted,
    };
  }
}

/** Where the quoted cell that began before `from` ends, doubled quotes passed over; -1 when it does not. */
function closingQuote(text: string, from: number, quote: string): number {
  const code = quote.charCodeAt(0);
  let at = text.indexOf(quote, from);
  while (at >= 0 && text.charCodeAt(at + 1) === code) at = text.indexOf(quote, at + 2);
  return at;
}

/** Line breaks as an editor counts them: LF, CRLF and a lone CR are one each. */
export function countBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) {
    if (text.charCodeAt(at + 1) !== LF) count++;
  }
  return count;
}

/** Where the line after `from` begins, or -1 when the text ends before it is sure. */
export function nextLine(text: string, from: number, isLast: boolean): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LF) return at + 1;
    if (code === CR) {
      if (at + 1 === text.length && !isLast) return -1;
      return text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
    }
  }
  return -1;
}
