import type { CallBody } from '@earshot/contracts/call';
import {
  analytics,
  type Grouping,
  type MeasureKind,
  type MeasureRequest,
} from '@earshot/contracts/analytics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

/** A measure; what was there before stays while another one is on its way. */
export function measured(request: MeasureRequest) {
  return queryOptions({
    queryKey: ['measures', 'measure', request],
    queryFn: ({ signal }) => send(analytics.measure, { body: request }, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many rows a breakdown shows at first. */
export const firstRows = 8;

/** Items parted by a property, each part with its course over time. */
export function brokenDown(
  base: MeasureRequest,
  by: Grouping,
  { unit, order = 'size', limit = firstRows }: Pick<MeasureRequest, 'unit' | 'order' | 'limit'>,
) {
  return measured({ ...base, by, unit, order, limit, split_by: { time: 'auto' } });
}

/** A score over time; `share` is that of negative items. */
export function scoreOverTime(base: MeasureRequest, measure: Exclude<MeasureKind, 'count'>) {
  const part = measure === 'share' ? { part: { sentiments: ['negative' as const] } } : {};
  return measured({ ...base, measure, ...part, by: { time: 'auto' } });
}

export function drivers(request: CallBody<typeof analytics.drivers>) {
  return queryOptions({
    queryKey: ['measures', 'drivers', request],
    queryFn: ({ signal }) => send(analytics.drivers, { body: request }, signal),
    placeholderData: keepPreviousData,
  });
}
