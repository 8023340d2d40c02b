import type { Chance } from './chance.ts';

const dayMs = 86_400_000;

/** A day from `first` to `last`, as year, month and day. */
export function someDay(first: string, last: string, chance: Chance): string {
  const from = Date.parse(first);
  const days = Math.round((Date.parse(last) - from) / dayMs);
  return new Date(from + chance.whole(0, days) * dayMs).toISOString().slice(0, 10);
}
