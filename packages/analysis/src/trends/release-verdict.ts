/** A whole week of a product's life. */
export interface ReleaseWeek {
  complaints: number;
  /** What complaints are counted by: people, sessions or items. Above 0. */
  active: number;
}

export type ReleaseVerdict = 'improved' | 'no_change' | 'worse' | 'too_early';

export interface ReleaseJudged {
  verdict: ReleaseVerdict;
  /** How many times as many complaints there are for each active one; null where it is too early to say. */
  ratio: number | null;
  /** 95 % interval of the ratio. */
  low: number | null;
  high: number | null;
  /** Share by which complaints would have to fall to be seen in four of five cases, 0…1; null where nothing can be said. */
  smallestSeen: number | null;
}

/** Fewer whole weeks say nothing. */
export const fewestWeeksBefore = 4;
export const fewestWeeksAfter = 2;
/** Fewer complaints before the release give no rate to compare with. */
export const fewestComplaints = 10;

/** 97.5 % and 99.5 % points of the normal distribution: the interval is shown at 95 %, and the verdict, which is asked for every week, is given at 99 %. */
export const z95 = 1.959964;
export const z99 = 2.575829;
/** 80 % point: how often a change of the smallest size that is named is seen. */
const z80 = 0.841621;

/** "No change" is said only where a fall by half would have been seen. */
const largestUnseen = 0.5;

/** Rates of weeks differ by so much though nothing is released: variance of their logarithm before any week is known, and how many weeks that counts for. */
const usualSpread = 0.01;
const usualWeeks = 6;
/** Weeks beside each other are alike, so that a mean over some of them is less sure than of as many strangers. */
const likeness = 2;

/**
 * Compares complaints for each active one before and after a release, in whole weeks, so that every weekday counts on both sides alike. What grows or
 * has a season is in the number of active ones.
 */
export function judgeRelease(before: readonly ReleaseWeek[], after: readonly ReleaseWeek[]): ReleaseJudged {
  const [was, is] = [sumOfWeeks(before), sumOfWeeks(after)];
  const isEnough =
    before.length >= fewestWeeksBefore &&
    after.length >= fewestWeeksAfter &&
    was.complaints >= fewestComplaints &&
    was.active > 0 &&
    is.active > 0;
  if (!isEnough) return { verdict: 'too_early', ratio: null, low: null, high: null, smallestSeen: null };
  const { log, error, spread } = compareWeeks(before, after);
  const [low, high] = [Math.exp(log - z95 * error), Math.exp(log + z95 * error)];
  // The error that there would be if nothing had changed: what is seen of a fall depends on it.
  const expected = (was.complaints / was.active) * is.active;
  const smallestSeen = seenFrom(expected, was.complaints, spread);
  return { verdict: verdictOf(log, error, smallestSeen), ratio: Math.exp(log), low, high, smallestSeen };
}

/**
 * How many times as many complaints some weeks have as others, for each active one.
 *
 * @returns the ratio's logarithm with its standard error, and what of that error's square is due to weeks that differ anyway
 */
export function compareWeeks(
  before: readonly ReleaseWeek[],
  after: readonly ReleaseWeek[],
): { log: number; error: number; spread: number } {
  const [was, is] = [sumOfWeeks(before), sumOfWeeks(after)];
  const log = Math.log((is.complaints + 0.5) / is.active) - Math.log((was.complaints + 0.5) / was.active);
  const spread = spreadOf(before, after) * likeness * (1 / before.length + 1 / after.length);
  const error = Math.sqrt(1 / (is.complaints + 0.5) + 1 / (was.complaints + 0.5) + spread);
  return { log, error, spread };
}

function verdictOf(log: number, error: number, smallestSeen: number): ReleaseVerdict {
  if (log + z99 * error < 0) return 'improved';
  if (log - z99 * error > 0) return 'worse';
  return smallestSeen <= largestUnseen ? 'no_change' : 'too_early';
}

/** The smallest fall that is seen in four of five cases, found by halving: the fewer complaints are left, the larger the error. */
function seenFrom(expected: number, before: number, spread: number): number {
  const isSeen = (fall: number) => {
    const error = Math.sqrt(1 / (expected * (1 - fall) + 0.5) + 1 / (before + 0.5) + spread);
    return -Math.log(1 - fall) > (z99 + z80) * error;
  };
  let [low, high] = [0, 0.999];
  if (!isSeen(high)) return 1;
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (isSeen(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** By how much rates of weeks differ beyond chance: the variance of their logarithm, by moments, drawn to the usual one. */
function spreadOf(...sides: readonly (readonly ReleaseWeek[])[]): number {
  let [beyond, squares, weeks] = [0, 0, 0];
  for (const side of sides) {
    const { complaints, active } = sumOfWeeks(side);
    if (complaints === 0) continue;
    for (const week of side) {
      const mean = (complaints / active) * week.active;
      beyond += (week.complaints - mean) ** 2 / (1 - 1 / side.length) - mean;
      squares += mean ** 2;
    }
    weeks += side.length;
  }
  const found = squares === 0 ? 0 : Math.max(0, beyond / squares);
  return (weeks * found + usualWeeks * usualSpread) / (weeks + usualWeeks);
}

export function sumOfWeeks(weeks: readonly ReleaseWeek[]): ReleaseWeek {
  return {
    complaints: weeks.reduce((all, week) => all + week.complaints, 0),
    active: weeks.reduce((all, week) => all + week.active, 0),
  };
}
