/** The browser's time zone by its IANA name, such as `Europe/Berlin`. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The calendar day that it is now in a time zone, as `YYYY-MM-DD`. */
export function todayIn(timeZone: string): string {
  // Of all locales' dates, Sweden's are written so.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}
