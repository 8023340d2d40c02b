import type { HostileText } from './hostile-pieces.ts';
import { processorTimeOf, wait } from './processor-time.ts';

/** Milliseconds that no text may take, short or long: four seconds for a mebibyte, and half a second for the shortest. */
const capOf = ({ length }: string) => Math.max(500, (4000 * length) / 2 ** 20);
/** Below that a longer text is no proof of anything. */
const floor = 40;
/** How much shorter the first text is. */
const longer = 8;
/** A text 8 times as long takes 64 times as long where the time is quadratic. */
const growth = 16;
/** Grown by so little, it is not measured again: the first time may have been a slow one, but not by that much. */
const littleGrowth = 12;

/**
 * What is too slow for a reader, of texts of a length and of shorter ones that are made like them.
 *
 * @param pauses milliseconds before each further try of what was slow
 */
export function faultsOf(
  read: (text: string) => unknown,
  textsOf: (length: number) => HostileText[],
  length: number,
  pauses = longPauses,
): string[] {
  const short = textsOf(Math.floor(length / longer));
  return textsOf(length).flatMap(([name, long], at) => {
    const fault = faultOf(read, short[at]?.[1] ?? '', long, pauses);
    return fault === null ? [] : [`${name}: ${fault}`];
  });
}

/** A machine that others use is slow for seconds at a time. A reader that is slow stays so through all of these pauses. */
const longPauses: readonly number[] = [250, 500, 1000, 2000, 4000];

/** Why the reader is too slow for the text, at its best of several times; null when it is not. */
function faultOf(
  read: (text: string) => unknown,
  short: string,
  long: string,
  pauses: readonly number[],
): string | null {
  let fault = faultNow(read, short, long);
  for (const pause of pauses) {
    if (fault === null) break;
    wait(pause);
    fault = faultNow(read, short, long);
  }
  return fault;
}

/** The short text goes first, so that nothing runs for hours. */
function faultNow(read: (text: string) => unknown, short: string, long: string): string | null {
  const timeOf = (text: string) => processorTimeOf(() => read(text));
  const first = timeOf(short);
  if (first > capOf(short)) return `${Math.round(first)} ms for ${short.length} characters`;
  const whole = timeOf(long);
  if (whole < floor || (whole < capOf(long) && whole < littleGrowth * first)) return null;
  // A stall makes a time longer and never shorter: the best of all decides.
  const least = Math.min(whole, timeOf(long), timeOf(long));
  const before = Math.min(first, timeOf(short), timeOf(short));
  if (least > capOf(long)) return `${Math.round(least)} ms for ${long.length} characters`;
  const isSlow = least > floor && least / Math.max(before, floor / longer) > growth;
  return isSlow ? `${Math.round(before)} ms, then ${Math.round(least)} ms for 8 times as much` : null;
}
