import type { ReleaseWeek } from './release-verdict.ts';
import { compareWeeks, fewestComplaints, fewestWeeksAfter, sumOfWeeks, z95, z99 } from './release-verdict.ts';

/** Complaints that fell after a release and are as many as before it again. */
export interface Regression {
  /** Of the weeks after the release how many at its end are as bad as those before it. */
  weeks: number;
}

/** Fewer than so many times the complaints before the release is still better than it was, however little is known. */
const leastBack = 0.9;

/**
 * Whether complaints came back after a release that had improved them: some last weeks, at least two, have more of them than the
 * weeks between, at 99 % because it is asked every week, and are not told from those before the release. Null where they did not, or too
 * little is known.
 *
 * @param before whole weeks before the release, oldest first
 * @param after whole weeks after it, oldest first
 */
export function judgeRegression(
  before: readonly ReleaseWeek[],
  after: readonly ReleaseWeek[],
): Regression | null {
  for (let weeks = fewestWeeksAfter; weeks <= after.length - fewestWeeksAfter; weeks += 1) {
    const good = after.slice(0, -weeks);
    const last = after.slice(-weeks);
    const isKnown = [before, good, last].every((some) => sumOfWeeks(some).active > 0);
    if (!isKnown || sumOfWeeks(last).complaints < fewestComplaints) continue;
    if (isMore(good, last) && isAsBefore(before, last)) return { weeks };
  }
  return null;
}

function isMore(good: readonly ReleaseWeek[], last: readonly ReleaseWeek[]): boolean {
  const { log, error } = compareWeeks(good, last);
  return log - z99 * error > 0;
}

function isAsBefore(before: readonly ReleaseWeek[], last: readonly ReleaseWeek[]): boolean {
  const { log, error } = compareWeeks(before, last);
  return log >= Math.log(leastBack) && log + z95 * error >= 0;
}
