import type { ChunkFacts, Moment } from '@earshot/replay-format/facts';
import { factsOf } from '@earshot/replay-format/facts';
import { outline } from '@earshot/replay-format/sanitise';
import type { StoredFacts } from './digest.sql.ts';
import type { ChunkBody } from './safe-events.ts';
import { eventsIn } from './safe-events.ts';
import { isSigned } from './signed-identity.ts';

/** Moments that are kept of one chunk: a page that fails in a loop tells nothing more after these. */
const momentsMax = 500;

/**
 * What a chunk's events tell. Events that are malformed or harmful are left out and counted.
 *
 * @param secret what the site's server signs identities with; null when it signs none
 *
 * @throws BrokenChunk when its body is no list of events
 */
export function readChunk(
  chunk: ChunkBody,
  secret: string | null,
): { facts: StoredFacts; moments: Moment[] } {
  const sent = eventsIn(chunk);
  const events = sent.flatMap((event) => outline(event) ?? []);
  const { moments, person, ...facts } = factsOf(events);
  const kept = moments.slice(0, momentsMax);
  const lost = moments.reduce((sum, { kind, value }) => (kind === 'dropped' ? sum + (value ?? 0) : sum), 0);
  const droppedEvents = lost + sent.length - events.length;
  return { facts: { ...facts, person: checkedPerson(person, secret), droppedEvents }, moments: kept };
}

function checkedPerson(person: ChunkFacts['person'], secret: string | null): StoredFacts['person'] {
  if (!person) return null;
  const { signature: _signature, ...is } = person.is;
  return { at: person.at, is, isVerified: isSigned(secret, person.is) };
}
