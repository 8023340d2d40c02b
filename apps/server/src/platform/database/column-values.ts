import pg from 'pg';

const { builtins } = pg.types;
/** The driver's own readers; its types know fewer column types than it does. */
const driverReader = pg.types.getTypeParser as (oid: number, format: string) => (text: string) => unknown;

const dateOid = builtins.DATE;
const instantOid = builtins.TIMESTAMPTZ;
const bigOid = builtins.INT8;
const dateListOid = 1182;
const instantListOid = 1185;
const bigListOid = 1016;
const textListOid = 1009;

/**
 * How column values arrive in JavaScript: `timestamptz` as ISO 8601 text in UTC, `date` as `YYYY-MM-DD`,
 * `int8` as number. Everything else as the driver has it (`numeric` as text, `bytea` as Buffer).
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format = 'text') => {
    const parse = format === 'text' ? textParsers.get(oid) : undefined;
    return parse ?? driverReader(oid, format);
  },
};

/**
 * `2026-11-19 07:52:00.25+00` → `2026-11-19T07:52:00.250Z`: three decimals at least, microseconds kept, so
 * that a value read and sent back is the same instant. Sessions run in UTC.
 *
 * @throws RangeError for what ISO 8601 text cannot say (`infinity`, years before 1 or past 9999)
 */
export function instantFromText(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text);
  if (!parts) throw new RangeError(`The instant ${text} has no ISO 8601 form in UTC`);
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0')}Z`;
}

/** @throws RangeError when a number cannot hold the value exactly */
export function integerFromText(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} is too large for a number`);
  return value;
}

const textOf = (text: string) => text;

/** Lists come through the driver's own reader of text lists, then element by element. */
function listOf<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  const readList = driverReader(textListOid, 'text') as (text: string) => (string | null)[];
  return (text) => readList(text).map((element) => (element === null ? null : parse(element)));
}

const textParsers = new Map<number, (text: string) => unknown>([
  [dateOid, textOf],
  [instantOid, instantFromText],
  [bigOid, integerFromText],
  [dateListOid, listOf(textOf)],
  [instantListOid, listOf(instantFromText)],
  [bigListOid, listOf(integerFromText)],
]);
