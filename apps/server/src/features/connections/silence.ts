import { dayMs } from '@earshot/contracts/durations';

/** Days on which something came, from which what is usual is told. */
const fewestActiveDays = 8;
const shortestSilence = 2;
/** A silence that chance makes less often than this is told. */
const rareEnough = 0.001;
/** Weekends and holidays are longer than chance makes them: a silence is longer than any before, by so much. */
const longerThanBefore = 1.5;

export interface Silence {
  /** Whole days without anything, at least 2. */
  days: number;
  /** The longest such stretch before, in days; 0 where something came each day. */
  longest_before: number;
}

/**
 * Whether a source is silent for longer than chance explains, and for longer than it ever was in the days that are known.
 * A source that brought something on few days, such as by single imports, has no usual.
 *
 * @param active days of the last weeks on which something came, numbered since 1970, ascending, each once
 * @param today numbered likewise; it is not over, so it is no day of silence
 */
export function silenceOf(active: readonly number[], today: number): Silence | null {
  const [first] = active;
  const last = active.at(-1);
  if (first === undefined || last === undefined || active.length < fewestActiveDays) return null;
  const days = today - last - 1;
  const gaps = active.slice(1).map((day, at) => day - (active[at] ?? day) - 1);
  const longest = Math.max(...gaps);
  const share = active.length / (last - first + 1);
  const isChance = (1 - share) ** days >= rareEnough;
  if (days < shortestSilence || isChance || days <= longest * longerThanBefore) return null;
  return { days, longest_before: longest };
}

/** The number of a day since 1970, in UTC. */
export function dayNumber(atMs: number): number {
  return Math.floor(atMs / dayMs);
}
