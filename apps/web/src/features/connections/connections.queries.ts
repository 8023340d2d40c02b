import type { Connection } from '@earshot/contracts/connections';
import { connections } from '@earshot/contracts/connections';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

/** All that is asked of connections; to be asked again when one changed. */
export const connectionsKey = ['connections'] as const;

const watchMs = 2000;
const lookMs = 30_000;

/** True while something happens that a person watches. */
export function isUnderWay({ state, run, is_backfilled }: Connection): boolean {
  return (
    state === 'removing' || run?.state === 'running' || (state === 'active' && !is_backfilled && run === null)
  );
}

export const kindsQuery = queryOptions({
  queryKey: [...connectionsKey, 'kinds'],
  queryFn: ({ signal }) => send(connections.listKinds, {}, signal),
});

export const connectionsQuery = queryOptions({
  queryKey: [...connectionsKey, 'list'],
  queryFn: ({ signal }) => send(connections.list, {}, signal),
  refetchInterval: ({ state }) => (state.data?.connections.some(isUnderWay) ? watchMs : lookMs),
});

export const connectionQuery = (connection_id: string) =>
  queryOptions({
    queryKey: [...connectionsKey, 'one', connection_id],
    queryFn: ({ signal }) => send(connections.get, { query: { connection_id } }, signal),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? watchMs : lookMs),
  });

export const runsQuery = (connection_id: string, older_than: string | undefined) =>
  queryOptions({
    queryKey: [...connectionsKey, 'runs', connection_id, older_than],
    queryFn: ({ signal }) =>
      send(
        connections.listRuns,
        { query: { connection_id, ...(older_than !== undefined && { older_than }) } },
        signal,
      ),
    refetchInterval: ({ state }) => {
      if (older_than !== undefined) return false;
      return state.data?.runs[0]?.state === 'running' ? watchMs * 2 : lookMs;
    },
  });

export const sourceHealthQuery = queryOptions({
  queryKey: [...connectionsKey, 'health'],
  queryFn: ({ signal }) => send(connections.sourceHealth, {}, signal),
});
