import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { MeasureQuery } from '@earshot/contracts/analytics';
import { badField } from '../../platform/http/problem.ts';
import type { Period } from './days.service.ts';
import { daysIn, periodBefore } from './days.service.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

export interface Comparison {
  now: Period;
  before: Period;
  /** How many times as long as the period before this one is. */
  scale: number;
}

/**
 * The two periods that a query compares; null when it compares none.
 *
 * @throws Problem `bad_request` when the filter has no beginning, or a period ends before it begins
 */
export function comparisonOf(
  compare: MeasureQuery['compare'],
  filter: ReadyFilter,
  today: string,
): Comparison | null {
  if (compare === undefined) return null;
  const { said_from: from, said_to: to = today } = filter;
  if (from === undefined)
    throw badField('filters/said_from', 'A comparison needs the first day of the period.');
  const now = ordered({ from, to }, 'filters/said_to');
  const before =
    compare === 'previous'
      ? periodBefore(now)
      : ordered({ from: compare.said_from, to: compare.said_to }, 'compare/said_to');
  return { now, before, scale: daysIn(now) / daysIn(before) };
}

/** The same filter about another period. */
export function within<Filter extends FeedbackFilter>(filter: Filter, { from, to }: Period): Filter {
  return { ...filter, said_from: from, said_to: to };
}

function ordered(period: Period, field: string): Period {
  if (period.to < period.from) throw badField(field, 'The period ends before it starts.');
  return period;
}
