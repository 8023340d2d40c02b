import type { MeasureRow } from '@earshot/contracts/analytics';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import { badField } from '../../platform/http/problem.ts';
import type { Bucket, Period } from './days.service.ts';
import { bucketsOf, countBuckets, mostStretches } from './days.service.ts';
import type { Asked, Sums } from './figures.ts';
import { figureOf, noTally } from './figures.ts';
import type { SumsByKey } from './tallies.ts';
import { ofWhole } from './whole.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/**
 * Every stretch that a period touches, oldest first.
 *
 * @throws Problem `bad_request` when they are too many to be listed
 */
export function stretchesOf(bucket: Bucket, period: Period): Period[] {
  const count = countBuckets(bucket, period);
  if (count > mostStretches) {
    throw badField('by/time', `The period has more than ${mostStretches} of these. Choose longer ones.`);
  }
  return bucketsOf(bucket, period);
}

export interface TimeFrame {
  stretches: readonly Period[];
  today: string;
  /** The filter's own bounds, which cut stretches short; the first and last day of the items do not. */
  bounds: { from?: string | undefined; to?: string | undefined };
}

/** A stretch of time as far as the filter lets it be seen. */
export function seenOf({ today, bounds }: TimeFrame, { from: start, to: end }: Period) {
  const from = bounds.from !== undefined && bounds.from > start ? bounds.from : start;
  const to = bounds.to !== undefined && bounds.to < end ? bounds.to : end;
  return { from, to, is_partial: from > start || to < end || (start <= today && today <= end) };
}

/** A row for each stretch of the period, those without items included, oldest first. */
export function timeRows(
  frame: TimeFrame,
  asked: Asked,
  filter: ReadyFilter,
  sums: SumsByKey,
  whole: Sums,
): MeasureRow[] {
  return frame.stretches.map((stretch) => {
    const seen = seenOf(frame, stretch);
    const own = ofWhole(asked, sums.get(stretch.from) ?? noTally, whole);
    const part = { said_from: seen.from, said_to: seen.to };
    const figure = figureOf(asked, own, narrowed(filter, part), filter);
    return { key: stretch.from, label: stretch.from, ...seen, figure };
  });
}
