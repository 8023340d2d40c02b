import type { RecordingFacts, StoredFacts } from './digest.sql.ts';

/** What the facts of a recording's chunks say together; of what was told several times, the latest holds. */
export function mergedFacts(chunks: readonly StoredFacts[]): RecordingFacts {
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
