import { processorTimeOf } from './processor-time.ts';
import type { Pump } from './pumps.ts';

/** An expression whose time grows faster than the text that it reads. */
export interface SlowCase {
  pump: Pump;
  chars: number;
  milliseconds: number;
}

/** Lengths of the first texts, and how often a unit comes in the next. Exponential time shows there, and from each to the next it grows little enough. */
const shortSizes = [16, 20, 24, 28, 32, 40, 48, 64];
const counts = [16, 20, 24, 32, 48, 64];
/** Each is four times the one before. */
const growingSizes = [256, 1024, 4096, 16_384, 65_536];
/** From here on growth decides: a bounded loop has come to its end. */
const decidingSize = 16_384;
/** Of a unit of one character: with longer ones there are fewer places to begin at, so the texts are longer. */
const sizeOf = ({ unit }: Pump, chars: number) => Math.round(chars * Math.sqrt(unit.length));
const shortSizesOf: ((pump: Pump) => number | null)[] = [
  ...shortSizes.map((chars) => () => chars),
  ...counts.map(
    (count) =>
      ({ unit }: Pump) =>
        unit.length > 1 ? count * unit.length : null,
  ),
];
/** Milliseconds that no short text takes. */
const noise = 4;
/**
 * Milliseconds that a quadratic expression takes for 1024 characters at least: it goes a quarter of a million steps or more, each
 * of half a nanosecond. Nearly every text of nearly every expression is read in less, and needs no second look.
 */
const tiny = 0.06;
/** More than that is too slow however it grows: six seconds for a mebibyte. */
const millisecondsPerChar = 0.006;
/** For a text four times as long a linear expression takes four times as long, a quadratic one sixteen times. */
const mayGrowFaster = 4.8;
const growsFaster = 8;

/** The first pump on which the expression is slower than linear; null when there is none. */
export function slowCaseOf(expression: RegExp, pumps: readonly Pump[]): SlowCase | null {
  for (const shortSizeOf of shortSizesOf)
    for (const pump of pumps) {
      const chars = shortSizeOf(pump);
      if (chars === null) continue;
      const text = textOf(pump, chars);
      if (timeOf(expression, text) < noise) continue;
      const milliseconds = leastTimeOf(expression, text);
      if (milliseconds >= noise) return { pump, chars, milliseconds };
    }
  for (const pump of pumps) {
    const slow = slowGrowthOf(expression, pump);
    if (slow) return slow;
  }
  return null;
}

/** Goes on to longer texts only as long as the time grows faster than they do. */
function slowGrowthOf(expression: RegExp, pump: Pump): SlowCase | null {
  const [shortest = 0, ...longer] = growingSizes;
  let before = textOf(pump, sizeOf(pump, shortest));
  let beforeTook = timeOf(expression, before);
  for (const size of longer) {
    const chars = sizeOf(pump, size);
    const text = textOf(pump, chars);
    let took = timeOf(expression, text);
    if (took < tiny) return null;
    if (took < mayGrowFaster * beforeTook && took < chars * millisecondsPerChar) return null;
    beforeTook = leastTimeOf(expression, before);
    took = leastTimeOf(expression, text);
    if (took >= chars * millisecondsPerChar) return { pump, chars, milliseconds: took };
    if (took < mayGrowFaster * beforeTook) return null;
    if (size >= decidingSize && took > growsFaster * beforeTook) return { pump, chars, milliseconds: took };
    before = text;
    beforeTook = took;
  }
  return null;
}

export function textOf({ before, unit, between, second, after }: Pump, chars: number): string {
  const half = second ? chars / 2 : chars;
  const repeated = (text: string) => text.repeat(Math.max(1, Math.ceil(half / text.length)));
  return before + repeated(unit) + between + (second ? repeated(second) : '') + after;
}

/** Milliseconds for one pass over the text, as the code that uses such an expression makes it. */
export function timeOf(expression: RegExp, text: string): number {
  const start = performance.now();
  if (expression.global) text.replace(expression, '');
  else if (expression.sticky) stepThrough(expression, text);
  else expression.test(text);
  return performance.now() - start;
}

/** What reads a text piece by piece stops at the first that is none. */
function stepThrough(expression: RegExp, text: string): void {
  for (let at = 0; at < text.length;) {
    expression.lastIndex = at;
    if (!expression.test(text) || expression.lastIndex === at) return;
    at = expression.lastIndex;
  }
}

/** Longer times are known well enough after one try. */
const wellKnown = 50;

/** Told apart from a stall of the machine: the best of three tries, in milliseconds of the processor. */
function leastTimeOf(expression: RegExp, text: string): number {
  let least = Infinity;
  for (let attempt = 0; attempt < 3; attempt++) {
    const took = processorTimeOf(() => timeOf(expression, text));
    least = Math.min(least, took);
    if (took > wellKnown) break;
  }
  return least;
}
