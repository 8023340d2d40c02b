/** The browser's time zone by its IANA name, such as `Europe/Berlin`. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
