const dayMs = 24 * 60 * 60 * 1000;
/** Within so long after the last look it is the same visit. */
const sameVisitMs = 30 * 60 * 1000;
/** What a first visit is told of, in milliseconds. */
const firstLookMs = 7 * dayMs;

interface Stored {
  /** When the visit before this one ended, in milliseconds since 1970. */
  before: number | null;
  at: number;
}

/**
 * When Home was last seen before this visit, by this browser, in milliseconds since 1970; and that it is seen now.
 *
 * @returns `isFirst`: never before, so `since` is a week ago
 */
export function noteHere(
  workspaceId: string,
  now: number,
  storage: Storage,
): { since: number; isFirst: boolean } {
  const key = `earshot.home.${workspaceId}`;
  const stored = read(storage.getItem(key));
  const before = stored && (now - stored.at > sameVisitMs ? stored.at : stored.before);
  storage.setItem(key, JSON.stringify({ before, at: now } satisfies Stored));
  return before === null ? { since: now - firstLookMs, isFirst: true } : { since: before, isFirst: false };
}

function read(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    const { at, before } = JSON.parse(text) as Partial<Stored>;
    return typeof at === 'number' ? { at, before: typeof before === 'number' ? before : null } : null;
  } catch {
    return null;
  }
}
