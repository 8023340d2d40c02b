import { cleaning, type CleaningRun } from '@earshot/contracts/cleaning';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

const lookAgainMs = 1500;

export function isUnderWay({ state }: Pick<CleaningRun, 'state'>): boolean {
  return state === 'checking' || state === 'cleaning' || state === 'counting' || state === 'undoing';
}

/** The cleaning runs; asked for again and again while one is under way. */
export const cleaningQuery = queryOptions({
  queryKey: ['cleaning', 'state'],
  queryFn: ({ signal }) => send(cleaning.getState, {}, signal),
  refetchInterval: ({ state }) => (state.data?.runs.some(isUnderWay) ? lookAgainMs : false),
});
