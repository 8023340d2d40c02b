import { isTimeZone } from './time-zone.ts';

/** Where clocks are called so; letters of several places are not among them. */
const PLACES: Readonly<Record<string, string>> = {
  CET: 'Europe/Berlin',
  CEST: 'Europe/Berlin',
  MEZ: 'Europe/Berlin',
  MESZ: 'Europe/Berlin',
  BST: 'Europe/London',
  EET: 'Europe/Helsinki',
  EEST: 'Europe/Helsinki',
  MSK: 'Europe/Moscow',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  ET: 'America/New_York',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PT: 'America/Los_Angeles',
  JST: 'Asia/Tokyo',
  KST: 'Asia/Seoul',
  SGT: 'Asia/Singapore',
  AEST: 'Australia/Sydney',
  AEDT: 'Australia/Sydney',
  NZST: 'Pacific/Auckland',
  NZDT: 'Pacific/Auckland',
};
/** Where clocks are called by these letters: "CET", "JST"; null for others. */
export function placeOfLetters(letters: string): string | null {
  return Object.hasOwn(PLACES, letters) ? (PLACES[letters] ?? null) : null;
}

const LETTERS = /[([（,]\s?([A-Z]{2,4})\s?[)\]）]?$/;

/** The time zone that a column's name tells: "Created (UTC)", "Sent at (America/New_York)", "Date GMT+2"; an IANA name or null. */
export function zoneOfName(name: string): string | null {
  const shift = /\b(?:UTC|GMT)\s?([+-])0?(\d{1,2})(?::?00)?\b/.exec(name);
  // Zones of this kind are named by what is added to come to UTC.
  if (shift !== null && Number(shift[2]) > 0)
    return zone(`Etc/GMT${shift[1] === '+' ? '-' : '+'}${shift[2]}`);
  if (/\b(?:UTC|GMT|Zulu)\b/.test(name)) return 'UTC';
  const letters = LETTERS.exec(name)?.[1];
  if (letters !== undefined) return zone(PLACES[letters] ?? '');
  const iana = /\b[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?\b/.exec(name);
  return iana === null ? null : zone(iana[0]);
}

/** A zone that lines beside a table tell: "All times in Europe/Berlin", `{"timeZone":"America/Denver"}`; null where there is none. */
export function zoneBeside(lines: readonly string[]): string | null {
  const told = lines
    .filter((line) => /time|zeit|heure|hora|\bora\b|tijd|時|시간/i.test(line))
    .map((line) => zoneOfName(line.slice(0, 300)));
  return told.find((each) => each !== null) ?? null;
}

function zone(name: string): string | null {
  return isTimeZone(name) ? name : null;
}
