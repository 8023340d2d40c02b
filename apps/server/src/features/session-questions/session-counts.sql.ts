import type { MomentCondition, RecordingFilter } from '@earshot/contracts/recordings';
import type { SessionPlan } from '@earshot/contracts/session-questions';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import { conditionsOf, lastPage, momentIs, pageAt } from '../recordings/filter.shared.sql.ts';

type Expression = RawBuilder<unknown>;

export interface SessionSums {
  sessions: number;
  people: number;
  accounts: number;
  /** Sessions in which nobody said who was there. */
  unknown: number;
}

const where = (workspaceId: string, filter: RecordingFilter) =>
  sql.join(conditionsOf(workspaceId, filter), sql` and `);

export async function sumsOf(tx: Db, workspaceId: string, filter: RecordingFilter): Promise<SessionSums> {
  const { rows } = await sql<SessionSums>`
    select count(*)::int as sessions, count(distinct r.person_id)::int as people,
      count(distinct r.account)::int as accounts, (count(*) filter (where r.person_id is null))::int as unknown
    from recording r where ${where(workspaceId, filter)}`.execute(tx);
  return rows[0] ?? { sessions: 0, people: 0, accounts: 0, unknown: 0 };
}

/** Moments of the sessions that a filter finds. */
export async function countMoments(
  tx: Db,
  workspaceId: string,
  filter: RecordingFilter,
  moment: MomentCondition,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from recording r
    join recording_moment m on m.workspace_id = ${workspaceId} and m.recording_id = r.id
    where ${where(workspaceId, filter)} and ${momentIs(workspaceId, moment)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

const measured: Record<NonNullable<SessionPlan['measure']>['of'], Expression> = {
  seconds: sql`((r.last_event - r.first_event)::float8 / 1000)`,
  active_seconds: sql`r.active_seconds::float8`,
  pages: sql`r.page_count::float8`,
  clicks: sql`r.click_count::float8`,
};
const aggregates: Record<NonNullable<SessionPlan['measure']>['how'], (of: Expression) => Expression> = {
  mean: (of) => sql`avg(${of})`,
  median: (of) => sql`percentile_cont(0.5) within group (order by ${of})`,
  max: (of) => sql`max(${of})`,
  min: (of) => sql`min(${of})`,
  sum: (of) => sql`sum(${of})`,
};

/** Null without any session. */
export async function measureOf(
  tx: Db,
  workspaceId: string,
  filter: RecordingFilter,
  { of, how }: NonNullable<SessionPlan['measure']>,
): Promise<number | null> {
  const { rows } = await sql<{ value: number | null }>`
    select ${aggregates[how](measured[of])} as value from recording r
    where ${where(workspaceId, filter)}`.execute(tx);
  return rows[0]?.value ?? null;
}

/** The session that has the most or least of a measure. */
export async function extremeOf(
  tx: Db,
  workspaceId: string,
  filter: RecordingFilter,
  { of, how }: NonNullable<SessionPlan['measure']>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select r.id from recording r where ${where(workspaceId, filter)}
    order by ${measured[of]} ${how === 'min' ? sql`asc` : sql`desc`}, r.id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

export interface GroupRow {
  /** What the group is known by. */
  key: string;
  label: string;
  /** Moments or sessions, as asked. */
  value: number;
  sessions: number;
}

type Named = 'person' | 'account' | 'plan' | 'site' | 'first_page' | 'last_page' | { metadata: string };

/** What a session is counted under, and how it is called. */
function keyOf(workspaceId: string, by: Named): { key: Expression; label: Expression } {
  if (typeof by === 'object') {
    const told = sql`r.metadata ->> ${by.metadata}`;
    return { key: sql`lower(${told})`, label: told };
  }
  const plain = (key: Expression) => ({ key, label: key });
  switch (by) {
    case 'person':
      return { key: sql`r.person_id`, label: sql`coalesce(r.person_name, r.person_email, r.person_id)` };
    case 'account':
      return plain(sql`r.account`);
    case 'plan':
      return plain(sql`r.plan`);
    case 'site':
      return {
        key: sql`r.site_id::text`,
        label: sql`(select s.name from site s where s.workspace_id = ${workspaceId} and s.id = r.site_id)`,
      };
    case 'first_page':
      return plain(sql`r.first_url`);
    case 'last_page':
      return plain(lastPage(workspaceId));
  }
}

interface Wanted {
  order: 'most' | 'least';
  limit: number;
}

const direction = (order: Wanted['order']) => (order === 'most' ? sql`desc` : sql`asc`);

/** Sessions, or moments where one is given, by what sessions have; with the number of groups in all. */
export async function groupsOfSessions(
  tx: Db,
  workspaceId: string,
  filter: RecordingFilter,
  { by, moment, order, limit }: Wanted & { by: Named; moment?: MomentCondition | undefined },
): Promise<{ rows: GroupRow[]; groups: number }> {
  const { key, label } = keyOf(workspaceId, by);
  const joined = moment
    ? sql`join recording_moment m on m.workspace_id = ${workspaceId} and m.recording_id = r.id
        and ${momentIs(workspaceId, moment)}`
    : sql``;
  const { rows } = await sql<GroupRow & { groups: number }>`
    select key, min(label) as label, count(*)::int as value, count(distinct id)::int as sessions,
      (count(*) over ())::int as groups
    from (select r.id, ${key} as key, ${label} as label from recording r ${joined}
      where ${where(workspaceId, filter)}) k
    where key is not null group by key order by 3 ${direction(order)}, 2 limit ${limit}`.execute(tx);
  return { rows, groups: rows[0]?.groups ?? 0 };
}

/** Moments by where they happened or what they say: so many moments, or so many sessions that have one. */
export async function groupsOfMoments(
  tx: Db,
  workspaceId: string,
  filter: RecordingFilter,
  {
    by,
    moment,
    unit,
    order,
    limit,
  }: Wanted & { by: 'page' | 'label'; moment: MomentCondition; unit: 'moments' | 'sessions' },
): Promise<{ rows: GroupRow[]; groups: number }> {
  const key = by === 'page' ? pageAt(workspaceId, 'm') : sql`m.label`;
  const value = unit === 'moments' ? sql`count(*)` : sql`count(distinct recording_id)`;
  const { rows } = await sql<GroupRow & { groups: number }>`
    select key, key as label, ${value}::int as value, count(distinct recording_id)::int as sessions,
      (count(*) over ())::int as groups
    from (select ${key} as key, m.recording_id from recording r
      join recording_moment m on m.workspace_id = ${workspaceId} and m.recording_id = r.id
      where ${where(workspaceId, filter)} and ${momentIs(workspaceId, moment)}) k
    where key <> '' group by key order by 3 ${direction(order)}, key limit ${limit}`.execute(tx);
  return { rows, groups: rows[0]?.groups ?? 0 };
}

export interface TimeRow {
  from: string;
  to: string;
  /** The first day of it. */
  day: string;
  value: number;
  sessions: number;
}

/** Sessions or moments for each day, week or month from the first to the last of them, those without any included as 0. */
export async function overTime(
  tx: Db,
  workspaceId: string,
  filter: RecordingFilter,
  {
    time,
    timeZone,
    moment,
  }: { time: 'day' | 'week' | 'month'; timeZone: string; moment?: MomentCondition | undefined },
): Promise<TimeRow[]> {
  const step = sql`${`1 ${time}`}::interval`;
  const began = sql`date_trunc(${time}, to_timestamp(r.started / 1000.0) at time zone ${timeZone})`;
  const value = moment
    ? sql`(select count(*) from recording_moment m where m.workspace_id = ${workspaceId} and m.recording_id = r.id
        and ${momentIs(workspaceId, moment)})`
    : sql`1`;
  const bound = (at: string | undefined, otherwise: Expression, back: Expression) =>
    at === undefined
      ? otherwise
      : sql`date_trunc(${time}, (${at}::timestamptz - ${back}) at time zone ${timeZone})`;
  const { rows } = await sql<TimeRow>`
    with counted as (select ${began} as at, ${value} as value from recording r where ${where(workspaceId, filter)})
    select (d at time zone ${timeZone}) as "from", ((d + ${step}) at time zone ${timeZone}) as "to",
      d::date::text as day, coalesce(sum(c.value), 0)::int as value, count(c.at)::int as sessions
    from generate_series(
      ${bound(filter.from, sql`(select min(at) from counted)`, sql`interval '0'`)},
      ${bound(filter.to, sql`(select max(at) from counted)`, sql`interval '1 millisecond'`)}, ${step}) d
    left join counted c on c.at = d group by d order by d limit 400`.execute(tx);
  return rows;
}

export interface CitableRow {
  recordingId: string;
  firstEvent: number;
  /** By the server's clock, in milliseconds since 1970; the other times are by the page's. */
  started: number;
  who: string | null;
  at: number;
  kind: string;
  label: string;
  value: number | null;
}

/** The first or last such moment of each session, newest sessions first. */
export async function citableMoments(
  tx: Db,
  workspaceId: string,
  filter: RecordingFilter,
  { moment, pick, limit }: { moment: MomentCondition; pick: 'first' | 'last'; limit: number },
): Promise<CitableRow[]> {
  const order = pick === 'first' ? sql`asc` : sql`desc`;
  const { rows } = await sql<CitableRow>`
    select r.id as recording_id, r.first_event, r.started, coalesce(r.person_name, r.person_email, r.person_id) as who,
      c.at, c.kind, c.label, c.value
    from recording r cross join lateral (
      select m.at, m.kind, m.label, m.value from recording_moment m
      where m.workspace_id = ${workspaceId} and m.recording_id = r.id and ${momentIs(workspaceId, moment)}
      order by m.at ${order}, m.tab_id ${order}, m.seq ${order}, m.number ${order} limit 1) c
    where ${where(workspaceId, filter)} order by r.started desc, r.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** What a reader would look at in one session, in the order of time. */
export async function tellingMoments(
  tx: Db,
  workspaceId: string,
  id: string,
  kinds: readonly string[],
  limit: number,
): Promise<CitableRow[]> {
  const { rows } = await sql<CitableRow>`
    select r.id as recording_id, r.first_event, r.started, coalesce(r.person_name, r.person_email, r.person_id) as who,
      m.at, m.kind, m.label, m.value
    from recording r join recording_moment m on m.workspace_id = ${workspaceId} and m.recording_id = r.id
    where r.workspace_id = ${workspaceId} and r.id = ${id}::uuid and m.kind = any(${kinds}::text[])
    order by m.at, m.tab_id, m.seq, m.number limit ${limit}`.execute(tx);
  return rows;
}
