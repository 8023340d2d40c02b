import type { CallBody } from '@earshot/contracts/call';
import { analytics, type MeasureRequest } from '@earshot/contracts/analytics';
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

export function drivers(request: CallBody<typeof analytics.drivers>) {
  return queryOptions({
    queryKey: ['measures', 'drivers', request],
    queryFn: ({ signal }) => send(analytics.drivers, { body: request }, signal),
    placeholderData: keepPreviousData,
  });
}
