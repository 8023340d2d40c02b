import { dayNumber } from '@earshot/analysis/trends/days';
import type { AlertWatch } from '@earshot/contracts/alerts';
import type { Db } from '../../platform/database/open.ts';
import { readStanding } from '../analytics/standing.shared.sql.ts';
import { daysOfHistory } from './counts.sql.ts';
import { lastComplete } from './check-for-changes.ts';
import { readWatch } from './watch.sql.ts';

/** A look that was asked for and did not come by then failed. */
const patienceMs = 15 * 60_000;

/** How far the looking is, and how much there is to look at. */
export async function watchView(db: Db, workspaceId: string, nowMs: number): Promise<AlertWatch> {
  const { watchesAll, lookedAt, askedAt } = await readWatch(db, workspaceId);
  const { today } = await readStanding(db, workspaceId, nowMs);
  const history = await daysOfHistory(db, workspaceId, nowMs);
  const days = history ? dayNumber(lastComplete(history.newest, today)) - dayNumber(history.oldest) + 1 : 0;
  return {
    watches_all: watchesAll,
    looked_at: lookedAt,
    is_looking: askedAt !== null && nowMs - Date.parse(askedAt) < patienceMs,
    history: history && { first_day: history.oldest, days: Math.max(0, days) },
  };
}
