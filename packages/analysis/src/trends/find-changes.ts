import { calendarOf } from './calendar.ts';
import type { Calendar } from './calendar.ts';
import { completeDays } from './daily-counts.ts';
import type { DailyCounts } from './daily-counts.ts';
import { dayName } from './days.ts';
import { excessOf } from './dispersion.ts';
import { driftTest } from './drift-test.ts';
import { discoveries } from './false-discovery.ts';
import { changedSince } from './since.ts';
import { stepTest } from './step-test.ts';
import type { Spans } from './step-test.ts';

/** What the days up to one day say of a topic. */
export interface TopicTrend {
  topicId: number;
  /**
   * `rise`, `fall`: the last week or two are unlike the weeks before. `drift_up`, `drift_down`: a slow move over twelve
   * weeks. `steady`: nothing beyond chance. `too_few`: less than five were expected and said. `too_new`: less than four
   * weeks to compare with.
   */
  kind: 'rise' | 'fall' | 'drift_up' | 'drift_down' | 'steady' | 'too_few' | 'too_new';
  /** The tested days, first and last; for a drift its last week. */
  days: { from: string; to: string };
  /** What they were compared with. */
  comparedWith: { from: string; to: string };
  observed: number;
  expected: number;
  /** Observed over expected with its 95 % interval; of a drift, the last week over the first. */
  ratio: { value: number; low: number; high: number };
  /** The chance of as much if nothing had changed; both directions and all windows looked at are paid for. */
  p: number;
  /** The day the change seems to have begun; null unless there is one. */
  since: string | null;
  /** Expected over seen in the days compared with: carries a segment's count over to the tested days. */
  carriedOver: number;
  /** Relative variance of the expected count: `rangeAround` makes the expected range of both. */
  uncertainty: number;
}

/**
 * Tested spans in days, and what looking at each costs: Bonferroni's correction with weights, milder than for tests that
 * do not overlap.
 */
const WINDOWS = [
  { length: 7, cost: 2 },
  { length: 14, cost: 0.9 },
] as const;
/** Days that the tested ones are compared with. */
const BASELINE = 56;
const LEAST_BASELINE = 28;
const DRIFT_WEEKS = 12;
const LEAST_DRIFT_WEEKS = 8;
/** A drift below this ratio over its weeks is not worth a word. */
const LEAST_DRIFT = 1.4;
const FEWEST = 5;
/** Rises matter most: falls share the risk of a false alarm as one to eight. */
const FALLS_COST = 8;
/** An alarm's p at most: tests are repeated every day. */
const SUREST = 0.0025;
const SUREST_DRIFT = 0.0001;
/** At most this share of the alarms is false. */
const FALSE_SHARE = 0.2;

/** An alarm's p at most, by its kind. */
export function surestOf(kind: TopicTrend['kind']): number {
  return kind === 'drift_up' || kind === 'drift_down' ? SUREST_DRIFT : SUREST;
}

/**
 * Which topics changed by the last complete day.
 *
 * @throws RangeError when the counts do not fit together
 */
export function findChanges(given: DailyCounts): TopicTrend[] {
  const { first, days, holidays } = completeDays(given);
  return changesUntil(given, { first, until: days, holidays });
}

export interface Upto {
  /** Day number of the first count. */
  first: number;
  /** Counts from this place on are not looked at. */
  until: number;
  holidays: ReadonlySet<number>;
}

/** {@link findChanges} as it would have answered when only the days before `until` were known. */
export function changesUntil(given: DailyCounts, { first, until, holidays }: Upto): TopicTrend[] {
  const looks = WINDOWS.map(({ length, cost }) => {
    const to = until - length;
    const from = Math.max(0, to - BASELINE);
    const spans: Spans = { from, to, until };
    return { spans, cost, calendar: calendarOf(given.total, { first, ...spans, holidays }) };
  }).filter(({ spans }) => spans.to - spans.from >= LEAST_BASELINE);
  const [look] = looks;
  if (!look) return given.topics.map(({ id }) => tooNew(id, first, until));
  const excesses = excessOf(given.topics.map(({ counts }) => weeksOf(counts, look)));
  const tested = given.topics.map(({ id, counts }, i) => {
    const excess = excesses[i] ?? 0;
    return {
      step: bestStep(id, counts, given, looks, excess, first),
      drift: driftOf(id, counts, given, look, excess, first),
    };
  });
  const areSteps = discoveries(
    tested.map(({ step }) => step.p),
    FALSE_SHARE,
  );
  const areDrifts = discoveries(
    tested.map(({ drift }) => drift?.p ?? 1),
    FALSE_SHARE,
  );
  return tested.map(({ step, drift }, i) => {
    if (areSteps[i] && step.p <= SUREST && step.kind !== 'too_few') return step;
    if (drift && areDrifts[i] && drift.p <= SUREST_DRIFT) return drift;
    return { ...step, kind: step.kind === 'too_few' ? 'too_few' : 'steady', since: null };
  });
}

interface Look {
  spans: Spans;
  cost: number;
  calendar: Calendar;
}

