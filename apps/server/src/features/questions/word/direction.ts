import { driftTest } from '@earshot/analysis/trends/drift-test';
import type { MeasureRow } from '@earshot/contracts/analytics';

export type Direction = 'up' | 'down' | 'flat';

/** A chance as small as this is none: of a rise and of a fall each. */
const leastChance = 0.025;
/** Counts of stretches differ by this much more than by pure chance, relative variance. */
const wander = 0.05;
/** Fewer stretches show no direction. */
const leastStretches = 4;
const leastItems = 12;
/** Standard errors that a slope of means lies off a level line. */
const leastErrors = 2.2;
/** Likelihoods, as logarithms, by which a step is better than none, the many places that were looked at included. */
const leastGain = 5;

/** Which way the counts of whole stretches go, by the test for a steady change; null when there are too few to tell. */
export function directionOf(rows: readonly MeasureRow[]): Direction | null {
  const counts = rows.map(({ figure }) => figure.value ?? 0);
  if (counts.length < leastStretches || sum(counts) < leastItems) return null;
  const days = rows.map(({ from, to }) => daysOf(from, to));
  const drift = driftTest(counts, days, wander);
  if (!drift) return null;
  if (drift.rise < leastChance) return 'up';
  return drift.fall < leastChance ? 'down' : 'flat';
}

/** Which way the means of stretches go, by a line through them that counts each by how many ratings it is of. */
export function directionOfMeans(rows: readonly MeasureRow[]): Direction | null {
  const points = rows.flatMap(({ figure }, x) =>
    figure.value === null ? [] : [{ x, y: figure.value, n: figure.n }],
  );
  const n = sum(points.map((one) => one.n));
  if (points.length < leastStretches || n < leastItems) return null;
  const x = sum(points.map((one) => one.n * one.x)) / n;
  const y = sum(points.map((one) => one.n * one.y)) / n;
  const spread = sum(points.map((one) => one.n * (one.x - x) ** 2));
  const slope = sum(points.map((one) => one.n * (one.x - x) * (one.y - y))) / spread;
  const rest = sum(points.map((one) => one.n * (one.y - y - slope * (one.x - x)) ** 2)) / (points.length - 2);
  if (Math.abs(slope) <= leastErrors * Math.sqrt(rest / spread)) return 'flat';
  return slope > 0 ? 'up' : 'down';
}

export interface Step {
  row: MeasureRow;
  /** Mean counts of the stretches before it, and from it on. */
  before: number;
  after: number;
}

/** The same of means: the place that parts them best, each counted by how many ratings it is of. */
export function stepInMeans(rows: readonly MeasureRow[], way: 'up' | 'down'): Step | null {
  const points = rows.flatMap((row) =>
    row.figure.value === null ? [] : [{ row, y: row.figure.value, n: row.figure.n }],
  );
  const meanOf = (part: typeof points) =>
    sum(part.map(({ y, n }) => y * n)) / Math.max(1, sum(part.map(({ n }) => n)));
  const restOf = (part: typeof points) => sum(part.map(({ y, n }) => n * (y - meanOf(part)) ** 2));
  if (points.length < leastStretches || sum(points.map(({ n }) => n)) < leastItems) return null;
  let best: { place: number; rest: number } | null = null;
  for (let place = 1; place < points.length; place += 1) {
    const [early, late] = [points.slice(0, place), points.slice(place)];
    if (way === 'up' ? meanOf(late) <= meanOf(early) : meanOf(late) >= meanOf(early)) continue;
    const rest = restOf(early) + restOf(late);
    if (!best || rest < best.rest) best = { place, rest };
  }
  const point = best && points[best.place];
  if (!best || !point) return null;
  const spread = restOf(points) - best.rest;
  // Of the square of so many standard errors.
  if (spread < leastErrors ** 2 * (best.rest / Math.max(1, points.length - 2))) return null;
  return {
    row: point.row,
    before: meanOf(points.slice(0, best.place)),
    after: meanOf(points.slice(best.place)),
  };
}

/** The stretch from which on the counts are higher, or lower, where such a step is likeliest; null where none is likely. */
export function stepIn(rows: readonly MeasureRow[], way: 'up' | 'down' = 'up'): Step | null {
  const counts = rows.map(({ figure }) => figure.value ?? 0);
  const all = sum(counts);
  let best: { place: number; gain: number } | null = null;
  for (let place = 1; place < counts.length; place += 1) {
    const before = sum(counts.slice(0, place));
    const [early, late] = [before / place, (all - before) / (counts.length - place)];
    if (way === 'up' ? late <= early : late >= early) continue;
    const gain = xLogY(before, early) + xLogY(all - before, late) - xLogY(all, all / counts.length);
    if (!best || gain > best.gain) best = { place, gain };
  }
  const row = best && rows[best.place];
  if (!best || !row || best.gain < leastGain) return null;
  const mean = (part: readonly number[]) => sum(part) / part.length;
  return { row, before: mean(counts.slice(0, best.place)), after: mean(counts.slice(best.place)) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function xLogY(x: number, y: number): number {
  return x > 0 ? x * Math.log(y) : 0;
}

function daysOf(from: string | undefined, to: string | undefined): number {
  return from === undefined || to === undefined ? 1 : (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}
