import type { MonthlyQuota } from '@earshot/contracts/plans/plans';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

/** What was used in one month. */
export type PlanUse = Record<MonthlyQuota, number>;

const columns = {
  feedbackItemsPerMonth: 'feedback_items',
  recordedSessionsPerMonth: 'recorded_sessions',
  marketReportsPerMonth: 'market_reports',
} as const satisfies Record<MonthlyQuota, string>;

const used = sql`feedback_items as feedback_items_per_month, recorded_sessions as recorded_sessions_per_month,
  market_reports as market_reports_per_month`;

/** Takes the month's counters until the transaction ends: two that write at once must not both fit. */
export async function lockUse(tx: Db, workspaceId: string, month: string): Promise<PlanUse> {
  const { rows } = await sql<PlanUse>`
    insert into plan_use (workspace_id, month) values (${workspaceId}, ${month})
    on conflict (workspace_id, month) do update set month = excluded.month returning ${used}`.execute(tx);
  const [row] = rows;
  if (!row) throw new RangeError(`There is no workspace ${workspaceId} in this transaction`);
  return row;
}

export async function readUse(tx: Db, workspaceId: string, month: string): Promise<PlanUse> {
  const { rows } = await sql<PlanUse>`
    select ${used} from plan_use where workspace_id = ${workspaceId} and month = ${month}`.execute(tx);
  return rows[0] ?? { feedbackItemsPerMonth: 0, recordedSessionsPerMonth: 0, marketReportsPerMonth: 0 };
}

/** To be called while {@link lockUse} holds the counters. */
export async function addUse(
  tx: Db,
  workspaceId: string,
  { month, quota, count }: { month: string; quota: MonthlyQuota; count: number },
): Promise<void> {
  const column = sql.ref(columns[quota]);
  await sql`
    update plan_use set ${column} = ${column} + ${count}
    where workspace_id = ${workspaceId} and month = ${month}`.execute(tx);
}
