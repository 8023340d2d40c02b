import { recordingShares } from '@earshot/contracts/recording-shares';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';

/** Asked once: each asking counts as an opening. */
export const sharedRecordingQuery = (token: string) =>
  queryOptions({
    queryKey: ['recordings', 'shared', token],
    queryFn: ({ signal }) => send(recordingShares.readShared, { body: { token } }, signal),
    staleTime: Infinity,
    retry: false,
  });
