import type { ChunkHeader } from '@earshot/replay-format/chunk';

/** Smaller differences are what gathering and sending take, and no wrong clock. */
export const clockToleranceMs = 60_000;

/** Of a chunk's first and last event, by the page's clock, in ms since 1970. */
export type Times = Pick<ChunkHeader, 'firstAt' | 'lastAt'>;

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
