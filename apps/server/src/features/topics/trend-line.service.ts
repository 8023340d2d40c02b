import { weekBuckets } from '@earshot/analysis/trends/buckets';
import { dayName, dayNumber, weekdayOf } from '@earshot/analysis/trends/days';
import { expectedRange } from '@earshot/analysis/trends/expected-range';
import type { CallReply } from '@earshot/contracts/call';
import type { CustomTopicInList, topics } from '@earshot/contracts/topics';
import type { Caller } from '../../platform/auth/caller.ts';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { topicView } from './topic-view.ts';
import { topicOf } from './topics.service.ts';
import { listTopics } from './topics.sql.ts';
import type { Dates } from './trend-line.sql.ts';
import * as sql from './trend-line.sql.ts';

/** Weeks shown at most. */
const maxWeeks = 104;
/** Weeks whose counts tell what to expect of the next. */
const weeksBefore = 8;

/** A topic's items by week, until the newest item of the workspace. @throws Problem `not_found` */
export function trendLine(
  { database, now }: Deps,
  { workspaceId }: Caller,
  topicId: number,
): Promise<CallReply<typeof topics.trendLine>> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const topic = await topicOf(tx, workspaceId, topicId);
    const dates = await sql.datesOf(tx, workspaceId, now());
    const { timeZone } = dates;
    const span = spanOf(dates);
    if (!span) return { custom_trend_line: [], left_out: { count: topic.itemCount }, time_zone: timeZone };
    const days = await sql.daysOfTopic(tx, workspaceId, topicId, span);
    const first = dayNumber(span.from);
    const length = dayNumber(span.to) - first + 1;
    const total = new Array<number>(length).fill(0);
    const counts = new Array<number>(length).fill(0);
    for (const { day, total: all, inTopic } of days) {
      total[dayNumber(day) - first] = all;
      counts[dayNumber(day) - first] = inTopic;
    }
    const lastDayIsPartial = span.to === dates.today;
    const weeks = weekBuckets({ from: span.from, total, topics: [], lastDayIsPartial }, counts);
    const line = weeks.map(({ from, to, count, isPartial }, i) => ({
      date_bucket: from,
      feedback_count: count,
      is_partial: isPartial,
      expected: expectedRange(
        weeks
          .slice(Math.max(0, i - weeksBefore), i)
          .filter((week) => !week.isPartial)
          .map((week) => week.count),
      ),
      filters: {
        custom_trend_id: topicId,
        said_from: from < span.from ? span.from : from,
        said_to: to > span.to ? span.to : to,
      },
    }));
    const shown = line.reduce((sum, { feedback_count: count }) => sum + count, 0);
    return {
      custom_trend_line: line,
      left_out: { count: topic.itemCount - shown },
      time_zone: timeZone,
    };
  });
}

/** All topics with their last weeks, newest first. */
export function topicsWithWeeks(
  { database, now }: Deps,
  { workspaceId }: Caller,
): Promise<CustomTopicInList[]> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const rows = await listTopics(tx, workspaceId);
    const { newest } = await sql.datesOf(tx, workspaceId, now());
    const weeks = newest === null ? [] : await sql.recentWeeks(tx, workspaceId, newest);
    return rows.map((row) => {
      const recent = new Array<number>(12).fill(0);
      for (const { topicId, week, count } of weeks) if (topicId === row.id) recent[week] = count;
      return { ...topicView(row), recent };
    });
  });
}

/** From the oldest item, a Monday where it is cut, until the newest. */
function spanOf({ oldest, newest }: Dates): { from: string; to: string } | null {
  if (oldest === null || newest === null) return null;
  const end = dayNumber(newest);
  const earliest = end - weekdayOf(end) - 7 * (maxWeeks - 1);
  return { from: dayName(Math.max(dayNumber(oldest), earliest)), to: newest };
}
