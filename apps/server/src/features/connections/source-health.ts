import type { SourceHealth } from '@earshot/contracts/connections';
import { dayMs } from '@earshot/contracts/durations';
import type { Caller } from '../../platform/auth/caller.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { instantOf } from '../../platform/instant.ts';
import type { Deps } from '../deps.ts';
import type { RefusalReason } from './connection-row.ts';
import { listConnections } from './connections.sql.ts';
import { dayNumber, silenceOf } from './silence.ts';
import * as sql from './source-health.sql.ts';

const reasonsShown = 3;
/** What is usual is told from so long. */
const usualDays = 63;

/** When each source last brought something, how much came lately, and what was refused. */
export function sourceHealth({ database, now }: Deps, { workspaceId }: Caller): Promise<SourceHealth[]> {
  const since = (days: number) => instantOf(now() - days * dayMs);
  return readInWorkspace(database, workspaceId, async (tx) => {
    const sources = await sql.arrivals(tx, workspaceId, { week: since(7), before: since(35) });
    const refusals = Map.groupBy(await sql.refusals(tx, workspaceId, since(30)), ({ sourceId }) => sourceId);
    const days = Map.groupBy(
      await sql.activeDays(tx, workspaceId, since(usualDays)),
      ({ sourceId }) => sourceId,
    );
    const today = dayNumber(now());
    const connections = new Map((await listConnections(tx, workspaceId)).map((one) => [one.sourceId, one]));
    return sources.map(({ id, name, lastAt, lastWeek, weeksBefore }) => {
      const reasons = summed(refusals.get(id) ?? []);
      const connection = connections.get(id);
      const active = (days.get(id) ?? []).map(({ day }) => day);
      return {
        source_id: id,
        name,
        last_brought_at: lastAt,
        last_7_days: lastWeek,
        before_28_days: weeksBefore,
        silent: connection?.state === 'paused' ? null : silenceOf(active, today),
        refused_30_days: reasons.reduce((sum, { count }) => sum + count, 0),
        reasons: reasons.slice(0, reasonsShown),
        connection_id: connection?.id ?? null,
        connection_state: connection?.state ?? null,
        problem: connection?.problem ?? null,
      };
    });
  });
}

function summed(
  found: readonly Pick<RefusalReason, 'reason' | 'count'>[],
): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { reason, count } of found) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
}