function weeksOf(
  counts: readonly number[],
  { spans, calendar }: Look,
): { seen: number[]; expected: number[] } {
  const seen: number[] = [];
  const weights: number[] = [];
  for (let end = spans.to; end - 7 >= spans.from; end -= 7) {
    seen.push(sumOf(counts, end - 7, end));
    weights.push(weightOf(calendar, end - 7, end));
  }
  const level =
    seen.reduce((a, b) => a + b, 0) /
    Math.max(
      1e-9,
      weights.reduce((a, b) => a + b, 0),
    );
  return { seen, expected: weights.map((weight) => weight * level) };
}

/** The window that speaks loudest. */
function bestStep(
  topicId: number,
  counts: readonly number[],
  { total }: DailyCounts,
  looks: readonly Look[],
  excess: number,
  first: number,
): TopicTrend {
  const steps = looks.map((look): TopicTrend => {
    const { spans, calendar, cost } = look;
    const { observed, expected, uncertainty, rise, fall } = stepTest(counts, total, spans, calendar, excess);
    const isRise = rise <= FALLS_COST * fall;
    const before = sumOf(counts, spans.from, spans.to);
    const carriedOver = expected / (before + 0.5);
    const isFew = isRise ? observed < FEWEST : expected < FEWEST;
    return {
      topicId,
      kind: Math.max(observed, expected) < FEWEST ? 'too_few' : isFew ? 'steady' : isRise ? 'rise' : 'fall',
      ...spansNamed(first, spans),
      observed,
      expected,
      ratio: interval(observed / expected, Math.sqrt(uncertainty + 1 / Math.max(1, observed))),
      p: isFew ? 1 : Math.min(1, cost * Math.min(rise, FALLS_COST * fall)),
      since: dayName(first + changedSince(counts, spans, calendar, carriedOver, isRise)),
      carriedOver,
      uncertainty,
    };
  });
  return steps.reduce((best, step) => (step.p < best.p ? step : best));
}

function driftOf(
  topicId: number,
  counts: readonly number[],
  { total }: DailyCounts,
  { spans, calendar }: Look,
  excess: number,
  first: number,
): TopicTrend | null {
  const weeks = Math.min(DRIFT_WEEKS, Math.floor(spans.until / 7));
  if (weeks < LEAST_DRIFT_WEEKS) return null;
  const from = spans.until - weeks * 7;
  const starts = Array.from({ length: weeks }, (_, week) => from + week * 7);
  const seen = starts.map((start) => sumOf(counts, start, start + 7));
  if (seen.reduce((a, b) => a + b, 0) < FEWEST * LEAST_DRIFT_WEEKS) return null;
  const rest = starts.map((start, week) => sumOf(total, start, start + 7) - (seen[week] ?? 0));
  const hasRest = rest.every((count) => count >= 20);
  const weights = hasRest ? rest : starts.map(() => 1);
  const result = driftTest(seen, weights, excess + (hasRest ? 1 / Math.min(...rest) : 0));
  if (!result) return null;
  const { ratio, error, observed, expected, rise, fall } = result;
  const isRise = rise <= fall;
  if ((isRise ? ratio : 1 / ratio) < LEAST_DRIFT) return null;
  return {
    topicId,
    kind: isRise ? 'drift_up' : 'drift_down',
    days: { from: dayName(first + spans.until - 7), to: dayName(first + spans.until - 1) },
    comparedWith: { from: dayName(first + from), to: dayName(first + spans.until - 8) },
    observed,
    expected,
    ratio: interval(ratio, error),
    p: Math.min(1, 2 * Math.min(rise, fall)),
    since: dayName(first + from),
    carriedOver: weightOf(calendar, spans.until - 7, spans.until) / weightOf(calendar, from, spans.until - 7),
    uncertainty: excess,
  };
}

function tooNew(topicId: number, first: number, until: number): TopicTrend {
  const spans = { from: 0, to: Math.max(0, until - 7), until };
  const ratio = { value: 1, low: 0, high: Infinity };
  return {
    topicId,
    kind: 'too_new',
    ...spansNamed(first, spans),
    observed: 0,
    expected: 0,
    ratio,
    p: 1,
    since: null,
    carriedOver: 0,
    uncertainty: 0,
  };
}

function spansNamed(first: number, { from, to, until }: Spans): Pick<TopicTrend, 'days' | 'comparedWith'> {
  return {
    days: { from: dayName(first + to), to: dayName(first + until - 1) },
    comparedWith: { from: dayName(first + from), to: dayName(first + to - 1) },
  };
}

/** On the scale of logarithms. */
function interval(value: number, error: number): TopicTrend['ratio'] {
  const reach = Math.exp(1.96 * error);
  return { value, low: value / reach, high: value === 0 ? reach : value * reach };
}

function sumOf(counts: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let day = from; day < to; day += 1) sum += counts[day] ?? 0;
  return sum;
}

function weightOf(calendar: Calendar, from: number, to: number): number {
  let sum = 0;
  for (let day = from; day < to; day += 1) sum += calendar.weightOf(day);
  return sum;
}
