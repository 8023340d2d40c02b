import type { CallQuery } from '@earshot/contracts/call';
import { ideas } from '@earshot/contracts/ideas';
import { topics } from '@earshot/contracts/topics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export type IdeasQuery = CallQuery<typeof ideas.list>;

export const ideasQuery = (query: IdeasQuery) =>
  queryOptions({
    queryKey: ['ideas', 'list', query],
    queryFn: ({ signal }) => send(ideas.list, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const ideaQuery = (ideaId: string) =>
  queryOptions({
    queryKey: ['ideas', 'one', ideaId],
    queryFn: ({ signal }) => send(ideas.get, { query: { idea_id: ideaId } }, signal),
    retry: false,
  });

export const sentClaimsQuery = (reportId: string) =>
  queryOptions({
    queryKey: ['ideas', 'sent', reportId],
    queryFn: ({ signal }) => send(ideas.listSent, { query: { market_report_id: reportId } }, signal),
    enabled: reportId !== '',
    retry: false,
  });

export const ownTopicsQuery = queryOptions({
  queryKey: ['topics', 'list'],
  queryFn: ({ signal }) => send(topics.list, {}, signal),
});
