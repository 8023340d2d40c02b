import { replayLimits } from '@earshot/replay-format/limits';
import type { KeptChunk } from './chunk-shelf.ts';

/** What waits in a browser, as the recorder of one site sees it. */
export interface FreeChunks {
  /** Another page may send them now. */
  chunks: KeptChunk[];
  /** A day old, or of another site: nobody will send them. */
  gone: KeptChunk[];
  /** Milliseconds until there may be more; Infinity: nothing else waits. */
  nextIn: number;
}

const lateMs = replayLimits.lateHoursMax * 3_600_000;

export function freeChunks(all: readonly KeptChunk[], siteKey: string, now: number): FreeChunks {
  const chunks: KeptChunk[] = [];
  const gone: KeptChunk[] = [];
  let nextIn = Infinity;
  for (const chunk of all) {
    const freeIn = (chunk.freeAt ?? 0) - now;
    if (chunk.siteKey !== siteKey || now - chunk.keptAt >= lateMs) gone.push(chunk);
    else if (freeIn > 0) nextIn = Math.min(nextIn, freeIn);
    else chunks.push(chunk);
  }
  return { chunks, gone, nextIn };
}
