import type { Db } from '../../platform/database/open.ts';
import { Parameters, runRaw } from '../../platform/database/raw-query.ts';
import { conditionsOf } from '../feedback/filter/filter.shared.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** A piece of evidence as the database can be asked for it: all of the conditions hold. */
export interface Piece {
  /** Its place within its card. */
  place: number;
  filter: ReadyFilter;
  /** Items that were found for its question, as PostgreSQL writes a list of integers; null without a question. */
  found: string | null;
}

export interface CountsRow {
  /** Null of all pieces together. */
  place: number | null;
  items: number;
  people: number;
  unnamed: number;
  accounts: number;
  revenue: number | null;
}

/** The items of the pieces, an item once for each piece that finds it. The workspace's id is the first parameter. */
export function hits(pieces: readonly Piece[], parameters: Parameters): string {
  return pieces
    .map(({ place, filter, found }) => {
      const isFound = found === null ? '' : ` and i.id = any(${parameters.add(found)}::int[])`;
      return `select ${parameters.add(place)}::int as place, i.id, i.author_id, i.account_id, i.sort_at
        from feedback_item i where i.workspace_id = $1${isFound}${conditionsOf([filter], parameters)}`;
    })
    .join(' union all ');
}

/** What each piece finds, and all together with each item, person and account once. Without pieces there are no rows. */
export function countPieces(db: Db, workspaceId: string, pieces: readonly Piece[]): Promise<CountsRow[]> {
  if (pieces.length === 0) return Promise.resolve([]);
  const parameters = new Parameters(workspaceId);
  return runRaw<CountsRow>(
    db,
    `with hit as materialized (
       select h.place, h.id, coalesce(p.person_id, h.author_id) as person_id, h.account_id
       from (${hits(pieces, parameters)}) h
       left join author p on p.workspace_id = $1 and p.id = h.author_id and p.person_id is not null),
     earning as (
       select g.place, sum(a.yearly_revenue_eur)::float8 as revenue
       from (select place, account_id from hit group by grouping sets ((place, account_id), (account_id))) g
       join account a on a.workspace_id = $1 and a.id = g.account_id
       group by g.place),
     counted as (
       select place, count(distinct id) as items, count(distinct person_id) as people,
         count(distinct id) filter (where person_id is null) as unnamed, count(distinct account_id) as accounts
       from hit group by grouping sets ((place), ()))
     select c.place, c.items, c.people, c.unnamed, c.accounts, e.revenue
     from counted c left join earning e on e.place is not distinct from c.place`,
    parameters.values,
  );
}

/** Of all pieces together, items of each of the last whole weeks, oldest first; each item once. */
export async function weeksOfPieces(
  db: Db,
  workspaceId: string,
  pieces: readonly Piece[],
  { now, weeks }: { now: string; weeks: number },
): Promise<{ from: string; items: number }[]> {
  if (pieces.length === 0) return [];
  const parameters = new Parameters(workspaceId);
  const [at, count] = [parameters.add(now), parameters.add(weeks)];
  return runRaw(
    db,
    `with frame as (
       select date_trunc('week', ${at}::timestamptz at time zone w.time_zone) as this_week, w.time_zone
       from workspace w where w.id = $1),
     hit as (
       select date_trunc('week', h.sort_at at time zone f.time_zone) as week, count(distinct h.id) as items
       from (${hits(pieces, parameters)}) h, frame f
       where h.sort_at >= (f.this_week - ${count}::int * interval '7 days') at time zone f.time_zone
         and h.sort_at < f.this_week at time zone f.time_zone
       group by 1)
     select g.week::date::text as from, coalesce(h.items, 0) as items
     from frame f, generate_series(f.this_week - ${count}::int * interval '7 days',
       f.this_week - interval '7 days', interval '7 days') as g (week)
     left join hit h on h.week = g.week
     order by g.week`,
    parameters.values,
  );
}

/** The newest items of all pieces that have words of the customer, one of each person. */
export async function newestOfPieces(
  db: Db,
  workspaceId: string,
  pieces: readonly Piece[],
  limit: number,
): Promise<number[]> {
  if (pieces.length === 0) return [];
  const parameters = new Parameters(workspaceId);
  const rows = await runRaw<{ id: number }>(
    db,
    `select s.id from (
       select distinct on (coalesce(p.person_id, h.author_id, -h.id)) h.id, h.sort_at
       from (${hits(pieces, parameters)}) h
       join feedback_item i on i.workspace_id = $1 and i.id = h.id and i.text <> ''
       left join author p on p.workspace_id = $1 and p.id = h.author_id and p.person_id is not null
       order by coalesce(p.person_id, h.author_id, -h.id), h.sort_at desc, h.id) s
     order by s.sort_at desc, s.id limit ${parameters.add(limit)}`,
    parameters.values,
  );
  return rows.map(({ id }) => id);
}

/** How often the workspace's feedback changed. */
export async function revisionOf(db: Db, workspaceId: string): Promise<number> {
  const { revision } = await db
    .selectFrom('workspace')
    .select('revision')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return revision;
}

export interface ReleaseWeekRow {
  /** Weeks from the release on: −1 is the last before it. */
  week: number;
  complaints: number;
  sessions: number;
  items: number;
}

/** Whole weeks around a release: what the pieces find, each item once, with recorded sessions and items of all feedback. */
export async function weeksAroundRelease(
  db: Db,
  workspaceId: string,
  pieces: readonly Piece[],
  { at, before, after }: { at: string; before: number; after: number },
): Promise<ReleaseWeekRow[]> {
  if (pieces.length === 0) return [];
  const parameters = new Parameters(workspaceId);
  const [release, first, last] = [at, -before, after - 1].map((value) => parameters.add(value));
  const weekOf = (time: string) => `floor(extract(epoch from ${time} - f.at) / 604800)::int`;
  const within = (time: string) => `${time} >= f.at + f.first * interval '168 hours'
    and ${time} < f.at + (f.last + 1) * interval '168 hours'`;
  return runRaw(
    db,
    `with f as (select ${release}::timestamptz as at, ${first}::int as first, ${last}::int as last),
     said as (
       select ${weekOf('h.sort_at')} as week, count(distinct h.id) as count
       from (${hits(pieces, parameters)}) h, f where ${within('h.sort_at')} group by 1),
     item as (
       select ${weekOf('i.sort_at')} as week, count(*) as count
       from feedback_item i, f where i.workspace_id = $1 and ${within('i.sort_at')} group by 1),
     session as (
       select ${weekOf('to_timestamp(r.started / 1000.0)')} as week, count(*) as count
       from recording r, f where r.workspace_id = $1 and ${within('to_timestamp(r.started / 1000.0)')} group by 1)
     select g.week::int as week, coalesce(said.count, 0) as complaints, coalesce(session.count, 0) as sessions,
       coalesce(item.count, 0) as items
     from f, generate_series(f.first, f.last) as g (week)
     left join said on said.week = g.week left join item on item.week = g.week left join session on session.week = g.week
     order by g.week`,
    parameters.values,
  );
}
