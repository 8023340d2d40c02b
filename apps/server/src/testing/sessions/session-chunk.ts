import { aChunk, anOwnEvent, aSnapshot } from '../chunks.ts';
import type { SeededSession } from './seeded-sessions.ts';

/** A whole session in one chunk, as a recorder would send it. */
export function sessionChunk({
  id,
  startedAt,
  person,
  metadata,
  events,
}: SeededSession): ReturnType<typeof aChunk> {
  const own = events.map(({ at, tag, payload }) => anOwnEvent(startedAt + at, tag, payload));
  return aChunk(
    [
      ...aSnapshot(startedAt),
      anOwnEvent(startedAt, 'es:metadata', metadata),
      ...(person ? [anOwnEvent(startedAt, 'es:identify', { ...person })] : []),
      ...own,
    ],
    { recordingId: id },
  );
}
