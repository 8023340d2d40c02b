import { dayMs } from '@earshot/contracts/durations';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { units, type MeasureRequest, type Unit } from '@earshot/contracts/analytics';
import { withFilter } from '@earshot/contracts/filter/filter-address';
import { readFilter } from '../../lib/filter-params.ts';

/** Periods that end today; `all` has no bounds, `own` those of the filter. */
export const periods = ['4w', '13w', '26w', '52w', 'all', 'own'] as const;
export type PeriodName = (typeof periods)[number];

/** What a period is compared with. */
export const comparisons = ['previous', 'year', 'none'] as const;
export type ComparisonName = (typeof comparisons)[number];

/** What the address of the analysis says. */
export interface Analysis {
  period: PeriodName;
  compare: ComparisonName;
  unit: Unit;
  /** The filter without the days of a period that ends today. */
  own: FeedbackFilter;
  /** Names of parts of the filter that could not be read. */
  unreadable: string[];
}

export function readAnalysis(search: URLSearchParams): Analysis {
  const { filter, unreadable } = readFilter(search);
  const hasDays = filter.said_from !== undefined || filter.said_to !== undefined;
  return {
    period: hasDays ? 'own' : (oneOf(periods, search.get('period')) ?? '13w'),
    compare: oneOf(comparisons, search.get('compare')) ?? 'previous',
    unit: oneOf(units, search.get('unit')) ?? 'items',
    own: filter,
    unreadable,
  };
}

/** Whether the address leaves the period to the screen. */
export function hasNoPeriod(search: URLSearchParams): boolean {
  return search.get('period') === null && readAnalysis(search).period !== 'own';
}

/** The same address with some of it said otherwise; what is the default is left out, but for a period that was chosen. */
export function withAnalysis(search: URLSearchParams, change: Partial<Analysis>): URLSearchParams {
  const now = { ...readAnalysis(search), ...change };
  const isOwn = now.period === 'own';
  const { said_from: _from, said_to: _to, ...timeless } = now.own;
  const next = withFilter(search, change.period !== undefined && !isOwn ? timeless : now.own);
  const set = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  if (isOwn) next.delete('period');
  else if (change.period !== undefined) next.set('period', change.period);
  set('compare', now.compare, 'previous');
  set('unit', now.unit, 'items');
  return next;
}

/** The filter with the days that the period stands for. */
export function filterOf({ period, own }: Analysis, today: string): FeedbackFilter {
  if (period === 'own' || period === 'all') return own;
  const weeks = Number.parseInt(period, 10);
  return { ...own, said_from: addDays(mondayOf(today), -7 * (weeks - 1)), said_to: today };
}

/** What the period is compared with; undefined when it has no beginning or nothing is asked for. */
export function compareOf(
  { compare }: Analysis,
  { said_from: from, said_to: to }: FeedbackFilter,
  today: string,
): MeasureRequest['compare'] {
  if (from === undefined || compare === 'none') return undefined;
  if (compare === 'previous') return 'previous';
  // Whole weeks back, so that weekdays meet.
  return { said_from: addDays(from, -364), said_to: addDays(to ?? today, -364) };
}

/** The day it is for the reader. */
export function todayOf(nowMs: number): string {
  const now = new Date(nowMs);
  return dayText(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function addDays(day: string, days: number): string {
  return dayText(Date.parse(day) + days * dayMs);
}

function dayText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  return known.find((one) => one === text);
}
