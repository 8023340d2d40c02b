import { MATTERS } from './stock/stock.ts';
import type { Matter } from './stock/stock.ts';

export const WEEKS = 26;
/** The Monday of the first week. */
export const FIRST_DAY = Date.UTC(2026, 0, 5);

const STEADY_A_WEEK = 13;
/** The first week of the rise. */
export const RISES_FROM = 18;
const RISE = { before: 5, from: RISES_FROM, counts: [8, 13, 19, 25, 31, 36, 42, 47, 52] };
const FALL = { before: 24, from: 16, counts: [20, 16, 12, 9, 7, 5, 4, 3, 3, 3, 3] };

export interface Planted {
  rising: Matter;
  falling: Matter;
  /** How many tickets of each matter begin in each week. */
  weekly: Record<Matter, number[]>;
}

/** One matter rises from week 18 on, one falls from week 16 on, all others stay level but for chance. */
export function plantedFor(seed: number, random: () => number): Planted {
  const at = ((seed - 1) * 5) % MATTERS.length;
  const rising = MATTERS[at] ?? MATTERS[0];
  const falling = MATTERS[(at + 1 + (seed - 1) * 5) % MATTERS.length] ?? MATTERS[1];
  const level = (mean: number, spread: number): number =>
    mean + Math.round((random() + random() + random() - 1.5) * spread);
  const counts = (matter: Matter): number[] =>
    Array.from({ length: WEEKS }, (_, index) => {
      const shape = matter === rising ? RISE : matter === falling ? FALL : undefined;
      if (!shape) return level(STEADY_A_WEEK, 5);
      return shape.counts[index + 1 - shape.from] ?? level(shape.before, 2);
    });
  const weekly = Object.fromEntries(MATTERS.map((matter) => [matter, counts(matter)]));
  return { rising, falling, weekly: weekly as Record<Matter, number[]> };
}
