const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday; Monday is 0. */
const WEEKDAY_OF_FIRST = 3;

/** Days since 1970-01-01 of a calendar day `YYYY-MM-DD`. @throws RangeError when there is no such day */
export function dayNumber(day: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at) || dayName(at / DAY_MS) !== day) throw new RangeError(`"${day}" is no day.`);
  return at / DAY_MS;
}

export function dayName(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(number: number): number {
  return (((number + WEEKDAY_OF_FIRST) % 7) + 7) % 7;
}
