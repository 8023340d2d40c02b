import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

/** What came into each source, by when it was received. */
export async function arrivals(
  db: Db,
  workspaceId: string,
  { week, before }: { week: string; before: string },
): Promise<{ id: number; name: string; lastAt: string | null; lastWeek: number; weeksBefore: number }[]> {
  const { rows } = await sql<{
    id: number;
    name: string;
    lastAt: string | null;
    lastWeek: number;
    weeksBefore: number;
  }>`
    select s.id, s.name, s.last_item_at as last_at, coalesce(n.last_week, 0)::int as last_week,
           coalesce(n.weeks_before, 0)::int as weeks_before
      from source s
      left join (
        select i.source_id, count(*) filter (where i.received_at >= ${week}) as last_week,
               count(*) filter (where i.received_at < ${week}) as weeks_before
          from feedback_item i where i.workspace_id = ${workspaceId} and i.received_at >= ${before}
         group by i.source_id) n on n.source_id = s.id
     where s.workspace_id = ${workspaceId}
     order by lower(s.name), s.id`.execute(db);
  return rows;
}

/** Days on which something came into each source since a time, numbered since 1970 in UTC, ascending. */
export async function activeDays(
  db: Db,
  workspaceId: string,
  since: string,
): Promise<{ sourceId: number; day: number }[]> {
  const { rows } = await sql<{ sourceId: number; day: number }>`
    select distinct source_id, floor(extract(epoch from received_at) / 86400)::int as day
      from feedback_item
     where workspace_id = ${workspaceId} and received_at >= ${since}
     order by source_id, day`.execute(db);
  return rows;
}

/** Why things were refused since a time: every row of an import, and what a connection refuses, each item once. */
export async function refusals(
  db: Db,
  workspaceId: string,
  since: string,
): Promise<{ sourceId: number; reason: string; count: number }[]> {
  const { rows } = await sql<{ sourceId: number; reason: string; count: number }>`
    select c.source_id, r.reason, count(*)::int as count
      from connection c
      join connection_refusal r on r.workspace_id = ${workspaceId} and r.connection_id = c.id and r.refused_at >= ${since}
     where c.workspace_id = ${workspaceId}
     group by c.source_id, r.reason
    union all
    select i.source_id, e.value->>'detail', (e.value->>'count')::int
      from import_run i
      cross join lateral jsonb_array_elements(i.result->'rejects') e
     where i.workspace_id = ${workspaceId} and i.state = 'done' and i.finished_at >= ${since}
       and i.source_id is not null`.execute(db);
  return rows;
}
