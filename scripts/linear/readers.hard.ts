import { describe, expect, test } from 'vitest';
import { allTexts, usualTexts } from './hostile-pieces.ts';
import type { Reader } from './readers.ts';
import { readersOfPages, readersOfRecordings, readersOfTables, readersOfWords } from './readers.ts';

const mebibyte = 2 ** 20;
/** Milliseconds that no text may take, short or long. */
const cap = 4000;
/** Below that a longer text is no proof of anything. */
const floor = 80;
const longer = 8;
/** A text 8 times as long takes 64 times as long where the time is quadratic. */
const growth = 16;

/** Milliseconds of the processor. */
function timeOf({ read }: Reader, text: string): number {
  const start = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const bestOf = (times: number, measure: () => number) => Math.min(...Array.from({ length: times }, measure));

/** Why the reader is too slow for the text; null when it is not. The short text goes first, so that nothing runs for hours. */
function faultOf(reader: Reader, short: string, long: string): string | null {
  const first = timeOf(reader, short);
  if (first > cap) return `${Math.round(first)} ms for ${short.length} characters`;
  const whole = timeOf(reader, long);
  if (whole < floor) return null;
  // A stall makes a time longer and never shorter: the best of both decides.
  const best = bestOf(2, () => timeOf(reader, long));
  const least = Math.min(whole, best);
  const before = Math.min(
    first,
    bestOf(3, () => timeOf(reader, short)),
  );
  if (least > cap) return `${Math.round(least)} ms for ${long.length} characters`;
  const isSlow = least > floor && least / Math.max(before, floor / longer) > growth;
  return isSlow ? `${Math.round(before)} ms, then ${Math.round(least)} ms for 8 times as much` : null;
}

function faultsOf(reader: Reader, texts: typeof allTexts, length: number): string[] {
  const short = texts(Math.floor(length / longer));
  return texts(length).flatMap(([name, long], at) => {
    const fault = faultOf(reader, short[at]?.[1] ?? '', long);
    return fault === null ? [] : [`${name}: ${fault}`];
  });
}

describe.each([
  ['words', readersOfWords],
  ['tables', readersOfTables],
  ['recordings', readersOfRecordings],
  ['pages', readersOfPages],
])('what reads %s takes time that grows with the length, whatever is repeated', (_what, readers) => {
  test.each(readers)('$name', { timeout: 240_000 }, (reader) => {
    const most = Math.min(mebibyte, reader.most ?? mebibyte);
    expect(faultsOf(reader, allTexts, Math.min(most, mebibyte / 16))).toEqual([]);
    expect(faultsOf(reader, usualTexts, most)).toEqual([]);
  });
});
