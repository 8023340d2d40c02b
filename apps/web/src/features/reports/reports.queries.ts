import { reports, type RunInList } from '@earshot/contracts/reports';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

const lookAgainMs = 1500;

export const reportListQuery = queryOptions({
  queryKey: ['reports', 'list'],
  queryFn: ({ signal }) => send(reports.list, {}, signal),
});

/** One report; while its newest run is under way it is asked for again and again. */
export const reportQuery = (reportId: string) =>
  queryOptions({
    queryKey: ['reports', 'one', reportId],
    queryFn: ({ signal }) => send(reports.get, { query: { report_id: reportId } }, signal),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.runs[0]) ? lookAgainMs : false),
    retry: false,
  });

export function isUnderWay(run: RunInList | undefined): boolean {
  return run?.state === 'waiting' || run?.state === 'running';
}

/** What a run found; it never changes, but for quotes whose items are deleted. */
export const runQuery = (reportId: string, runId: string) =>
  queryOptions({
    queryKey: ['reports', 'run', reportId, runId],
    queryFn: ({ signal }) => send(reports.getRun, { query: { report_id: reportId, run_id: runId } }, signal),
    retry: false,
  });

export const sharedRunQuery = (token: string) =>
  queryOptions({
    queryKey: ['reports', 'shared', token],
    queryFn: ({ signal }) => send(reports.readShared, { body: { token } }, signal),
    retry: false,
  });
