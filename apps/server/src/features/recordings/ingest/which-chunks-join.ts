import { hourMs } from '@earshot/contracts/durations';
import { replayLimits } from '@earshot/replay-format/limits';
import type { WaitingChunk } from './chunk-intake.ts';
import type { Standing } from './ingest.sql.ts';

/**
 * The chunks that still join their recordings, each counted with those before it: of the recording's site, not too late, and within its
 * length and size.
 */
export function chunksThatJoin(
  standing: ReadonlyMap<string, Standing>,
  chunks: readonly WaitingChunk[],
  now: number,
): WaitingChunk[] {
  const grown = new Map<string, Extent>(standing);
  return chunks.filter(({ siteId, chunk }) => {
    const { recordingId: id, firstAt, lastAt } = chunk.header;
    const before = grown.get(id);
    const known = standing.get(id);
    // The key of one site does not open the recordings of another.
    if (before && before.siteId !== siteId) return false;
    const after = {
      siteId,
      firstEvent: Math.min(before?.firstEvent ?? firstAt, firstAt),
      lastEvent: Math.max(before?.lastEvent ?? lastAt, lastAt),
      bytes: (before?.bytes ?? 0) + chunk.body.length,
    };
    if (isOver(after) || (known && isLate(known, now))) return false;
    grown.set(id, after);
    return true;
  });
}

type Extent = Pick<Standing, 'siteId' | 'firstEvent' | 'lastEvent' | 'bytes'>;

/** Whether a recording would be longer or larger than any may be, in whichever direction its page's clock jumped. */
function isOver({ firstEvent, lastEvent, bytes }: Extent): boolean {
  return (
    bytes > replayLimits.recordingBytesMax || lastEvent - firstEvent > replayLimits.recordingHoursMax * hourMs
  );
}

/** A recording takes nothing a day after it was last heard of. */
function isLate({ lastChunkAt }: Pick<Standing, 'lastChunkAt'>, now: number): boolean {
  return now - Date.parse(lastChunkAt) > replayLimits.lateHoursMax * hourMs;
}
