import type { Db, Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

export interface WatchRow {
  watchesAll: boolean;
  askedAt: string | null;
  lookedAt: string | null;
  lookedOn: string | null;
  lookedRev: number | null;
  isSettled: boolean;
  pastOn: string | null;
}

const unwatched: WatchRow = {
  watchesAll: true,
  askedAt: null,
  lookedAt: null,
  lookedOn: null,
  lookedRev: null,
  isSettled: false,
  pastOn: null,
};

export async function readWatch(db: Db, workspaceId: string): Promise<WatchRow> {
  const [row] = await runRaw<WatchRow>(
    db,
    `select watches_all, asked_at, looked_at, looked_on::text, looked_rev, is_settled, past_on::text
      from alert_watch where workspace_id = $1`,
    [workspaceId],
  );
  return row ?? unwatched;
}

export async function updateWatch(tx: Tx, workspaceId: string, change: Partial<WatchRow>): Promise<void> {
  await tx
    .insertInto('alertWatch')
    .values({ workspaceId, ...change })
    .onConflict((on) => on.column('workspaceId').doUpdateSet(change))
    .execute();
}

/** The workspaces after one, in the order of their ids. */
export async function workspacesAfter(db: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await runRaw<{ memberOf: string }>(
    db,
    `select distinct member_of from user_workspace where $1::uuid is null or member_of > $1 order by member_of limit $2`,
    [after, limit],
  );
  return rows.map(({ memberOf }) => memberOf);
}

export interface Morning {
  revision: number;
  /** The day and hour it is in the workspace's time zone. */
  today: string;
  hour: number;
  lookedOn: string | null;
  lookedRev: number | null;
  isSettled: boolean;
  /** Whether a digest is wanted on this day of the week, and not sent yet. */
  owesDigest: boolean;
}

export async function readMorning(db: Db, workspaceId: string, nowMs: number): Promise<Morning | undefined> {
  const [row] = await runRaw<Morning>(
    db,
    `select w.revision, w.here::date::text as today, extract(hour from w.here)::int as hour, a.looked_on::text, a.looked_rev,
        coalesce(a.is_settled, false) as is_settled,
        exists (select 1 from alert_choice c
          join membership m on m.workspace_id = $1 and m.user_id = c.user_id
          where c.workspace_id = $1
          and c.digest_day = extract(isodow from w.here)::int - 1
          and (c.digest_on is null or c.digest_on < w.here::date)) as owes_digest
      from (select id, revision, to_timestamp($2::float8 / 1000) at time zone time_zone as here
              from workspace where id = $1) w
      left join alert_watch a on a.workspace_id = w.id`,
    [workspaceId, nowMs],
  );
  return row;
}
