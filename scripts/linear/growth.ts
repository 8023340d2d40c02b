import type { Pump } from './pumps.ts';

/** An expression whose time grows faster than the text that it reads. */
export interface SlowCase {
  pump: Pump;
  chars: number;
  milliseconds: number;
}

const sizes = [16, 24, 64, 128, 256, 1024, 16_384];
/** Of a unit of one character; with longer ones there are fewer places to begin at, so the last texts are longer. */
const sizeOf = ({ unit }: Pump, chars: number) =>
  chars < 16_384 ? chars : Math.round(chars * Math.min(6, Math.sqrt(unit.length)));
/** What reading costs at most: a quadratic expression needs more than that long before the last size. */
const noise = 4;
/** More than that is too slow however it grows: six seconds for a mebibyte. */
const millisecondsPerChar = 0.006;

/** The first pump on which the expression is slower than linear; null when there is none. */
export function slowCaseOf(expression: RegExp, pumps: readonly Pump[]): SlowCase | null {
  // Of an expression that has much to do at each place, not each pump is measured again.
  let usual = noise;
  for (const chars of sizes)
    for (const pump of pumps) {
      const size = sizeOf(pump, chars);
      const first = timeOf(expression, textOf(pump, size));
      if (first < usual) continue;
      const { isSlow, milliseconds } = confirmed(expression, pump, size);
      if (isSlow) return { pump, chars: size, milliseconds };
      usual = Math.max(usual, 1.5 * milliseconds);
    }
  return null;
}

/** Told apart from a stall of the machine: the best of several tries, and the growth when the text is four times as long. */
function confirmed(expression: RegExp, pump: Pump, chars: number): { isSlow: boolean; milliseconds: number } {
  const text = textOf(pump, chars);
  const milliseconds = bestOf(3, () => timeOf(expression, text));
  if (milliseconds < noise) return { isSlow: false, milliseconds };
  if (chars < 1024 || milliseconds > chars * millisecondsPerChar) return { isSlow: true, milliseconds };
  const longer = textOf(pump, chars * 4);
  const longerTook = bestOf(3, () => timeOf(expression, longer));
  return { isSlow: longerTook / milliseconds > 8, milliseconds };
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

/** Milliseconds of the processor, so that what else the machine does is not counted. */
function processorTimeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const bestOf = (times: number, work: () => void) =>
  Math.min(...Array.from({ length: times }, () => processorTimeOf(work)));
