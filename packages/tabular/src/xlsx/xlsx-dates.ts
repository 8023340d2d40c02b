const DAY_MS = 86_400_000;

/** Built-in formats that show a date or time of day (ECMA-376 part 1, 18.8.30, with those of East Asian locales). */
const BUILT_IN_DATES = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54,
  55, 56, 57, 58,
]);

/** Whether a number format shows dates; elapsed times such as `[h]:mm` are lengths, not dates. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN_DATES.has(id) && id !== 46;
  const bare = code
    .replace(/"[^"]*"/g, '')
    .replace(/\\.|_.|\*./g, '')
    .replace(/\[(?![hms]+\])[^\]]*(\])?/gi, (whole, closed?: string) => (closed ? '' : whole))
    .split(';')[0];
  return bare !== undefined && !/\[[hms]+\]/i.test(bare) && /[ymdhs]/i.test(bare.replace(/general/gi, ''));
}

/**
 * A serial number as the date it shows: `2026-11-14`, `2026-11-14T07:52:00`, or `07:52:00` for a time without a day.
 * In the 1900 system day 60 is a 29 February 1900 that never was, so earlier days count from one day later.
 */
export function dateOfSerial(serial: number, is1904: boolean): string | null {
  if (!(serial >= 0 && serial < 2_958_466)) return null; // past 9999-12-31
  const ms = Math.round(serial * DAY_MS);
  if (ms < DAY_MS) return ms === 0 && is1904 ? '1904-01-01' : timeOfDay(ms);
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : serial < 60 ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30);
  const iso = new Date(epoch + ms).toISOString();
  const time = ms % DAY_MS;
  return time === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)}T${timeOfDay(time)}`;
}

function timeOfDay(ms: number): string {
  const text = new Date(ms).toISOString().slice(11, 23);
  return text.endsWith('.000') ? text.slice(0, 8) : text;
}
