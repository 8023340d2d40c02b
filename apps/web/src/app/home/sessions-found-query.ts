import { recordings, type RecordingFilter } from '@earshot/contracts/recordings';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

/** How many sessions a filter leaves. */
export const sessionsFoundQuery = (filters: RecordingFilter) =>
  queryOptions({
    queryKey: ['recordings', 'found', filters],
    queryFn: async ({ signal }) =>
      (await send(recordings.list, { body: { filters, limit: 1 } }, signal)).total_count,
  });
