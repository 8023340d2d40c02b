import { completeDays } from './daily-counts.ts';
import type { DailyCounts } from './daily-counts.ts';
import { dayName } from './days.ts';
import { changesUntil } from './find-changes.ts';
import type { TopicTrend } from './find-changes.ts';
import { isChange, isNews } from './news.ts';

/** One alarm that the rule would have given. */
export interface PastAlarm extends TopicTrend {
  /** The day it would have been given on. */
  raisedOn: string;
}

export interface Backtest {
  alarms: PastAlarm[];
  /** Topics × weeks that were looked at. */
  topicWeeks: number;
  alarmsPer100TopicsAndWeek: number;
  /** Share of topics, among those with five a week or more, that would have been seen within two weeks had they tripled. */
  tripledSeen: number | null;
}

/** The first day that can be judged. */
const WARM_UP = 35;
const TRIPLED_DAYS = 14;
const FEWEST_A_WEEK = 5;

/**
 * What the rule would have said on every day of the given history, knowing only the days before.
 *
 * @param triple whether to try what would be seen, which costs about as much again
 * @param speaks whether a change is worth a word to whoever reads it; each is when not given
 */
export function backtest(
  given: DailyCounts,
  { triple = true, speaks = () => true }: { triple?: boolean; speaks?: (trend: TopicTrend) => boolean } = {},
): Backtest {
  const { first, days, holidays } = completeDays(given);
  const lastSaid = new Map<number, number>();
  const alarms: PastAlarm[] = [];
  for (let until = WARM_UP; until <= days; until += 1) {
    for (const trend of changesUntil(given, { first, until, holidays })) {
      if (!isChange(trend.kind) || !speaks(trend)) continue;
      const last = lastSaid.get(trend.topicId) ?? null;
      lastSaid.set(trend.topicId, until);
      if (isNews(until, last)) alarms.push({ ...trend, raisedOn: dayName(first + until - 1) });
    }
  }
  const topicWeeks = (given.topics.length * Math.max(0, days - WARM_UP + 1)) / 7;
  return {
    alarms,
    topicWeeks,
    alarmsPer100TopicsAndWeek: topicWeeks > 0 ? (100 * alarms.length) / topicWeeks : 0,
    tripledSeen: triple ? tripledSeen(given, first, days, holidays) : null,
  };
}

/** Triples the last two weeks of one topic at a time and looks on each of their days. */
function tripledSeen(
  given: DailyCounts,
  first: number,
  days: number,
  holidays: ReadonlySet<number>,
): number | null {
  const start = days - TRIPLED_DAYS;
  if (start < WARM_UP) return null;
  const weeks = start / 7;
  const common = given.topics.filter(
    ({ counts }) => counts.slice(0, start).reduce((sum, count) => sum + count, 0) >= FEWEST_A_WEEK * weeks,
  );
  if (common.length === 0) return null;
  const seen = common.filter((topic) => {
    const added = topic.counts.map((count, day) => (day >= start && day < days ? 2 * count : 0));
    const tripled = { ...topic, counts: topic.counts.map((count, day) => count + (added[day] ?? 0)) };
    const history = {
      ...given,
      total: given.total.map((count, day) => count + (added[day] ?? 0)),
      topics: given.topics.map((other) => (other.id === topic.id ? tripled : other)),
    };
    for (let until = days; until > start; until -= 1) {
      const found = changesUntil(history, { first, until, holidays }).find(
        ({ topicId }) => topicId === topic.id,
      );
      if (found?.kind === 'rise') return true;
    }
    return false;
  });
  return seen.length / common.length;
}
