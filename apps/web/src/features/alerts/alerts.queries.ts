import { alerts, type AlertWatch } from '@earshot/contracts/alerts';
import { boards } from '@earshot/contracts/boards';
import { views } from '@earshot/contracts/views';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

const lookAgainMs = 1500;

/** Found changes, newest first, page by page; while a look is under way they are asked for again and again. */
export const changesQuery = (ruleId: number | undefined) =>
  infiniteQueryOptions({
    queryKey: ['alerts', 'changes', ruleId],
    queryFn: ({ pageParam, signal }) =>
      send(alerts.listChanges, { query: { older_than: pageParam ?? undefined, rule_id: ruleId } }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_older_than: next }) => next,
    refetchInterval: ({ state }) => intervalOf(state.data?.pages[0]?.watch),
  });

/** What was done to the reader's cards, newest first, page by page. */
export const cardAlertsQuery = infiniteQueryOptions({
  queryKey: ['alerts', 'cards'],
  queryFn: ({ pageParam, signal }) =>
    send(boards.listAlerts, { query: { after: pageParam ?? undefined } }, signal),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_after: next }) => next,
});

export const rulesQuery = queryOptions({
  queryKey: ['alerts', 'rules'],
  queryFn: ({ signal }) => send(alerts.listRules, {}, signal),
  refetchInterval: ({ state }) => intervalOf(state.data?.watch),
});

function intervalOf(watch: AlertWatch | undefined): number | false {
  return watch?.is_looking ? lookAgainMs : false;
}

export const choicesQuery = queryOptions({
  queryKey: ['alerts', 'choices'],
  queryFn: ({ signal }) => send(alerts.getChoices, {}, signal),
});

/** Saved views that could be watched. */
export const watchableViewsQuery = queryOptions({
  queryKey: ['views', 'list'],
  queryFn: ({ signal }) => send(views.list, {}, signal),
});
