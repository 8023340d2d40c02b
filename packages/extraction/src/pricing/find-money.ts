import { CURRENCY_AFTER, CURRENCY_BEFORE, currencyOf } from './currencies.ts';
import { numberSource, readNumber } from './numbers.ts';

/** An amount of money in a text. */
export interface Money {
  /** Offsets into the text that was searched, sign or code included. */
  start: number;
  end: number;
  amount: number;
  /** ISO 4217, or `$`, `¥`, `kr` where the sign stands for several. */
  currency: string;
  ambiguous: boolean;
}

const GAP = '[ \\u00a0\\u202f\\u2009]{0,2}';
const SUFFIX = '(?:[ \\u00a0]?(?<suffix>[kK]|M|million|bn)(?![\\p{L}]))?';
/** `49.–` and `49,-` are whole amounts. */
const WHOLE = '(?:[.,][-–—]{1,2})?';

/** Languages that group by a blank: there `1 299` is one number. */
const BLANK_LANGUAGES = /^(?:fr|sv|nb|nn|no|da|fi|pl|cs|sk|ru|uk|hu|bg|et|lv|lt|pt)\b/i;

/**
 * Every amount of money in the text, in order, none overlapping another.
 *
 * @param lang as the page declares it; decides whether a plain blank groups digits before which a sign stands
 */
export function findMoney(text: string, lang: string | null = null): Money[] {
  return /\p{Nd}/u.test(text) ? [...matchesOf(halfWidth(text), BLANK_LANGUAGES.test(lang ?? ''))] : [];
}

/** Digits and signs as wide as Chinese letters become the usual ones; offsets stay. */
function halfWidth(text: string): string {
  return text.replace(/[０-９．，￥＄]/gu, (char) =>
    String.fromCharCode(char === '￥' ? 0xa5 : char.charCodeAt(0) - 0xfee0),
  );
}

function* matchesOf(text: string, blanks: boolean): Generator<Money> {
  for (const match of text.matchAll(blanks ? WITH_BLANKS : PLAIN)) {
    const { before, numberB, suffix, after, numberA, beforeCode, also } = match.groups ?? {};
    const number = readNumber(numberB ?? numberA ?? '');
    if (!number) continue;
    const named = currencyOf(before ?? after ?? '');
    if (!named) continue;
    const code = [also, beforeCode]
      .map((each) => (each ? currencyOf(each) : null))
      .find((each) => each && each.length === 3);
    const scale = suffix === undefined ? 1 : /k/i.test(suffix) ? 1e3 : /bn/.test(suffix) ? 1e9 : 1e6;
    yield {
      start: match.index,
      end: match.index + match[0].length,
      amount: number.value * scale,
      currency: code ?? named,
      ambiguous: number.ambiguous,
    };
  }
}

function expression(blanks: boolean): RegExp {
  const behind = `(?<![\\d.,])(?<numberA>${numberSource(true)})${WHOLE}${GAP}(?<after>${CURRENCY_AFTER})`;
  const ahead =
    `(?:(?<beforeCode>(?<![\\p{L}])(?:USD|AUD|CAD|NZD|SGD|HKD|MXN))${GAP})?` +
    `(?<before>${CURRENCY_BEFORE})${GAP}(?<numberB>${numberSource(blanks)})${WHOLE}${SUFFIX}` +
    `(?:${GAP}(?<also>USD|AUD|CAD|NZD|SGD|HKD|MXN|EUR|GBP|CNY|JPY|SEK|NOK|DKK)(?![\\p{L}]))?`;
  return new RegExp(`${ahead}|${behind}`, 'gu');
}

const PLAIN = expression(false);
const WITH_BLANKS = expression(true);
