import type { ChunkFacts, Moment } from '@earshot/replay-format/facts';
import { factsOf } from '@earshot/replay-format/facts';
import type { SafeEvent } from '@earshot/replay-format/sanitise';
import { outline } from '@earshot/replay-format/sanitise';
import type { StoredFacts } from './digest.sql.ts';
import type { ChunkBody } from './safe-events.ts';
import { eventsIn } from './safe-events.ts';
import { isSigned } from './signed-identity.ts';

/** Moments that are kept of one chunk: a page that fails in a loop tells nothing more after these. */
const momentsMax = 500;

/** A chunk as it is read: its body, and between which times its header says that its events lie. */
export interface ChunkToRead extends ChunkBody {
  firstEvent: number;
  lastEvent: number;
}

/**
 * What a chunk's events tell. Events that are malformed, harmful or of other times than its header says are left out and counted.
 *
 * @param secret what the site's server signs identities with; null when it signs none
 *
 * @throws BrokenChunk when its body is no list of events
 */
export function readChunk(
  chunk: ChunkToRead,
  secret: string | null,
): { facts: StoredFacts; moments: Moment[] } {
  const sent = eventsIn(chunk);
  const events = sent.flatMap((event) => outline(event) ?? []).filter((event) => isWithin(chunk, event));
  const { moments, person, ...facts } = factsOf(events);
  const kept = moments.slice(0, momentsMax);
  const lost = moments.reduce((sum, { kind, value }) => (kind === 'dropped' ? sum + (value ?? 0) : sum), 0);
  const droppedEvents = lost + sent.length - events.length;
  return { facts: { ...facts, person: checkedPerson(person, secret), droppedEvents }, moments: kept };
}

/** Times in headers are whole milliseconds once they are stored. */
function isWithin({ firstEvent, lastEvent }: ChunkToRead, { timestamp }: SafeEvent): boolean {
  return timestamp >= firstEvent && timestamp < lastEvent + 1;
}

function checkedPerson(person: ChunkFacts['person'], secret: string | null): StoredFacts['person'] {
  if (!person) return null;
  const { signature: _signature, ...is } = person.is;
  return { at: person.at, is, isVerified: isSigned(secret, person.is) };
}
