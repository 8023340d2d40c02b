import type { Db } from '../../platform/database/open.ts';
import { conditionsOf } from '../feedback/filter/filter.shared.sql.ts';
import { restricting } from '../feedback/filter/filter-key.service.ts';
import { Parameters, runRaw } from '../../platform/database/raw-query.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

export interface Span {
  from: string;
  to: string;
}

export interface DayCount {
  /** `YYYY-MM-DD` in the workspace's time zone. */
  day: string;
  count: number;
}

const dayOfItem = '(i.sort_at at time zone w.time_zone)::date::text';

/** Items of some days; `$2` and `$3` are the first and the last of them. */
const itemsOfDays = `workspace w join feedback_item i on i.workspace_id = $1
  and i.sort_at >= ($2::date)::timestamp at time zone w.time_zone
  and i.sort_at < ($3::date + 1)::timestamp at time zone w.time_zone`;

/** Days of the oldest and newest dated items until now; null without any. */
export async function daysOfHistory(
  db: Db,
  workspaceId: string,
  nowMs: number,
): Promise<{ oldest: string; newest: string } | null> {
  const [row] = await runRaw<{ oldest: string | null; newest: string | null }>(
    db,
    `select (i.oldest at time zone w.time_zone)::date::text as oldest, (i.newest at time zone w.time_zone)::date::text as newest
      from workspace w, (select min(sort_at) as oldest, max(sort_at) as newest from feedback_item
        where workspace_id = $1 and sort_at > '-infinity' and sort_at <= to_timestamp($2::float8 / 1000)) i
      where w.id = $1`,
    [workspaceId, nowMs],
  );
  return row?.oldest && row.newest ? { oldest: row.oldest, newest: row.newest } : null;
}

/** Days with matching items. */
export function countByDay(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  { from, to }: Span,
): Promise<DayCount[]> {
  const parameters = new Parameters(workspaceId, from, to);
  const conditions = conditionsOf(restricting([filter]), parameters);
  return runRaw(
    db,
    `select ${dayOfItem} as day, count(*)::int as count from ${itemsOfDays}
      where w.id = $1${conditions} group by 1`,
    parameters.values,
  );
}

/** Days with items of each topic, by the topic's rule. */
export function countTopicsByDay(
  db: Db,
  workspaceId: string,
  { from, to }: Span,
): Promise<(DayCount & { ruleId: number })[]> {
  return runRaw(
    db,
    `select r.id as rule_id, ${dayOfItem} as day, count(*)::int as count from ${itemsOfDays}
      join topic_item m on m.workspace_id = $1 and m.item_id = i.id and m.is_in
      join alert_rule r on r.workspace_id = $1 and r.topic_id = m.topic_id
      where w.id = $1 group by 1, 2`,
    [workspaceId, from, to],
  );
}

/** Days with items of each theme, by the theme's rule. */
export function countThemesByDay(
  db: Db,
  workspaceId: string,
  { from, to }: Span,
): Promise<(DayCount & { ruleId: number })[]> {
  return runRaw(
    db,
    `select r.id as rule_id, ${dayOfItem} as day, count(*)::int as count from ${itemsOfDays}
      join theme_item m on m.workspace_id = $1 and m.item_id = i.id
      join alert_rule r on r.workspace_id = $1 and r.theme_id = m.theme_id
      where w.id = $1 group by 1, 2`,
    [workspaceId, from, to],
  );
}

export interface SegmentCount {
  dimension: string;
  key: string;
  /** Items of the later days, and of the days they are compared with. */
  now: number;
  before: number;
}

/** A field with more values than this tells items apart and does not group them. */
const valuesAtMost = 50;
/** A part with fewer items than this explains nothing. */
const fewest = 3;

/** The matching items of two spans by source, plan, account, language and each of their own fields. */
export function countSegments(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  now: Span,
  before: Span,
): Promise<SegmentCount[]> {
  const parameters = new Parameters(workspaceId, before.from, now.to);
  const later = parameters.add(now.from);
  const earlier = parameters.add(before.to);
  const conditions = conditionsOf(restricting([filter]), parameters);
  return runRaw(
    db,
    `with found as materialized (
        select i.source_id, i.account_id, i.language, i.fields, ${dayOfItem} >= ${later} as is_now
        from ${itemsOfDays} where w.id = $1 and (${dayOfItem} >= ${later} or ${dayOfItem} <= ${earlier})${conditions}),
      parts as (
        select 'source' as dimension, source_id::text as key, is_now from found
        union all select 'language', language, is_now from found
        union all select 'account', account_id::text, is_now from found where account_id is not null
        union all select 'plan', a.plan, is_now from found f
          join account a on a.workspace_id = $1 and a.id = f.account_id where a.plan <> ''
        union all select 'field:' || e.key, e.value, is_now from found f, jsonb_each_text(f.fields) e
          where e.value <> '' and length(e.value) <= 100),
      counted as (
        select dimension, key, (count(*) filter (where is_now))::int as now, (count(*) filter (where not is_now))::int as before,
          count(*) over (partition by dimension) as values
        from parts group by dimension, key)
      select dimension, key, now, before from counted
      where now + before >= ${fewest} and (values <= ${valuesAtMost} or dimension in ('source', 'account'))
      order by dimension, key`,
    parameters.values,
  );
}

/** How many items each filter matches, in one statement. */
export async function countEach(
  db: Db,
  workspaceId: string,
  filters: readonly ReadyFilter[],
): Promise<number[]> {
  if (filters.length === 0) return [];
  const parameters = new Parameters(workspaceId);
  const counts = filters.map(
    (filter) =>
      `(select count(*)::int from feedback_item i where i.workspace_id = $1${conditionsOf(restricting([filter]), parameters)})`,
  );
  const [row] = await runRaw<{ counts: number[] }>(
    db,
    `select array[${counts.join(', ')}] as counts`,
    parameters.values,
  );
  return row?.counts ?? [];
}
