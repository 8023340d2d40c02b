import { hourMs } from '@earshot/contracts/durations';
import type { ChunkHeader } from '@earshot/replay-format/chunk';
import { replayLimits } from '@earshot/replay-format/limits';
import type { FieldError } from '@earshot/contracts/call/problems';
import { Problem } from '../../../platform/http/problem.ts';

const lateMs = replayLimits.lateHoursMax * hourMs;
const lengthMaxMs = replayLimits.recordingHoursMax * hourMs;

/** Smaller differences are what gathering and sending take, and no wrong clock. */
export const clockToleranceMs = 60_000;

type Times = Pick<ChunkHeader, 'firstAt' | 'lastAt'>;

/** When a chunk came, and when the page says that it sent it; null for pages that do not say. */
export interface Arrival {
  arrivedAt: number;
  sentAt: number | null;
}

/** How a recording began. */
export interface Begun {
  /** By the server's clock. */
  begunAt: number;
  /** How long after its last event, by the page's clock, the first chunk came; null for recordings of older servers. */
  firstDelay: number | null;
}

/**
 * What is to be added to the page's clock, as far as this chunk tells. Of a recording's chunks the smallest holds: the others
 * waited longer before they came.
 *
 * A chunk that comes long after its events was made by a clock that is slow, or it waited. A page tells which when it says when
 * it sends. Of one that does not, the clock is slow when its chunks come as fast as their events happened: chunks that waited
 * come all at once.
 *
 * @returns milliseconds, whole; null when it does not tell
 */
export function clockOffset(times: Times, { arrivedAt, sentAt }: Arrival, begun: Begun): number | null {
  const offset = Math.floor(arrivedAt - (sentAt ?? times.lastAt));
  if (Math.abs(offset) <= clockToleranceMs) return 0;
  if (sentAt !== null || offset < 0) return offset;
  return keepsPace(times, arrivedAt, begun) ? offset : null;
}

/** Less says nothing: a queue that is sent takes a while too. */
const paceMinMs = 3000;

function keepsPace({ lastAt }: Times, arrivedAt: number, { begunAt, firstDelay }: Begun): boolean {
  if (firstDelay === null) return false;
  const passed = arrivedAt - begunAt;
  const said = lastAt - (begunAt - firstDelay);
  return passed >= paceMinMs && Math.abs(passed - said) <= passed / 2;
}

/** @throws Problem `bad_request` that names the time that cannot be, `recording_over` for what waited longer than it may */
export function assertPossible({ firstAt, lastAt }: Times, { arrivedAt, sentAt }: Arrival): void {
  if (lastAt - firstAt > lengthMaxMs) {
    throw impossible(
      '#/body/last_at',
      `last_at: lies ${hoursIn(lastAt - firstAt)} after first_at; ${lengthRule}`,
    );
  }
  const [pointer, name, said] =
    sentAt === null
      ? (['#/body/last_at', 'last_at', lastAt] as const)
      : (['#/query/sent_at', 'sent_at', sentAt] as const);
  if (said - arrivedAt > lateMs) {
    throw impossible(
      pointer,
      `${name}: lies ${hoursIn(said - arrivedAt)} after the server's clock; ${aheadRule}`,
    );
  }
  if (sentAt === null) return;
  if (lastAt - sentAt > clockToleranceMs) {
    throw impossible('#/body/last_at', 'last_at: lies after sent_at, when the chunk was sent.');
  }
  if (sentAt - lastAt > lateMs) throw new Problem('recording_over');
}

const lengthRule = `a recording has at most ${replayLimits.recordingHoursMax} hours.`;
const aheadRule = `clocks that are up to ${replayLimits.lateHoursMax} hours fast are corrected.`;

function impossible(pointer: FieldError['pointer'], detail: string): Problem {
  return new Problem('bad_request', { detail, errors: [{ pointer, detail }] });
}

function hoursIn(ms: number): string {
  return `${Math.round(ms / hourMs).toLocaleString('en')} hours`;
}
