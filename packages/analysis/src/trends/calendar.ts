import { weekdayOf } from './days.ts';

/** How much feedback a day brings compared with a usual one, known from the days before. */
export interface Calendar {
  /** Weekday, holiday and growth together; 1 on a usual day in the middle of the days before. */
  weightOf(day: number): number;
  /** Variance, relative to the square of the mean, of the growth carried on to the tested days. */
  growthVariance: number;
}

/** A weekday's share is drawn to that of any day by this many items. */
const STEADIED_BY = 5;
/** Workspaces grow or shrink by about this much a day, as a standard deviation: 3 % a week. */
const USUAL_GROWTH = 0.03 / 7;
/** A week's total differs from its neighbours by about this much, relative variance, whatever its size. */
const UNEVEN_WEEKS = 0.01;
const HOLIDAY_LEAST = 0.1;
const HOLIDAY_MOST = 1.5;

/**
 * Reads weekdays and growth from the totals of the days `from` to before `to`.
 *
 * @param first the day number of `total[0]`
 */
export function calendarOf(
  total: readonly number[],
  {
    first,
    from,
    to,
    until,
    holidays,
  }: { first: number; from: number; to: number; until: number; holidays: ReadonlySet<number> },
): Calendar {
  const middle = (from + to - 1) / 2;
  const { slope, variance } = growthOf(total, from, to, holidays);
  const grown = (day: number): number => Math.exp(slope * (day - middle));
  const sums = new Array<number>(7).fill(0);
  const days = new Array<number>(7).fill(0);
  let all = 0;
  let length = 0;
  for (let day = from; day < to; day += 1) {
    if (holidays.has(day)) continue;
    const weekday = weekdayOf(first + day);
    sums[weekday] = (sums[weekday] ?? 0) + (total[day] ?? 0);
    days[weekday] = (days[weekday] ?? 0) + grown(day);
    all += total[day] ?? 0;
    length += grown(day);
  }
  const usual = length > 0 ? all / length : 0;
  const factors = sums.map(
    (sum, weekday) => (sum + STEADIED_BY) / ((days[weekday] ?? 0) * usual + STEADIED_BY),
  );
  const weights = new Map<number, number>();
  const weightOf = (day: number): number => {
    let weight = weights.get(day);
    if (weight === undefined) {
      weight = (factors[weekdayOf(first + day)] ?? 1) * grown(day);
      if (holidays.has(day)) {
        const seen = ((total[day] ?? 0) + STEADIED_BY) / (usual * weight + STEADIED_BY);
        weight *= Math.max(HOLIDAY_LEAST, Math.min(HOLIDAY_MOST, seen));
      }
      weights.set(day, weight);
    }
    return weight;
  };
  const distance = (to + until - 1) / 2 - middle;
  return { weightOf, growthVariance: variance * distance * distance };
}

/** Growth of the weekly totals per day, drawn to none as far as it is uncertain. */
function growthOf(
  total: readonly number[],
  from: number,
  to: number,
  holidays: ReadonlySet<number>,
): { slope: number; variance: number } {
  const weeks: { at: number; mean: number }[] = [];
  for (let end = to; end - 7 >= from; end -= 7) {
    let sum = 0;
    let days = 0;
    for (let day = end - 7; day < end; day += 1) {
      if (holidays.has(day)) continue;
      sum += total[day] ?? 0;
      days += 1;
    }
    if (days >= 4) weeks.push({ at: end - 4, mean: (7 * sum) / days });
  }
  const prior = USUAL_GROWTH * USUAL_GROWTH;
  const center = weeks.reduce((sum, { at }) => sum + at, 0) / Math.max(1, weeks.length);
  let spread = 0;
  let along = 0;
  let all = 0;
  for (const { at, mean } of weeks) {
    spread += (at - center) ** 2;
    along += (at - center) * Math.log(mean + 1);
    all += mean;
  }
  if (spread === 0 || all === 0) return { slope: 0, variance: prior };
  const noise = (weeks.length / all + UNEVEN_WEEKS) / spread;
  return { slope: ((along / spread) * prior) / (prior + noise), variance: (prior * noise) / (prior + noise) };
}
