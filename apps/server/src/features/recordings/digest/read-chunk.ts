import { BrokenChunk } from '@earshot/replay-format/chunk';
import type { Moment } from '@earshot/replay-format/facts';
import { factsOf } from '@earshot/replay-format/facts';
import { parseEvents } from '@earshot/replay-format/lines';
import { sanitise } from '@earshot/replay-format/sanitise';
import { gunzipSync } from 'node:zlib';
import type { StoredFacts, UnreadChunk } from './digest.sql.ts';

/** Moments that are kept of one chunk: a page that fails in a loop tells nothing more after these. */
const momentsMax = 500;

/**
 * What a chunk's events tell. Events that are malformed or harmful are left out and counted.
 *
 * @throws BrokenChunk when its body is no list of events
 */
export function readChunk({ body, isGzip, rawBytes }: Pick<UnreadChunk, 'body' | 'isGzip' | 'rawBytes'>): {
  facts: StoredFacts;
  moments: Moment[];
} {
  const lines = isGzip ? gunzipSync(body, { maxOutputLength: Math.max(1, rawBytes) }) : body;
  const events = parseEvents(textOf(lines));
  const safe = events.flatMap((event) => sanitise(event) ?? []);
  const { moments, ...facts } = factsOf(safe);
  const kept = moments.slice(0, momentsMax);
  const lost = moments.reduce((sum, { kind, value }) => (kind === 'dropped' ? sum + (value ?? 0) : sum), 0);
  return { facts: { ...facts, droppedEvents: lost + events.length - safe.length }, moments: kept };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BrokenChunk('The events are no UTF-8.');
  }
}
