import { isNoValue } from './no-value.ts';

export interface Money {
  amount: number;
  /** ISO 4217; null where the text names none. */
  currency: string | null;
  /** What the amount is paid for; null where the text names none. */
  period: 'year' | 'month' | null;
}

/** Which sign comes before the decimals; null where nothing tells. */
export type DecimalSign = ',' | '.' | null;

const MAX_CHARS = 60;
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  us$: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  zł: 'PLN',
  kč: 'CZK',
  '₺': 'TRY',
  r$: 'BRL',
  fr: 'CHF',
  sfr: 'CHF',
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
};
const CODES = new Set(
  'EUR USD GBP CHF SEK NOK DKK PLN CZK HUF RON BGN TRY JPY CNY INR AUD CAD NZD BRL MXN ZAR SGD HKD ILS AED KRW'.split(
    ' ',
  ),
);
const FACTORS: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  m: 1e6,
  mio: 1e6,
  mm: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  mrd: 1e9,
};
const MONTHLY = /^(?:mo|mth|month|monthly|mrr|monat|monatlich|mtl|mois|mensuel|mes|mensual|mese|maand|pm)$/;
const YEARLY =
  /^(?:y|yr|year|yearly|annual|annually|annum|pa|arr|jahr|jahrlich|an|annuel|ano|anual|anno|jaar)$/;
const FILLERS = new Set(['per', 'a', 'an', 'pro', 'im', 'par', 'por', 'al', 'p']);

/**
 * Reads an amount as people and programs write it: "1.200,00 €", "$18k", "USD 12,000/yr", "1'200.50 CHF pro Monat".
 *
 * @param decimal of the column ({@link decimalSignOf}): tells 1.200 from 1,2 thousand
 * @returns null for a value that says there is none, `unreadable` for what is no amount or a negative one
 */
export function parseMoney(text: string, decimal: DecimalSign): Money | null | 'unreadable' {
  const plain = text.trim();
  if (plain === '' || isNoValue(plain)) return null;
  const digits = /\d[\d.,'’\s\u00a0\u202f]*/.exec(plain.slice(0, MAX_CHARS));
  if (plain.length > MAX_CHARS || digits === null) return 'unreadable';
  const after = plain.slice(digits.index + digits[0].length);
  // "12-15k" is a range.
  if (/\d/.test(after)) return 'unreadable';
  const around = wordsAround(plain.slice(0, digits.index), after);
  if (around === null) return 'unreadable';
  // Nobody writes thousandths beside a currency.
  const amount = amountOf(digits[0], around.currency === null ? decimal : null);
  if (amount === null) return 'unreadable';
  return { amount: amount * around.factor, currency: around.currency, period: around.period };
}

/** Which sign comes before the decimals in a column's amounts; null where none of them tells. */
export function decimalSignOf(values: readonly string[]): DecimalSign {
  for (const value of values) {
    const signs = value.replace(/[^\d.,]/g, '');
    const last = Math.max(signs.lastIndexOf(','), signs.lastIndexOf('.'));
    const sign = signs[last];
    if (sign !== ',' && sign !== '.') continue;
    const isAlone = signs.indexOf(sign) === last;
    const isOther = signs.includes(sign === ',' ? '.' : ',');
    const after = signs.length - last - 1;
    if (isAlone && (isOther || after === 1 || after === 2)) return sign;
    if (!isAlone) return sign === ',' ? '.' : ',';
  }
  return null;
}

/** What a column's name says of its amounts: "MRR (USD)" is dollars a month. */
export function moneyOfName(name: string): Pick<Money, 'currency' | 'period'> {
  const words = wordsIn(name);
  const currency = words.map(currencyOf).find((code) => code !== null) ?? null;
  if (words.some((word) => MONTHLY.test(word))) return { currency, period: 'month' };
  return { currency, period: words.some((word) => YEARLY.test(word)) ? 'year' : null };
}

function amountOf(text: string, decimal: DecimalSign): number | null {
  const compact = text
    .trim()
    .replace(/['’\s\u00a0\u202f]/g, '')
    .replace(/(?<![.,])[.,]+$/, '');
  const last = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  if (last < 0) return Number(compact);
  const sign = compact[last];
  const whole = compact.slice(0, last);
  const after = compact.slice(last + 1);
  const isAlone = compact.indexOf(sign ?? '') === last;
  const hasOther = /[.,]/.test(whole) && isAlone;
  const groups = (hasOther ? whole : compact).split(/[.,]/);
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && (groups[0] ?? '').length <= 3;
  if (hasOther) return isGrouped ? Number(`${groups.join('')}.${after}`) : null;
  // "1.200": a thousand and more, unless the column writes its decimals so.
  if (isGrouped && (!isAlone || (decimal !== sign && groups[0] !== '0'))) return Number(groups.join(''));
  return isAlone ? Number(`${whole}.${after}`) : null;
}

function wordsAround(before: string, after: string) {
  let factor = 1;
  let currency: string | null = null;
  let period: Money['period'] = null;
  for (const word of [...wordsIn(before), ...wordsIn(after)]) {
    const code = currencyOf(word);
    if (code !== null && (currency === null || currency === code)) currency = code;
    else if (FACTORS[word] !== undefined && factor === 1) factor = FACTORS[word];
    else if (MONTHLY.test(word)) period = 'month';
    else if (YEARLY.test(word)) period = 'year';
    else if (!FILLERS.has(word)) return null;
  }
  return { factor, currency, period };
}

function currencyOf(word: string): string | null {
  const code = word.toUpperCase();
  return CODES.has(code) ? code : (SIGNS[word] ?? null);
}

/** Words and signs in lower case without accents of vowels; "p.a." is one word, a minus sign one that nothing knows. */
function wordsIn(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/p\.\s?([am])\./g, ' p$1 ')
    .replace(/[äàáâ]/g, 'a')
    .replace(/ñ/g, 'n');
  return plain.match(/[\p{L}]*[€$£¥₹₺]|\p{L}+|(?<![-−–(])[-−–(]+$/gu) ?? [];
}
