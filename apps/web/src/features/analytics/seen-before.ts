import { minuteMs } from '@earshot/contracts/durations';
import { untilLogout } from '../../lib/session.ts';

/** Within so long after the last look it is the same visit. */
const sameVisitMs = 30 * minuteMs;
/** What a figure counts names words of filters, so whoever uses the browser next must not find it. */
const storageKey = `${untilLogout}figures`;
/** Figures that a browser remembers, the ones looked at last. */
const mostFigures = 300;

/** A figure as this browser showed it. */
export interface Shown {
  /** As it was written, rounded. */
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface Kept extends Shown {
  /** What is told of the visit before, while this one lasts. */
  told: Shown | null;
}

/**
 * Notes that a figure is shown, and returns how it was written on the visit before where it has changed since by more than
 * rounding; null where it has not, or was never shown.
 *
 * @param key what the figure counts: the same key for the same items
 */
export function noteShown(key: string, { text, at }: Shown, storage: Storage): Shown | null {
  const all = readKept(storage);
  const before = all.get(key);
  const changed = before === undefined || before.text === text ? null : { text: before.text, at: before.at };
  const isSameVisit = before !== undefined && at - before.at < sameVisitMs;
  const told = (isSameVisit ? before.told : null) ?? changed;
  all.delete(key);
  all.set(key, { text, at, told });
  try {
    storage.setItem(storageKey, JSON.stringify([...all].slice(-mostFigures)));
  } catch {
    // Without storage nothing is said of the visit before.
  }
  return told?.text === text ? null : told;
}

function readKept(storage: Storage): Map<string, Kept> {
  try {
    const read: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(read) ? read.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, Kept] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const kept = entry[1] as Partial<Kept> | null;
  const told = kept?.told;
  return isShown(kept) && (told === null || isShown(told));
}

function isShown(shown: Partial<Shown> | null | undefined): shown is Shown {
  return typeof shown?.text === 'string' && typeof shown.at === 'number';
}
