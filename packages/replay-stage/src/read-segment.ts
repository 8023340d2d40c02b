import type { ChunkHeader } from '@earshot/replay-format/chunk';
import { BrokenChunk } from '@earshot/replay-format/chunk';
import { chunksIn } from '@earshot/replay-format/chunk-run';
import { parseEvents } from '@earshot/replay-format/lines';
import type { SafeEvent } from '@earshot/replay-format/sanitise';
import { eventTypes, isOwn, sanitise } from '@earshot/replay-format/sanitise';
import type { LogEntry } from '@earshot/replay-format/stage-messages';
import { textOfBody } from './inflate.ts';
import type { ReaderOrder } from './reader-messages.ts';
import { keepScreenColours } from './screen-colours.ts';
import type { StageFiles } from './stage-files.ts';
import type { ReadSegment } from './segment-as-read.ts';

/** @throws BrokenChunk when the bytes cannot be read or hold no picture of a page; the message is fit to be shown */
export async function readSegment({ key, bytes, to }: ReaderOrder, files: StageFiles): Promise<ReadSegment> {
  const lacking = new Set<string>();
  const kept = files.keptFiles(lacking);
  const shown: SafeEvent[] = [];
  let asksForColours = false;
  const log: LogEntry[] = [];
  for (const { header, body } of chunksIn(new Uint8Array(bytes))) {
    const text = await textOfBody(body, header.isGzip);
    asksForColours ||= text.includes('color-scheme');
    for (const event of parseEvents(text)) {
      const safe = sanitise(event, kept);
      if (!safe) continue;
      safe.timestamp = withinChunk(safe.timestamp, header);
      if (isOwn(safe, 'es:animation') || isOwn(safe, 'es:video')) shown.push(safe);
      else if (safe.type === eventTypes.custom) log.push({ at: safe.timestamp, ...safe.data } as LogEntry);
      else if (safe.type >= eventTypes.fullSnapshot) shown.push(safe);
    }
  }
  const events = fromPicture(shown);
  if (asksForColours) keepScreenColours(events);
  const [first] = events;
  const picture = events.find(({ type }) => type === eventTypes.fullSnapshot);
  if (!first || !picture) throw new BrokenChunk('This part contains no picture of the page.');
  const endAt = Math.max(to, events.at(-1)?.timestamp ?? 0, first.timestamp + 1);
  // The clock of a replay runs until its last event.
  events.push({ type: eventTypes.custom, timestamp: endAt, data: { tag: 'es:end', payload: {} } });
  return {
    key,
    firstAt: first.timestamp,
    pictureAt: picture.timestamp,
    endAt,
    events,
    log,
    lacks: [...lacking],
  };
}

/** Times outside of what the index was told would stretch the replay without end. */
function withinChunk(at: number, { firstAt, lastAt }: ChunkHeader): number {
  return Math.min(Math.max(at, firstAt), lastAt);
}

/** Of a window whose recording does not say. */
const usualSize = { href: '', width: 1280, height: 800 };

/**
 * The events from the first picture on, in order of time. A picture's size comes as an event of its own before it, earlier by
 * the time that taking the picture took: it is moved to the picture, since between the two there would be nothing to show.
 */
function fromPicture(events: SafeEvent[]): SafeEvent[] {
  events.forEach((size, at) => {
    const next = events[at + 1];
    if (size.type === eventTypes.meta && next?.type === eventTypes.fullSnapshot)
      size.timestamp = next.timestamp;
  });
  events.sort((a, b) => a.timestamp - b.timestamp);
  const at = events.findIndex(({ type }) => type === eventTypes.fullSnapshot);
  const picture = events[at];
  if (!picture) return [];
  const size = events.slice(0, at).findLast(({ type }) => type === eventTypes.meta);
  const { timestamp } = picture;
  return [{ type: eventTypes.meta, data: usualSize, ...size, timestamp }, ...events.slice(at)];
}
