import type { DailyCounts } from './daily-counts.ts';
import { dayNumber } from './days.ts';
import type { TopicTrend } from './find-changes.ts';
import { chanceOfAtLeast } from './tails.ts';

/** A topic's counts within one source, plan, country …; as long as the topic's. */
export interface SegmentCounts {
  /** Such as `source`. */
  dimension: string;
  value: string;
  counts: readonly number[];
}

/** A segment that explains a change. */
export interface Driver {
  dimension: string;
  value: string;
  observed: number;
  expected: number;
  /** Its part of the whole change, 1 for all of it; more when others moved the other way. */
  share: number;
  /** Whether it moved more than the rest of the topic, beyond chance. Else it is merely large. */
  isConcentrated: boolean;
}

const LEAST_SHARE = 0.2;
const SURE = 0.01;
/** Segments wander by themselves, relative variance. */
const WANDER = 0.02;

/** The segments that explain a rise or fall, those beyond chance first, then by their share. */
export function driversOf(
  trend: TopicTrend,
  segments: readonly SegmentCounts[],
  from: DailyCounts['from'],
): Driver[] {
  const first = dayNumber(from);
  const now = [dayNumber(trend.days.from) - first, dayNumber(trend.days.to) - first] as const;
  const then = [
    dayNumber(trend.comparedWith.from) - first,
    dayNumber(trend.comparedWith.to) - first,
  ] as const;
  const change = trend.observed - trend.expected;
  return segments
    .map(({ dimension, value, counts }): Driver => {
      const observed = sumOf(counts, now);
      const before = sumOf(counts, then);
      const expected = before * trend.carriedOver;
      const share = change === 0 ? 0 : (observed - expected) / change;
      return {
        dimension,
        value,
        observed,
        expected,
        share,
        isConcentrated: movedMore(observed, before, trend, change > 0),
      };
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => Number(b.isConcentrated) - Number(a.isConcentrated) || b.share - a.share);
}

/** Compares the segment with the rest of its topic: had all moved alike, it would have moved as the rest did. */
function movedMore(observed: number, before: number, trend: TopicTrend, isRise: boolean): boolean {
  const restNow = trend.observed - observed;
  const restBefore = trend.expected / trend.carriedOver - before;
  const pace = Math.max(0.5, restNow) / Math.max(0.5, restBefore);
  const expected = (before + 0.5) * pace;
  const uncertainty = 1 / (before + 0.5) + 1 / Math.max(1, restNow) + 1 / Math.max(1, restBefore) + WANDER;
  const asHigh = chanceOfAtLeast(observed, expected, uncertainty);
  return isRise ? asHigh <= SURE : 1 - asHigh <= SURE;
}

function sumOf(counts: readonly number[], [from, to]: readonly [number, number]): number {
  let sum = 0;
  for (let day = from; day <= to; day += 1) sum += counts[day] ?? 0;
  return sum;
}
