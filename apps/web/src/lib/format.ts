/** Numbers and times in the reader's own locale and zone. */

const whole = new Intl.NumberFormat();
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const calendarDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const instant = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long' });
const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const byteUnits = ['bytes', 'kB', 'MB', 'GB'] as const;

/** 18204 → 18,204. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** Count and noun: `1 item`, `2 items`. */
export function formatCounted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A share 0…1 as whole per cent, which never break from their sign: 0.607 → 61 %. */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}

/** Day, month and year of an instant. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** A day without a time or zone, such as 2026-11-14, in the reader's words. */
export function formatCalendarDay(isoDay: string): string {
  return calendarDay.format(new Date(`${isoDay}T00:00:00Z`));
}

/** Hour and minute of an instant. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}

/** The exact instant with seconds and zone. */
export function formatInstant(iso: string): string {
  return instant.format(new Date(iso));
}

/** 1536 → 1.5 kB; units of 1000, as the limits are set. */
export function formatBytes(bytes: number): string {
  const unit = Math.min(byteUnits.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** unit;
  return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: size < 10 && unit > 0 ? 1 : 0 }).format(size)} ${byteUnits[unit]}`;
}

/** Seconds as a person says them: 40 → `about 40 s`, 200 → `about 3 min`. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `about ${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 3600) return `about ${Math.round(seconds / 60)} min`;
  return `about ${Math.round(seconds / 360) / 10} h`;
}

const languageNames = new Intl.DisplayNames(undefined, { type: 'language', fallback: 'code' });

/** A language code in words: de → German. */
export function languageName(code: string): string {
  return languageNames.of(code) ?? code;
}
