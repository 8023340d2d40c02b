import type { CallBody } from '@earshot/contracts/call';
import { limits } from '@earshot/contracts/limits';
import { people } from '@earshot/contracts/people';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

type PeopleRequest = Omit<CallBody<typeof people.list>, 'limit' | 'after'>;
type AccountsRequest = Omit<CallBody<typeof people.listAccounts>, 'limit' | 'after'>;

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { next_after: string | null }) => last.next_after ?? undefined,
  placeholderData: keepPreviousData,
  staleTime: 0,
};

/** People a page at a time. */
export function peopleList(request: PeopleRequest, limit: number = limits.pageSize) {
  return infiniteQueryOptions({
    ...paged,
    queryKey: ['people', 'list', request, limit],
    queryFn: ({ pageParam, signal }) =>
      send(people.list, { body: { ...request, limit, after: pageParam } }, signal),
  });
}

/** Accounts a page at a time. */
export function accountList(request: AccountsRequest, limit: number = limits.pageSize) {
  return infiniteQueryOptions({
    ...paged,
    queryKey: ['people', 'accounts', request, limit],
    queryFn: ({ pageParam, signal }) =>
      send(people.listAccounts, { body: { ...request, limit, after: pageParam } }, signal),
  });
}

export function onePerson(authorId: number) {
  return queryOptions({
    queryKey: ['people', 'person', authorId],
    queryFn: ({ signal }) => send(people.get, { query: { author_id: authorId } }, signal),
  });
}

export function oneAccount(accountId: number) {
  return queryOptions({
    queryKey: ['people', 'account', accountId],
    queryFn: ({ signal }) => send(people.getAccount, { query: { account_id: accountId } }, signal),
  });
}

export const mergeSuggestions = queryOptions({
  queryKey: ['people', 'suggestions'],
  queryFn: ({ signal }) => send(people.suggestions, {}, signal),
});
