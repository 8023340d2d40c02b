import { sql } from 'kysely';
import { inWorkspace, readInWorkspace } from '../platform/database/workspace-transaction.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

type Counter = 'feedback_items' | 'recorded_sessions' | 'market_reports';
type Where = Pick<TestApp, 'database' | 'clock'>;

const monthOf = ({ clock }: Where) => `${new Date(clock.now()).toISOString().slice(0, 7)}-01`;

/** Makes it so that the workspace used so many this month. */
export async function usePlan(
  test: Where,
  { workspaceId }: Person,
  counter: Counter,
  count: number,
): Promise<void> {
  await inWorkspace(test.database, workspaceId, async (tx) => {
    await sql`insert into plan_use (workspace_id, month, ${sql.ref(counter)})
      values (${workspaceId}, ${monthOf(test)}, ${count})
      on conflict (workspace_id, month) do update set ${sql.ref(counter)} = ${count}`.execute(tx);
  });
}

/** What the workspace used this month; undefined where nothing was counted. */
export function planUsed(
  test: Where,
  { workspaceId }: Person,
): Promise<Record<'feedbackItems' | 'recordedSessions' | 'marketReports', number> | undefined> {
  return readInWorkspace(test.database, workspaceId, async (tx) => {
    const { rows } = await sql<Record<'feedbackItems' | 'recordedSessions' | 'marketReports', number>>`
      select feedback_items, recorded_sessions, market_reports from plan_use
      where workspace_id = ${workspaceId} and month = ${monthOf(test)}`.execute(tx);
    return rows[0];
  });
}

/** Gives the workspace the Team plan, as if it had been paid for. */
export async function giveTeam({ database }: Where, { workspaceId }: Person, people = 5): Promise<void> {
  await inWorkspace(database, workspaceId, async (tx) => {
    await sql`insert into subscription (workspace_id, id, plan, payment_terms, people, status, created_at, updated_at,
        paid_until, checked_at)
      values (${workspaceId}, 'I-GIVEN', 'team', 'monthly', ${people}, 'active', now(), now(), now() + interval '30 days',
        now())`.execute(tx);
  });
}
