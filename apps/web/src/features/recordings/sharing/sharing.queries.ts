import { recordingShares } from '@earshot/contracts/recording-shares';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';

export const linksQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['recordings', 'links', sessionId],
    queryFn: ({ signal }) => send(recordingShares.listLinks, { body: { session_id: sessionId } }, signal),
  });

export const clipsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['recordings', 'clips', sessionId],
    queryFn: ({ signal }) => send(recordingShares.listClips, { body: { session_id: sessionId } }, signal),
  });
