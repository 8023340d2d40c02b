const DAY_MS = 86_400_000;

interface Zone {
  format: Intl.DateTimeFormat;
  /** Offset in ms by UTC day, for days on which it does not change. */
  days: Map<number, number | null>;
}

const zones = new Map<string, Zone>();

/** Whether the platform knows the IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    zoneOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The instant at which clocks in the zone show the given time, which is passed as if it were UTC.
 * A time that is skipped when clocks go forward is moved on by the gap (02:30 becomes 03:30); of a time that comes
 * twice when they go back, the first is meant. This is what ECMAScript's Temporal calls "compatible".
 *
 * @throws RangeError for an unknown zone
 */
export function instantOfLocal(localMs: number, timeZone: string): number {
  if (timeZone === 'UTC') return localMs;
  const zone = zoneOf(timeZone);
  const before = offsetAt(zone, localMs - DAY_MS);
  const after = offsetAt(zone, localMs + DAY_MS);
  const early = localMs - before;
  if (offsetAt(zone, early) === before) return early;
  const late = localMs - after;
  return offsetAt(zone, late) === after ? late : early;
}

function zoneOf(name: string): Zone {
  let zone = zones.get(name);
  if (zone === undefined) {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    zone = { format, days: new Map() };
    zones.set(name, zone);
  }
  return zone;
}

/** Local time minus UTC in ms. Asked of the platform twice a day at most, and anew on days of change. */
function offsetAt(zone: Zone, utcMs: number): number {
  const day = Math.floor(utcMs / DAY_MS);
  let offset = zone.days.get(day);
  if (offset === undefined) {
    const first = askOffset(zone, day * DAY_MS);
    offset = first === askOffset(zone, (day + 1) * DAY_MS - 1000) ? first : null;
    zone.days.set(day, offset);
  }
  return offset ?? askOffset(zone, utcMs);
}

function askOffset(zone: Zone, utcMs: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of zone.format.formatToParts(utcMs)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(utcMs / 1000) * 1000;
}
