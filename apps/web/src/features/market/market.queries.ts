import type { CallQuery } from '@earshot/contracts/call';
import { market } from '@earshot/contracts/market';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export type ListQuery = CallQuery<typeof market.listReports>;

const lookAgainMs = 3000;

const waits = (reports: readonly { state: string }[] | undefined) =>
  reports?.some(({ state }) => state === 'queued' || state === 'running') ? lookAgainMs : false;

/** A page of the workspace's reports; asked for again while one of them is being made. */
export const marketListQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['market', 'list', query],
    queryFn: ({ signal }) => send(market.listReports, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => waits(data?.reports),
  });

export const recentMarketQuery = queryOptions({
  queryKey: ['market', 'recent'],
  queryFn: ({ signal }) => send(market.recentReports, {}, signal),
  refetchInterval: ({ state: { data } }) => waits(data?.reports),
});

export const marketReportQuery = (reportId: string) =>
  queryOptions({
    queryKey: ['market', 'one', reportId],
    queryFn: ({ signal }) => send(market.getReport, { query: { market_report_id: reportId } }, signal),
    retry: false,
  });

export const claimableQuery = queryOptions({
  queryKey: ['market', 'claimable'],
  queryFn: ({ signal }) => send(market.claimable, {}, signal),
});
