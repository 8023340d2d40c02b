import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { msOfClock } from './clock-text.ts';
import { sharingWords } from './sharing.words.ts';

/** A part of a session as it is written into two fields: times since its beginning. */
export interface WrittenPart {
  from: string;
  to: string;
}

export function writtenPart(part: Span, whole: Span): WrittenPart {
  // Whole seconds: the end is written no earlier than it is.
  return {
    from: clockOf(part.from - whole.from),
    to: clockOf(Math.ceil((part.to - whole.from) / 1000) * 1000),
  };
}

/** What two fields say, in milliseconds since 1970, or what is wrong with them. */
export function readPart(
  { from, to }: WrittenPart,
  whole: Span,
): Span | { fault: string; of: 'from' | 'to' } {
  const [begin, end] = [msOfClock(from), msOfClock(to)];
  if (begin === undefined || whole.from + begin >= whole.to)
    return { fault: sharingWords.badClock, of: 'from' };
  if (end === undefined) return { fault: sharingWords.badClock, of: 'to' };
  const part = { from: whole.from + begin, to: Math.min(whole.to, whole.from + end) };
  return part.from < part.to ? part : { fault: sharingWords.badOrder, of: 'to' };
}
