import { dayNumber } from './days.ts';

/** What people said day by day. All lists begin on the same day and are as long as `total`. */
export interface DailyCounts {
  /** `YYYY-MM-DD` of the first number in each list. */
  from: string;
  /** All feedback, whatever its topic. */
  total: readonly number[];
  topics: readonly TopicCounts[];
  /** Days that are not like others; how they differ is read from `total`. */
  holidays?: readonly string[];
  /** Whether the last day is still running; it is then left out of every test. */
  lastDayIsPartial?: boolean;
}

export interface TopicCounts {
  id: number;
  counts: readonly number[];
}

/** The complete days of the given ones. @throws RangeError when a list is of another length or holds no count */
export function completeDays(given: DailyCounts): { first: number; days: number; holidays: Set<number> } {
  const first = dayNumber(given.from);
  for (const { id, counts } of [{ id: 'total', counts: given.total }, ...given.topics]) {
    if (counts.length !== given.total.length) {
      throw new RangeError(
        `The counts of ${id} span ${counts.length} days, the total ${given.total.length}.`,
      );
    }
    if (counts.some((count) => !Number.isInteger(count) || count < 0)) {
      throw new RangeError(`The counts of ${id} are not all whole numbers from 0 on.`);
    }
  }
  const holidays = new Set((given.holidays ?? []).map((day) => dayNumber(day) - first));
  return { first, days: given.total.length - (given.lastDayIsPartial ? 1 : 0), holidays };
}
