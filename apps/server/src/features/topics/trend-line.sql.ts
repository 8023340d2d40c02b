import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

export interface DayOfTopic {
  /** `YYYY-MM-DD` in the workspace's time zone. */
  day: string;
  total: number;
  inTopic: number;
}

/** Days with feedback, oldest first, from a day on until another; undated items are none of them. */
export function daysOfTopic(
  db: Db,
  workspaceId: string,
  topicId: number,
  { from, to }: { from: string; to: string },
): Promise<DayOfTopic[]> {
  return runRaw(
    db,
    `select (i.sort_at at time zone w.time_zone)::date::text as day, count(*) as total, count(m.item_id) as in_topic
       from workspace w
       join feedback_item i on i.workspace_id = $1
        and i.sort_at >= ($3::date)::timestamp at time zone w.time_zone
        and i.sort_at < ($4::date + 1)::timestamp at time zone w.time_zone
       left join topic_item m on m.workspace_id = $1 and m.topic_id = $2 and m.item_id = i.id and m.is_in
      where w.id = $1 group by 1 order by 1`,
    [workspaceId, topicId, from, to],
  );
}

export interface Dates {
  timeZone: string;
  /** The day it is in the workspace's time zone. */
  today: string;
  /** Days of the oldest and the newest item that has a date and lies in the past; null without any. */
  oldest: string | null;
  newest: string | null;
}

export async function datesOf(db: Db, workspaceId: string, nowMs: number): Promise<Dates> {
  const [dates] = await runRaw<Dates>(
    db,
    `with w as (select time_zone, (to_timestamp($2::float8 / 1000) at time zone time_zone)::date as today
                  from workspace where id = $1),
          i as (select min(sort_at) as oldest, max(sort_at) as newest from feedback_item
                 where workspace_id = $1 and sort_at > '-infinity'
                   and sort_at <= to_timestamp($2::float8 / 1000))
     select w.time_zone, w.today::text, (i.oldest at time zone w.time_zone)::date::text as oldest,
            (i.newest at time zone w.time_zone)::date::text as newest
       from w, i`,
    [workspaceId, nowMs],
  );
  if (!dates) throw new RangeError('The workspace of this transaction is gone');
  return dates;
}

/** Items of each topic in the twelve weeks until a day, the first 0 and the last 11. */
export function recentWeeks(
  db: Db,
  workspaceId: string,
  lastDay: string,
): Promise<{ topicId: number; week: number; count: number }[]> {
  return runRaw(
    db,
    `select m.topic_id, 11 - (($2::date - (i.sort_at at time zone w.time_zone)::date) / 7) as week, count(*) as count
       from workspace w
       join topic_item m on m.workspace_id = $1 and m.is_in
       join feedback_item i on i.workspace_id = $1 and i.id = m.item_id
        and i.sort_at >= ($2::date - 83)::timestamp at time zone w.time_zone
        and i.sort_at < ($2::date + 1)::timestamp at time zone w.time_zone
      where w.id = $1 group by 1, 2`,
    [workspaceId, lastDay],
  );
}
