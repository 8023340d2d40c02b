import { remembered } from '../../page/remembered.ts';
import type { Period } from '../../facts.ts';

const MONTHS =
  'months?|mos?\\.?|mths?|monate?n?|mois|m[êe]s(?:es)?|mes[ei]|maand(?:en)?|mån(?:ad(?:er)?)?|måneder?|mdr|miesi[ąę]c\\p{L}*|mies\\.?|měsíc\\p{L}*|hónap|luni|bulan|aylık|ay|месяц\\p{L}*';
const YEARS =
  'years?|yrs?|jahre?n?|ans?|ann[ée]es?|años?|ann[oi]|anos?|jaar|år|lata?|rok\\p{L}*|yıl|tahun|год\\p{L}*|лет';
const WEEKS =
  'weeks?|wks?|wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken)|veck(?:a|or)|uker?|uger?|tygodni\\p{L}*';
const DAYS = 'days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dagen?|dagar|dager?|dni|hari|gün';
/** Days of each; months and years of as many as they are billed by. */
const UNITS: readonly (readonly [nouns: string, days: number])[] = [
  [MONTHS, 30],
  [YEARS, 360],
  [WEEKS, 7],
  [DAYS, 1],
];
const EASTERN: readonly (readonly [RegExp, number])[] = [
  [/^(?<count>\d{1,2})\s*[ヶか個个]月$/u, 30],
  [/^(?<count>\d{1,2})\s*年(?:間)?$/u, 360],
  [/^(?<count>\d{1,2})개월$/u, 30],
];
const BEHIND = '(?:\\s(?:access|acc[èe]s|plan|pass|membership|subscription|abo|abonnement|laufzeit))?';
const EXPRESSIONS = [
  ...UNITS.map(
    ([nouns, days]) => [new RegExp(`^(?<count>\\d{1,3})[\\s-]*(?:${nouns})${BEHIND}$`, 'iu'), days] as const,
  ),
  ...EASTERN,
];
const PERIODS: ReadonlyMap<number, Period> = new Map([
  [1, 'day'],
  [7, 'week'],
  [14, 'two_weeks'],
  // A fortnight in the Romance languages.
  [15, 'two_weeks'],
  [28, 'month'],
  [30, 'month'],
  [84, 'quarter'],
  [90, 'quarter'],
  [168, 'half_year'],
  [180, 'half_year'],
  [360, 'year'],
  [365, 'year'],
  [720, 'two_years'],
]);

/**
 * What a text that is a length of time and nothing else comes to: `3 mois`, `12 months`, `1 year`.
 *
 * @returns the period; `other` for a length that none of the periods has, such as four months; null for any other text
 */
export const durationOf = remembered((text): Period | 'other' | null => {
  const plain = text.trim();
  for (const [expression, days] of EXPRESSIONS) {
    const count = expression.exec(plain)?.groups?.['count'];
    if (count !== undefined) return PERIODS.get(Number(count) * days) ?? 'other';
  }
  return null;
});

const COUNTED = new RegExp(
  `^[\\s\\u00a0]*(?:/|per|every|each|pro|je|alle|par|tous les|por|cada|ogni)[\\s\\u00a0]*(?<duration>\\d{1,3}[\\s-]*(?:${UNITS.map(([nouns]) => nouns).join('|')}))(?!\\p{L})`,
  'iu',
);

/** Years that are paid for at once: `for 2 years`; months behind `for` are those of a lower price at first. */
const YEARS_AT_ONCE = new RegExp(
  `^[\\s\\u00a0]*(?:for|für|pour|para|voor|för|na|za)[\\s\\u00a0]+(?<duration>[2-9][\\s-]*(?:${YEARS}))(?!\\p{L})`,
  'iu',
);

/** A length of time right behind an amount, such as ` / 14 days` or ` every 4 months`; null without one. */
export function durationBehind(text: string): Period | 'other' | null {
  const written = (COUNTED.exec(text) ?? YEARS_AT_ONCE.exec(text))?.groups?.['duration'];
  return written === undefined ? null : durationOf(written);
}
