import type { ColumnFacts } from '../facts.ts';
import { DAYS_OF_SPREADSHEETS, hasClock, isClock, isZone } from '../values/date-in-pieces.ts';
import type { Chosen } from './further-columns.ts';
import { wordsOf } from './name-words.ts';

/** Names of a time of day, alone or at the end of a longer name. Written as `wordsOf` gives them. */
const TIME =
  /(?:^|\s)(?:time|clock|hour|uhrzeit|zeit|uhr|heure|hora|horario|ora|orario|tijd|tijdstip|tid|tidspunkt|klokkeslett|klokkeslaet|klockslag|godzina|cas|kellonaika|klo|ido|idopont|ora|saat|время|час|ωρα|الوقت|שעה|gio|jam|waktu|เวลา)$|時刻$|時間$|时间$|시간$|시각$/u;
/** Lengths of time, and times of what came later. */
const LENGTH =
  /\b(?:response|reply|handle|handling|resolution|wait|waiting|first|spent|total|duration|elapsed|talk|call|closed?|updated?|modified|resolved|due|answered)\b.{0,20}time$/;
const ZONE =
  /^(?:(?:user |customer |local |event )?time ?zone|tz|zone|zeitzone|fuseau(?: horaire)?|zona horaria|fuso(?: orario| horario)?|tijdzone|tidszon|tidssone|utc offset|gmt offset|offset|часовои пояс|часовой пояс|タイムゾーン|時區|时区|시간대)$/u;

/**
 * Columns that tell the time of day and the time zone of a date, which stands in a column by itself: those next to it or named as it
 * is, "Visit Date" and "Visit Time".
 */
export function dateParts(columns: readonly ColumnFacts[], chosen: ReadonlyMap<number, Chosen>): Chosen[] {
  const date = [...chosen.values()].find(({ target }) => target === 'said_at')?.column;
  if (date === undefined) return [];
  const free = columns.filter(({ index, samples }) => !chosen.has(index) && samples.length > 0);
  const time = isDayAlone(date) ? free.find((column) => isTimeOf(column, date)) : undefined;
  const zone = free.find(({ name, samples }) => ZONE.test(wordsOf(name)) && samples.every(isZone));
  return [
    ...(time === undefined ? [] : [{ column: time, target: 'said_time' as const, score: 0.95 }]),
    ...(zone === undefined ? [] : [{ column: zone, target: 'said_zone' as const, score: 0.95 }]),
  ];
}

/** Whether a column of dates tells days without a time. */
export function isDayAlone({ samples }: Pick<ColumnFacts, 'samples'>): boolean {
  return samples.length > 0 && !samples.some(hasClock);
}

/** Whether a column holds the numbers under which spreadsheets keep days, all between 2000 and 2050. */
export function areDayNumbers({ statistics: { numbers, minNumber, maxNumber } }: ColumnFacts): boolean {
  return (
    numbers > 0.9 &&
    (minNumber ?? 0) >= DAYS_OF_SPREADSHEETS.first &&
    (maxNumber ?? Number.MAX_VALUE) <= DAYS_OF_SPREADSHEETS.last
  );
}

function isTimeOf({ index, name, samples }: ColumnFacts, date: ColumnFacts): boolean {
  const words = wordsOf(name);
  if (!TIME.test(words) || !samples.every(isClock)) return false;
  const before = (text: string) => text.split(' ').slice(0, -1).join(' ');
  const isNamedAlike = before(words) !== '' && before(words) === before(wordsOf(date.name));
  if (isNamedAlike) return true;
  return Math.abs(index - date.index) === 1 && !LENGTH.test(words);
}
