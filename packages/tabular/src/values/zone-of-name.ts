import { isTimeZone } from './time-zone.ts';

/** The time zone that a column's name tells: "Created (UTC)", "Sent at (America/New_York)", "Date GMT+2"; an IANA name or null. */
export function zoneOfName(name: string): string | null {
  const shift = /\b(?:UTC|GMT)\s?([+-])0?(\d{1,2})(?::?00)?\b/.exec(name);
  // Zones of this kind are named by what is added to come to UTC.
  if (shift !== null && Number(shift[2]) > 0)
    return zone(`Etc/GMT${shift[1] === '+' ? '-' : '+'}${shift[2]}`);
  if (/\b(?:UTC|GMT|Zulu)\b/.test(name)) return 'UTC';
  const iana = /\b[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?\b/.exec(name);
  return iana === null ? null : zone(iana[0]);
}

function zone(name: string): string | null {
  return isTimeZone(name) ? name : null;
}
