import { recordingFilters } from '@earshot/contracts/recording-filters';
import { recordings, type RecordingFilter } from '@earshot/contracts/recordings';
import { feedbackMoments } from '@earshot/contracts/feedback-moments';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

const liveMs = 4000;
const digestingMs = 2500;

/** A recording with its moments and where its chunks stand; asked for again while more of it comes. */
export const recordingQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['recordings', 'one', sessionId],
    queryFn: ({ signal }) => send(recordings.get, { body: { session_id: sessionId } }, signal),
    refetchInterval: ({ state }) => {
      if (state.data?.recording.is_live) return liveMs;
      return state.data?.recording.is_digesting ? digestingMs : false;
    },
  });

/** The sessions before and after one in the list that a filter leaves. */
export const neighboursQuery = (sessionId: string, filters: RecordingFilter) =>
  queryOptions({
    queryKey: ['recordings', 'neighbours', sessionId, filters],
    queryFn: ({ signal }) =>
      send(recordings.neighbours, { body: { session_id: sessionId, filters } }, signal),
  });

const newVisitsMs = 15_000;

/** Sessions that fit a filter, page by page; asked for again now and then, since visits come in. */
export const listedRecordings = (filters: RecordingFilter) =>
  infiniteQueryOptions({
    queryKey: ['recordings', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      send(recordings.list, { body: { filters, ...(pageParam !== null && { after: pageParam }) } }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_key,
    placeholderData: keepPreviousData,
    refetchInterval: newVisitsMs,
  });

export const sitesQuery = queryOptions({
  queryKey: ['recordings', 'sites'],
  queryFn: ({ signal }) => send(recordings.listSites, { body: {} }, signal),
});

export const savedFiltersQuery = queryOptions({
  queryKey: ['recordings', 'saved_filters'],
  queryFn: ({ signal }) => send(recordingFilters.list, {}, signal),
});

export const retentionQuery = queryOptions({
  queryKey: ['recordings', 'retention'],
  queryFn: ({ signal }) => send(recordingFilters.getRetention, {}, signal),
});
/** Feedback that was given in a recording or soon after it. */
export const feedbackOfRecording = (sessionId: string) =>
  queryOptions({
    queryKey: ['recordings', 'feedback', sessionId],
    queryFn: ({ signal }) => send(feedbackMoments.listFeedback, { body: { session_id: sessionId } }, signal),
  });
