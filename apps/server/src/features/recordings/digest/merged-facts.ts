import { stripParts } from '@earshot/contracts/recordings';
import type { RecordingFacts, StoredFacts } from './digest.sql.ts';

/** Of each part of a session's strip how much of its time was active, in tenths. `seconds` since 1970. */
function activityOfParts(
  seconds: ReadonlySet<number>,
  { firstEvent, lastEvent }: { firstEvent: number; lastEvent: number },
): number[] {
  const partMs = Math.max(1, lastEvent - firstEvent) / stripParts;
  const counted = new Array<number>(stripParts).fill(0);
  for (const second of seconds) {
    const part = Math.floor((second * 1000 - firstEvent) / partMs);
    const at = Math.min(stripParts - 1, Math.max(0, part));
    counted[at] = (counted[at] ?? 0) + 1;
  }
  // A part shorter than a second is active as a whole.
  const secondsInPart = Math.max(1, partMs / 1000);
  return counted.map((count) => Math.min(10, Math.ceil((10 * count) / secondsInPart)));
}

/** What the facts of a recording's chunks say together; of what was told several times, the latest holds. */
export function mergedFacts(
  chunks: readonly StoredFacts[],
  span: { firstEvent: number; lastEvent: number },
): RecordingFacts {
  const seconds = new Set<number>();
  const told = new Map<string, { at: number; value: string | number | boolean | null }>();
  let person: StoredFacts['person'] = null;
  let browser: StoredFacts['browser'] = null;
  let [clickCount, inputCount, droppedEvents] = [0, 0, 0];
  for (const facts of chunks) {
    clickCount += facts.clicks;
    inputCount += facts.inputs;
    droppedEvents += facts.droppedEvents;
    for (const second of facts.activeSeconds) seconds.add(second);
    if (facts.person && (!person || facts.person.at >= person.at)) person = facts.person;
    browser ??= facts.browser;
    for (const [key, entry] of Object.entries(facts.metadata)) {
      const before = told.get(key);
      if (!before || entry.at >= before.at) told.set(key, entry);
    }
  }
  const metadata: RecordingFacts['metadata'] = {};
  for (const [key, { value }] of told) if (value !== null) metadata[key] = value;
  return {
    clickCount,
    inputCount,
    droppedEvents,
    activeSeconds: seconds.size,
    partActivity: activityOfParts(seconds, span),
    personId: person?.is.userId ?? null,
    personName: person?.is.name ?? null,
    personEmail: person?.is.email ?? null,
    account: person?.is.account ?? null,
    plan: person?.is.plan ?? null,
    isVerified: person?.isVerified ?? false,
    metadata,
    browser,
  };
}
