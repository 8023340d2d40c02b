import type { Calendar } from './calendar.ts';
import { chanceOfAtLeast, chanceOfAtMost } from './tails.ts';

/** The days that are tested and the days they are compared with; each from the first to before the second. */
export interface Spans {
  from: number;
  to: number;
  until: number;
}

export interface StepResult {
  observed: number;
  expected: number;
  /** Relative variance of the expected count, for the interval of the ratio. */
  uncertainty: number;
  /** Chances of a count as high, or as low, if nothing had changed. */
  rise: number;
  fall: number;
}

/** The rest of the feedback tells of the rate from this many items on, in either span. */
const LEAST_REST = 30;
/** A topic's level wanders without a cause by about this much, relative variance. */
const WANDER = 0.004;

/**
 * Compares a topic's count with the days before: by itself, with weekdays and growth, and as a rate beside all other
 * feedback. Both have to speak for a change, so that neither a busy week nor a quiet one of the rest makes an alarm.
 */
export function stepTest(
  counts: readonly number[],
  total: readonly number[],
  spans: Spans,
  calendar: Calendar,
  excess: number,
): StepResult {
  const before = sums(counts, total, calendar, spans.from, spans.to);
  const now = sums(counts, total, calendar, spans.to, spans.until);
  const level = before.topic + 0.5;
  const shared =
    (excess * 7) / (spans.until - spans.to) + (excess * 7) / (spans.to - spans.from) + 1 / level + WANDER;
  const expected = (level * now.weight) / before.weight;
  const uncertainty = shared + calendar.growthVariance;
  let rise = chanceOfAtLeast(now.topic, expected, uncertainty);
  let fall = chanceOfAtMost(now.topic, expected, uncertainty);
  if (before.rest >= LEAST_REST && now.rest >= LEAST_REST) {
    const byRate = (level * now.rest) / before.rest;
    const uncertain = shared + 1 / now.rest + 1 / before.rest;
    rise = Math.max(rise, chanceOfAtLeast(now.topic, byRate, uncertain));
    fall = Math.max(fall, chanceOfAtMost(now.topic, byRate, uncertain));
  }
  return { observed: now.topic, expected, uncertainty, rise, fall };
}

function sums(
  counts: readonly number[],
  total: readonly number[],
  calendar: Calendar,
  from: number,
  to: number,
): { topic: number; rest: number; weight: number } {
  let topic = 0;
  let rest = 0;
  let weight = 0;
  for (let day = from; day < to; day += 1) {
    topic += counts[day] ?? 0;
    rest += Math.max(0, (total[day] ?? 0) - (counts[day] ?? 0));
    weight += calendar.weightOf(day);
  }
  return { topic, rest, weight };
}
