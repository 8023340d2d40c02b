import { ConnectionFault } from './connection-fault.ts';
import type { Answer } from './asking.ts';
import { dateOf } from './asking.ts';
import type { BroughtPage } from './connection-kind.ts';

/** Where a sync stands in a system that is asked for what changed since an instant. All instants are milliseconds since 1970. */
export interface Place {
  /** What changed from here on is asked for; null for all there is. */
  since: number | null;
  /** The page of this pass, as the system names pages; null for its first. */
  page: string | null;
  /** When this pass began, by the earlier of both clocks; null before its first answer. */
  begun: number | null;
  /** The latest change that this pass has seen. */
  newest: number | null;
  /** How often the system has forgotten where this pass was. */
  restarts: number;
}

/** The next sync begins this much before what was read: a change may be shown later than its own time says. */
const overlapMs = 5 * 60_000;
const maxRestarts = 3;
const first: Place = { since: null, page: null, begun: null, newest: null, restarts: 0 };

/** @throws ConnectionFault `unreadable` for what no page gave */
export function placeOf(cursor: string | null): Place {
  if (cursor === null) return first;
  try {
    const [since, page, begun, newest, restarts] = JSON.parse(cursor) as unknown[];
    return {
      since: instant(since),
      page: typeof page === 'string' ? page : null,
      begun: instant(begun),
      newest: instant(newest),
      restarts: instant(restarts) ?? 0,
    };
  } catch {
    throw new ConnectionFault('unreadable', 'The place to read on from cannot be read.');
  }
}

function cursorOf({ since, page, begun, newest, restarts }: Place): string {
  return JSON.stringify([since, page, begun, newest, restarts]);
}

function instant(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A page that was read, and the place that it was read from. */
export interface Read {
  place: Place;
  answer: Answer;
}

/**
 * Reads the page at a place; the first page of its pass where the system does not know that page any more. What comes again then
 * replaces itself.
 *
 * @param ask answers null for a page that the system has forgotten
 */
export async function readFrom(
  from: Place,
  now: number,
  ask: (place: Place) => Promise<Answer | null>,
): Promise<Read> {
  const answer = await ask(from);
  if (answer === null) return readFrom(restarted(from), now, ask);
  const begun = from.begun ?? Math.min(now, dateOf(answer.reply) ?? now);
  return { place: { ...from, begun }, answer };
}

function restarted(place: Place): Place {
  if (place.page === null || place.restarts >= maxRestarts) {
    throw new ConnectionFault('unreadable', 'The system forgets where reading stopped each time.');
  }
  return { ...place, page: null, restarts: place.restarts + 1 };
}

/** When each thing of a page last changed; what is null is left out. */
export type Changes = readonly (Date | number | null)[];

/**
 * What follows a page of a pass whose pages the system names.
 *
 * @param page null when this was the last
 * @param lateMs how long after its own time a change may first be shown
 * @throws ConnectionFault `unreadable` where the system names the same page again
 */
export function after(
  place: Place,
  changes: Changes,
  page: string | null,
  lateMs = overlapMs,
): Pick<BroughtPage, 'next' | 'resume'> {
  const here = { ...place, newest: latest([place.newest, ...changes]) };
  if (page === null) return { next: null, resume: cursorOf(resumed(here, null, lateMs)) };
  if (page === place.page) {
    throw new ConnectionFault('unreadable', 'The system leads back to the page that was just read.');
  }
  return { next: cursorOf({ ...here, page }) };
}

/** As `after`, for a list that begins with the latest and cannot be asked for what changed since an instant. */
export function afterNewest(
  place: Place,
  changes: Changes,
  page: string | null,
): Pick<BroughtPage, 'next' | 'resume'> {
  const { since } = place;
  const isPast = since !== null && changes.some((change) => change !== null && Number(change) < since);
  return after(place, changes, isPast ? null : page);
}

/** As `after`, for a system whose last page has a name under which later changes are found. */
export function afterLast(
  place: Place,
  changes: Changes,
  page: string,
): Pick<BroughtPage, 'next' | 'resume'> {
  const here = { ...place, newest: latest([place.newest, ...changes]) };
  return { next: null, resume: cursorOf(resumed(here, page, overlapMs)) };
}

function resumed({ since, begun, newest }: Place, page: string | null, lateMs: number): Place {
  // By the earlier of the latest change and the beginning: what changed while the pass went on comes in the next.
  const until = Math.min(newest ?? since ?? Number.POSITIVE_INFINITY, begun ?? Number.POSITIVE_INFINITY);
  const isKnown = Number.isFinite(until);
  return { ...first, page, since: isKnown ? Math.max(since ?? 0, until - lateMs) : since };
}

function latest(changes: Changes): number | null {
  const known = changes.filter((change) => change !== null).map(Number);
  return known.length === 0 ? null : Math.max(...known);
}

/** A page of a list that is asked for by its number, among what changed since an instant. */
export interface Step {
  since: number | null;
  page: number;
}

/** For lists that are sorted by change, oldest first. */
export function stepOf(place: Place): Step {
  const [since, page] = (place.page ?? '').split('/');
  if (place.page === null || page === undefined) return { since: place.since, page: 1 };
  return { since: since === '' ? null : Number(since), page: Number(page) };
}

/**
 * What follows a page of a list that is sorted by change, oldest first. It is read on from the last change rather than by page number
 * wherever that leads on: pages move when something is deleted or changed while they are read.
 *
 * @param stepMs how exactly the system compares times
 */
export function afterStep(
  place: Place,
  changes: Changes,
  hasMore: boolean,
  stepMs = 1000,
): Pick<BroughtPage, 'next' | 'resume'> {
  return after(place, changes, hasMore ? stepAfter(place, changes, stepMs) : null);
}

/** The name of the page after one of such a list. */
export function stepAfter(place: Place, changes: Changes, stepMs = 1000): string {
  const { since, page } = stepOf(place);
  const last = latest(changes);
  const from = last === null ? null : last - stepMs;
  const leadsOn = from !== null && (since === null || from > since);
  return leadsOn ? `${from}/1` : `${since ?? ''}/${page + 1}`;
}
