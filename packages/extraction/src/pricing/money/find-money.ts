import { remembered } from '../../page/remembered.ts';
import { CURRENCY_AFTER, CURRENCY_BEFORE, currencyOf, currencyOfDash } from './currencies.ts';
import { numberSource, readNumber } from './numbers.ts';

/** An amount of money in a text. */
export interface Money {
  /** Offsets into the text that was searched, sign or code included. */
  start: number;
  end: number;
  amount: number;
  /** ISO 4217, or `$`, `¥`, `kr`, `CFA` where the sign stands for several. */
  currency: string;
  ambiguous: boolean;
}

const GAP = '[ \\u00a0\\u202f\\u2009]{0,2}';
const SUFFIX =
  '(?:[ \\u00a0]?(?<suffix>[kK]|M|million|bn|juta|jt|ribu|rb|lakhs?|lacs?|crores?|Cr)(?![\\p{L}])|(?<millions>m|mn)(?![\\p{L}/]))?';
/** What such a word multiplies by; Indonesian and Indian ones beside the English. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|ribu|rb|tsd\.?|tys\.?|tis\.?)$/i, 1e3],
  [/^la(?:kh|c)s?$/, 1e5],
  [/^(?:m|millions?|millones|milhões|milioni|miljoen|mio\.?|mill\.?|mln\.?|juta|jt)$/i, 1e6],
  [/^cr(?:ores?)?$/i, 1e7],
  [/^(?:bn|mrd\.?)$/i, 1e9],
];

function scaleOf(suffix: string): number {
  return SCALES.find(([word]) => word.test(suffix))?.[1] ?? 1;
}
/** `49.–` and `49,-` are whole amounts. */
const WHOLE = '(?:[.,][-–—]{1,2})?';

/** Languages that group by a blank: there `1 299` is one number. */
const BLANK_LANGUAGES = /^(?:fr|sv|nb|nn|no|da|fi|pl|cs|sk|ru|uk|hu|bg|et|lv|lt|pt|af|en-za)\b/i;

/**
 * Every amount of money in the text, in order, none overlapping another.
 *
 * @param lang as the page declares it; decides whether a plain blank groups digits before which a sign stands
 */
export function findMoney(text: string, lang: string | null = null): readonly Readonly<Money>[] {
  // A page may declare anything: a line break within would move where the text begins.
  const [language = ''] = (lang ?? '').trim().split(/\s/);
  return /\p{Nd}/u.test(text) ? found(`${language}\n${text}`) : [];
}

const found = remembered((key): readonly Readonly<Money>[] => {
  const end = key.indexOf('\n');
  const lang = key.slice(0, end);
  const plain = usualDigits(key.slice(end + 1));
  const large = [...tenThousands(plain)];
  return [
    ...large,
    ...[...matchesOf(plain, lang)].filter(
      (money) => !large.some((each) => each.start < money.end && money.start < each.end),
    ),
  ].sort((a, b) => a.start - b.start);
});

/** Dinars and rials are written to the thousandth. */
const THREE_DECIMALS = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND']);

/** Digits and signs as wide as Chinese letters, and Arabic ones, become the usual ones; offsets stay. */
function usualDigits(text: string): string {
  return text
    .replace(/[０-９．，￥＄]/gu, (char) =>
      String.fromCharCode(char === '￥' ? 0xa5 : char.charCodeAt(0) - 0xfee0),
    )
    .replace(/[٠-٩۰-۹]/gu, (char) => String(char.charCodeAt(0) % 16))
    .replace(/(?<=\d)[٫٬](?=\d)/gu, (char) => (char === '٫' ? '.' : ','));
}

/** `2万9,800円`: so many ten thousands, and the rest. */
function* tenThousands(text: string): Generator<Money> {
  for (const match of text.matchAll(
    /(?<![\d.,])(?<many>\d+(?:\.\d+)?)万(?<rest>[\d,]{1,5})?(?<sign>円|元|원|日元)/gu,
  )) {
    const { many = '', rest = '', sign = '' } = match.groups ?? {};
    const currency = currencyOf(sign);
    if (!currency) continue;
    const amount = Math.round(Number(many) * 1e4) + Number(rest.replaceAll(',', '') || 0);
    yield { start: match.index, end: match.index + match[0].length, amount, currency, ambiguous: false };
  }
}

function* matchesOf(text: string, lang: string | null): Generator<Money> {
  const blanks = BLANK_LANGUAGES.test(lang ?? '');
  for (const match of text.matchAll(blanks ? WITH_BLANKS : PLAIN)) {
    const { before, numberB, suffix, millions, after, cents, worded, scaleA, numberA, beforeCode, also } =
      match.groups ?? {};
    const number = readNumber(numberB ?? numberA ?? '');
    if (!number) continue;
    const named = currencyOf(before ?? after ?? '') ?? currencyOfDash(after ?? '', lang);
    if (!named) continue;
    const code = [also, beforeCode]
      .map((each) => (each ? currencyOf(each) : null))
      .find((each) => each && each.length === 3);
    const isThousandth = number.ambiguous && THREE_DECIMALS.has(code ?? named);
    const scale = isThousandth ? 1 / 1000 : millions ? 1e6 : scaleOf(suffix ?? scaleA ?? '');
    yield {
      start: match.index,
      end: match.index + match[0].length,
      amount: number.value * scale + Number(cents ?? worded ?? 0) / 100,
      currency: code ?? named,
      ambiguous: number.ambiguous && !isThousandth,
    };
  }
}

function expression(blanks: boolean): RegExp {
  const behind = `(?<![\\d.,])(?<numberA>${numberSource(true)})${WHOLE}(?:[ \\u00a0](?<scaleA>Mio\\.?|Mill\\.?|millones|milhões|millions?|milioni|miljoen|Mrd\\.?|Tsd\\.?|mln\\.?|tys\\.?|tis\\.?)(?: de| d[’']| di)?(?=[ \\u00a0]))?${GAP}(?<after>${CURRENCY_AFTER})(?:(?: and | e | y | und | et | en )(?<worded>\\d{1,2}) (?:cents?|centimes|céntimos|centavos|centesimi))?(?:(?<=\\d[€$£])(?<cents>\\d{2})(?![\\d.,]|[ \\u00a0]?[€$£]))?`;
  const ahead =
    `(?:(?<beforeCode>(?<![\\p{L}])(?:USD|AUD|CAD|NZD|SGD|HKD|MXN|CLP|COP|ARS))${GAP})?` +
    `(?<before>${CURRENCY_BEFORE})${GAP}(?<numberB>${numberSource(blanks)})${WHOLE}${SUFFIX}` +
    `(?:${GAP}(?<also>USD|AUD|CAD|NZD|SGD|HKD|MXN|CLP|COP|ARS|EUR|GBP|CNY|JPY|SEK|NOK|DKK)(?![\\p{L}]))?`;
  return new RegExp(`${ahead}|${behind}`, 'gu');
}

const PLAIN = expression(false);
const WITH_BLANKS = expression(true);
