/** How currencies are written. What stands for several is told apart by `pageCurrency`. */

/** Signs and words that name one currency; longer ones first where one begins another. */
const ONE_CURRENCY: readonly (readonly [sign: string, code: string])[] = [
  ['US$', 'USD'],
  ['U$S', 'USD'],
  ['AU$', 'AUD'],
  ['CA$', 'CAD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['MX$', 'MXN'],
  ['SG$', 'SGD'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['฿', 'THB'],
  ['₴', 'UAH'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['Fr.', 'CHF'],
  ['SFr.', 'CHF'],
  ['SFr', 'CHF'],
  ['sFr.', 'CHF'],
  ['TL', 'TRY'],
  ['NIS', 'ILS'],
  ['ש״ח', 'ILS'],
  ['บาท', 'THB'],
  ['VNĐ', 'VND'],
  ['đ', 'VND'],
  ['тг', 'KZT'],
  ['Rs.', 'INR'],
  ['Rs', 'INR'],
  ['Rp.', 'IDR'],
  ['Rp', 'IDR'],
  ['RM', 'MYR'],
  ...(['KSh', 'KSh.', 'Ksh', 'Ksh.', 'KShs', 'Kshs'] as const).map((sign) => [sign, 'KES'] as const),
  ['TSh', 'TZS'],
  ['USh', 'UGX'],
  ['FRw', 'RWF'],
  ['Frw', 'RWF'],
  ['GH¢', 'GHS'],
  ['GHC', 'GHS'],
  ['E£', 'EGP'],
  ['L.E.', 'EGP'],
  ['L.E', 'EGP'],
  ['DH', 'MAD'],
  ['Dh', 'MAD'],
  ['dh', 'MAD'],
  ['DT', 'TND'],
  ['DA', 'DZD'],
  ['Kz', 'AOA'],
  ['Tk', 'BDT'],
  ['Tk.', 'BDT'],
  ['Bs.', 'BOB'],
  ['B/.', 'PAB'],
  ["so'm", 'UZS'],
  ['so‘m', 'UZS'],
  ['soʻm', 'UZS'],
  ['so’m', 'UZS'],
  ['₼', 'AZN'],
  ['֏', 'AMD'],
  ['₮', 'MNT'],
  ['៛', 'KHR'],
  ['₭', 'LAK'],
  ['S/', 'PEN'],
  ['S/.', 'PEN'],
  ['Dhs', 'AED'],
  ['лв', 'BGN'],
  ['₸', 'KZT'],
  ['₾', 'GEL'],
  ['₡', 'CRC'],
  ['₲', 'PYG'],
  ['₵', 'GHS'],
  ['৳', 'BDT'],
  ['ر.س', 'SAR'],
  ['د.إ', 'AED'],
  ['ج.م', 'EGP'],
  ['ر.ق', 'QAR'],
  ['د.ك', 'KWD'],
  [':-', 'SEK'],
  [':–', 'SEK'],
  ['Ft', 'HUF'],
  ['円', 'JPY'],
  ['人民币', 'CNY'],
  ['RMB', 'CNY'],
  ['원', 'KRW'],
];

const CODES = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CNY',
  'INR',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'AUD',
  'CAD',
  'NZD',
  'BRL',
  'MXN',
  'KRW',
  'SGD',
  'HKD',
  'ZAR',
  'TRY',
  'ILS',
  'AED',
  'TWD',
  'RON',
  'THB',
  'UAH',
  'ISK',
  'CLP',
  'COP',
  'ARS',
  'IDR',
  'MYR',
  'PHP',
  'VND',
  'RUB',
  'SAR',
  'KES',
  'NGN',
  'EGP',
  'QAR',
  'KWD',
  'BHD',
  'OMR',
  'JOD',
  'TND',
  'MAD',
  'PKR',
  'LKR',
  'BDT',
  'PEN',
  'UYU',
  'BGN',
  'RSD',
  'GEL',
  'KZT',
  'GHS',
  'XOF',
  'CRC',
  'DOP',
  'PYG',
  'XAF',
  'DZD',
  'UGX',
  'TZS',
  'RWF',
  'ETB',
  'ZMW',
  'MZN',
  'AOA',
  'MUR',
  'NPR',
  'AZN',
  'UZS',
  'KGS',
  'BYN',
  'MDL',
  'MKD',
  'BOB',
  'GTQ',
  'HNL',
  'NIO',
  'IQD',
  'LBP',
  'LYD',
  'BWP',
  'NAD',
  'MWK',
  'MGA',
  'JMD',
  'TTD',
  'KHR',
  'MMK',
] as const;

/** Words after a number, lower-cased. */
const WORDS: readonly (readonly [word: string, code: string])[] = [
  ['us dollars', 'USD'],
  ['u.s. dollars', 'USD'],
  ['dollars', '$'],
  ['dollar', '$'],
  ['euros', 'EUR'],
  ['euro', 'EUR'],
  ['pounds', 'GBP'],
  ['pound', 'GBP'],
  ['francs', 'CHF'],
  ['franken', 'CHF'],
  ['kronor', 'SEK'],
  ['kroner', 'kr'],
  ['yen', 'JPY'],
  ['rupees', 'INR'],
  ['zlotych', 'PLN'],
  ['złotych', 'PLN'],
  ['lei', 'RON'],
  ['leu', 'RON'],
  ['reais', 'BRL'],
  ['грн', 'UAH'],
  ['руб', 'RUB'],
  ['сум', 'UZS'],
  ['сўм', 'UZS'],
  ['сом', 'KGS'],
  ['ден', 'MKD'],
  ['дин', 'RSD'],
  ['din', 'RSD'],
  ['naira', 'NGN'],
  ['taka', 'BDT'],
  ['baht', 'THB'],
  ['đồng', 'VND'],
  ['rupiah', 'IDR'],
  ['ringgit', 'MYR'],
  ['جنيه', 'EGP'],
  ...(['eur', 'usd', 'gbp', 'chf', 'sek', 'nok', 'dkk', 'pln', 'czk'] as const).map(
    (code) => [code, code.toUpperCase()] as const,
  ),
];

/** Signs that several currencies share. */
export const SHARED_SIGNS = [
  '$',
  '¥',
  '￥',
  '元',
  'kr.',
  'kr',
  'Kr.',
  'Kr',
  'FCFA',
  'F CFA',
  'Fcfa',
  'fcfa',
  'CFA',
] as const;

/** The first of several wins, as in the lists. */
const firstOf = (all: readonly (readonly [string, string])[]) => new Map<string, string>([...all].reverse());
const bySign = firstOf(ONE_CURRENCY);
const byWord = firstOf(WORDS);
const codes = new Set<string>(CODES);

/** The currency that the sign, code or word names; a shared sign gives itself; null for anything else. */
export function currencyOf(written: string): string | null {
  const text = written.trim();
  const sign = bySign.get(text);
  if (sign !== undefined) return sign;
  const upper = text.toUpperCase();
  if (codes.has(upper)) return upper;
  const word = byWord.get(text.toLowerCase());
  if (word !== undefined) return word;
  if (text === '￥' || text === '¥' || text === '元') return text === '元' ? 'CNY' : '¥';
  if (/^kr\.?$/i.test(text)) return 'kr';
  if (/cfa$/i.test(text)) return 'CFA';
  if (text === 'R') return 'ZAR';
  return text === '$' ? '$' : null;
}

function escaped(text: string): string {
  return text.replace(/[$.]/g, '\\$&');
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

const isLettered = (text: string) => /^\p{Script=Latin}/u.test(text) && /\p{Script=Latin}\.?$/u.test(text);

function alternatives(texts: readonly string[]): string {
  return [...texts]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
}

const signs = [...ONE_CURRENCY.map(([sign]) => sign), ...SHARED_SIGNS];
/** Written behind a number only: a colon and a dash stand for crowns; letters before a number are too many other things. */
const BEHIND_ONLY = [':-', ':–', 'DH', 'Dh', 'dh', 'DT', 'DA', 'Kz', "so'm", 'so‘m', 'soʻm', 'so’m'];
/** Written behind a whole number instead of a sign; which one it stands for, the language tells. */
const DASHES = [',-', ',–', '.-', '.–'];
const ahead = signs.filter((sign) => !BEHIND_ONLY.includes(sign));
const beginsLettered = (text: string) => /^\p{Script=Latin}/u.test(text);

/** What may stand before a number, as the source of a regular expression. Letters begin at a word's beginning. */
export const CURRENCY_BEFORE = `(?:(?<![\\p{L}])(?:${alternatives([...ahead.filter(beginsLettered), ...CODES])}|[Ee]uros?|EURO|(?<!\\d)R(?=[ \\u00a0]{0,2}\\d(?:\\d|[ ,.\\u00a0]\\d{3})))|(?:${alternatives(ahead.filter((sign) => !beginsLettered(sign)))}))`;

/** What may stand behind a number. Letters end at a word's end. */
export const CURRENCY_AFTER = `(?:(?:${alternatives([...signs.filter(isLettered), ...CODES, ...WORDS.flatMap(([word]) => [word, capital(word)])])})(?![\\p{L}])|(?:${alternatives([...signs.filter((sign) => !isLettered(sign)), ...DASHES])}))`;

/** The currency that a dash behind a number stands for, by the page's language; null where it is only a dash. */
export function currencyOfDash(written: string, lang: string | null): string | null {
  if (!DASHES.includes(written)) return null;
  if (/^(?:nb|nn|no|da|sv)\b/i.test(lang ?? '')) return 'kr';
  return /-ch\b/i.test(lang ?? '') ? 'CHF' : null;
}
