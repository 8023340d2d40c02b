import type { PageText, Period, PriceFact } from '../../facts.ts';
import type { Span } from '../../page/read-page.ts';
import { blockAround, evidenceAt, lineAround } from '../../page/quotes.ts';
import { durationBehind } from './durations.ts';
import { isFeeName } from '../judging/decoys.ts';
import { findMoney } from './find-money.ts';
import type { Money } from './find-money.ts';
import { glued } from './glued-lines.ts';
import { numberSource, readNumber } from './numbers.ts';
import type { PageCurrency } from './page-currency.ts';
import { billingIn, firstPeriod, lastPeriod } from './period-words.ts';
import { isFrom, roleOf } from './roles.ts';
import type { MoneyRole } from './roles.ts';
import { otherUnitIn, unitIn, usageIn } from './units.ts';

/** What holds for every price of a part of a page unless it says otherwise: a column's heading, a switch. */
export interface PriceDefaults {
  per: Period | null;
  billedEvery: 'month' | 'year' | null;
  unit: string | null;
  /** For numbers without one, such as those below `Price in EUR`. */
  currency: string | null;
}

export const noDefaults: PriceDefaults = { per: null, billedEvery: null, unit: null, currency: null };

/** An amount with what the words around it make of it. */
export interface PriceMention {
  role: MoneyRole;
  price: PriceFact;
  /** Its line holds little else: it is displayed, and not told in a sentence. */
  isDisplayed: boolean;
  /** Nothing stands before it on its line but a word such as `from`. */
  isAlone: boolean;
  /** The period was written beside it, and not taken over. */
  hasOwnPeriod: boolean;
  /** Offsets of the amount alone into the page's text. */
  start: number;
  end: number;
}

/** Lines further away than this do not belong to a price. */
const MAX_LINES_AFTER = 3;
const MAX_LINE_CHARS = 70;
/** A sentence of so many words, the amount aside, tells of it. */
const MAX_WORDS = 8;
/** Other words that may stand on a displayed price's line. */
const MAX_OTHER_CHARS = 48;

/** No part of a page with more of them is one that sells plans. */
const MAX_AMOUNTS = 1000;

/** Every amount of money within the span, with its role, period, billing and unit. */
export function priceMentions(
  page: PageText,
  { start, end }: Span,
  currency: PageCurrency,
  defaults: PriceDefaults = noDefaults,
): PriceMention[] {
  const text = glued(page.text.slice(start, end));
  const found = findMoney(text, page.lang).slice(0, MAX_AMOUNTS);
  const isBare = defaults.currency !== null && found.every((money) => isInSentence(text, money));
  const bare = isBare ? bareNumbers(text, defaults.currency ?? '') : [];
  const moneys = [...found, ...bare]
    .sort((a, b) => a.start - b.start)
    .map((money) => ({ ...money, start: money.start + start, end: money.end + start }));
  const mentions = moneys.map((money, at) =>
    mentionOf(
      page,
      money,
      { from: moneys[at - 1]?.end ?? start, to: moneys[at + 1]?.start ?? end },
      currency,
      defaults,
    ),
  );
  return mentions.map((mention, at) => inRange(page, mention, mentions[at - 1], mentions[at + 1]));
}

const RANGE = /^\s*(?:–|-|—|to|bis|à|until)\s*$/iu;

/** `$15 – $45 per month`: the first amount is a lower bound by the same terms, the second no price of its own. */
function inRange(
  { text }: PageText,
  mention: PriceMention,
  before: PriceMention | undefined,
  after: PriceMention | undefined,
): PriceMention {
  if (before && RANGE.test(text.slice(before.end, mention.start))) return { ...mention, role: 'bound' };
  if (!after) return mention;
  const between = text.slice(mention.end, after.start);
  if (isCutTo(mention, between, after)) return { ...mention, role: 'was' };
  if (!RANGE.test(between)) return mention;
  const { per, billedEvery, unit } = after.price;
  return {
    ...mention,
    price: { ...mention.price, per, billedEvery, unit, isFrom: true },
    hasOwnPeriod: after.hasOwnPeriod,
  };
}

/** `$40 $29 a month`: of two amounts with nothing between them the first, larger one was the price before. */
function isCutTo(mention: PriceMention, between: string, after: PriceMention): boolean {
  return (
    /^[ \u00a0\n]*(?:(?:→|->)[ \u00a0\n]*)?$/u.test(between) &&
    mention.role === 'price' &&
    after.role === 'price' &&
    mention.price.currency === after.price.currency &&
    mention.price.amount > after.price.amount &&
    after.price.amount > 0 &&
    after.hasOwnPeriod &&
    // A year's sum may stand above what that is by the month.
    mention.price.amount < 10 * after.price.amount &&
    !isSumOf(mention.price.amount, after.price)
  );
}

/** `749`, and below it `249 a month`: what a quarter or half a year comes to. */
function isSumOf(amount: number, { amount: share, per }: PriceFact): boolean {
  return per === 'month' && [3, 6].some((months) => Math.abs(amount / share / months - 1) < 0.02);
}

/** Many words stand on its line: it is told, and displays no price. */
function isInSentence(text: string, { start, end }: Money): boolean {
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', end);
  return (to < 0 ? text.length : to) - from > MAX_OTHER_CHARS;
}

/** Numbers that stand alone on a line, or before a period. */
function bareNumbers(text: string, currency: string): Money[] {
  return [...text.matchAll(BARE)].flatMap((match) => {
    const { number: digits = '', thousands = '' } = match.groups ?? {};
    const written = `${digits}${thousands}`;
    const number = readNumber(digits);
    const start = match.index + match[0].indexOf(written);
    const scale = thousands === '' ? 1 : 1000;
    return number
      ? [
          {
            start,
            end: start + written.length,
            amount: number.value * scale,
            currency,
            ambiguous: number.ambiguous,
          },
        ]
      : [];
  });
}

const BARE = new RegExp(
  `(?:^|\\n)[ ]?(?:from |ab |à partir de |desde )?(?<number>${numberSource(true)})(?<thousands>[kK])?(?:[.,][-–—]{1,2})?(?=[ ]*(?:$|\\n|\\/|per |a |pro |par |por |al |im ))`,
  'gu',
);

function mentionOf(
  page: PageText,
  money: Money,
  bounds: { from: number; to: number },
  pageCurrency: PageCurrency,
  defaults: PriceDefaults,
): PriceMention {
  const line = lineAround(page, money.start);
  const lineEnd = Math.max(line.end, lineAround(page, money.end).end);
  const before = page.text.slice(Math.max(line.start, bounds.from), money.start);
  const after = sentenceOf(page.text.slice(money.end, Math.min(lineEnd, bounds.to)));
  const isShort = after.length >= Math.min(lineEnd, bounds.to) - money.end;
  const extended = isShort && bounds.to > lineEnd ? followingLines(page, lineEnd, bounds.to) : '';
  const behind = asPeriod(`${after}${extended}`);
  const isTold = after.trim() === '' && TOLD_BELOW.test(extended);
  const label = line.start > bounds.from ? feeLine(page, line.start - 1) : '';
  const role = isFortune(money) || isTold ? 'other' : roleOf(`${label}${before}`, after);
  const above = line.start > bounds.from ? periodLine(page, line.start - 1) : '';
  const { per, billedEvery, unit, hasOwnPeriod } = termsOf(`${above}${before}`, behind, defaults);
  const { currency, guessed } = pageCurrency.resolve(money.currency);
  const quoteEnd = money.end + (role === 'price' ? usefulLength(behind) : 0);
  return {
    role,
    price: {
      amount: money.amount,
      currency,
      currencyGuessed: guessed,
      ambiguous: money.ambiguous,
      per,
      billedEvery,
      unit,
      isFrom: isFrom(before, after),
      visible: true,
      evidence: evidenceAt(page, money.start, Math.min(quoteEnd, bounds.to)),
    },
    isDisplayed: isDisplayed(page, line, money, lineEnd),
    isAlone: isAlone(page.text.slice(line.start, money.start)),
    hasOwnPeriod,
    start: money.start,
    end: money.end,
  };
}

/** `$199 mo.`: a blank in place of a stroke. Without one the sign of a number written small stands right before it. */
function asPeriod(behind: string): string {
  return behind.replace(/^[ \u00a0\n](?=(?:mo|mon|mth|month|yr|year)\.?(?![\p{L}]))/iu, '/');
}

/** `Or $99 a month` offers another way to pay what stands above it. */
function isAlone(lead: string): boolean {
  if (lead.length > MAX_LINE_CHARS) return false;
  const ahead = lead.trim();
  return ahead.split(/\s+/).length <= 1 && !OR_ALONE.test(ahead);
}

const OR_ALONE = /^(?:or|oder|ou|o|of|eller|lub|nebo|alebo|vagy|sau|veya|или|або|tai)$/iu;
const MAX_OFFER_CHARS = 90;

/** A figure with words below it: `$18,000`, `saved a year by a usual team`. */
const TOLD_BELOW =
  /^\s*(?:saved|raised|earned|won|recovered|processed|donated|paid out|reconciled|less|more|in (?:revenue|sales|savings))(?!\p{L})/iu;

/** Currencies of which a million is no price, but what somebody turns over. */
const LARGE_UNITS = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', '$']);

function isFortune({ amount, currency }: Money): boolean {
  return amount >= 1e6 && LARGE_UNITS.has(currency);
}

function termsOf(before: string, behind: string, defaults: PriceDefaults) {
  const billing = billingIn(behind);
  const withoutBilling = billing
    ? behind.slice(0, billing.start) + ' '.repeat(billing.end - billing.start) + behind.slice(billing.end)
    : behind;
  const own = firstPeriod(withoutBilling) ?? lastPeriod(lastSentence(before));
  // `per request`, and on the next line `no daily cap`: what stands nearer counts.
  const [near = ''] = behind.split('\n');
  const isUsage = own !== null && own.start >= near.length && usageIn(near) !== null;
  const usage = own && !isUsage ? null : usageIn(behind);
  const other = own?.start === 0 ? null : otherUnitIn(withoutBilling);
  const isOther = other !== null && firstPeriod(`per ${other}`) === null && unitIn(`per ${other}`) === null;
  const unit =
    unitIn(behind) ?? unitIn(lastSentence(before)) ?? usage ?? (isOther ? other : null) ?? defaults.unit;
  const duration = durationBehind(behind);
  if (duration)
    return { per: duration === 'other' ? null : duration, unit, billedEvery: null, hasOwnPeriod: true };
  const named = usage ? 'usage' : (own?.period ?? null);
  const per = named ?? defaults.per ?? billing?.every ?? (isOther ? 'usage' : null);
  const billed = billing?.every ?? (per === 'month' ? defaults.billedEvery : null);
  return { per, unit, billedEvery: billed === per ? null : billed, hasOwnPeriod: named !== null };
}

/** Little else stands on the line, or the line begins with it and goes on with another sentence. */
function isDisplayed(page: PageText, line: Span, money: Money, lineEnd: number): boolean {
  // A long line may hold thousands of amounts.
  if (money.start - line.start > MAX_LINE_CHARS) return false;
  const ahead = page.text.slice(line.start, money.start).trim();
  const behind = page.text.slice(money.end, lineEnd).trim();
  if (/[?”"“]$/.test(behind) || /^[“"«„]/.test(ahead)) return false;
  // `Or €119 a year, which saves a third` offers another way to pay.
  if (OR_ALONE.test(ahead) && behind.length <= MAX_OFFER_CHARS) return true;
  // `Monthly is 9 lei` tells of it.
  if (/\S\s+(?:is|are|costs?)$/i.test(ahead)) return false;
  // A whole sentence tells of an amount, and displays none.
  if (/[.!]$/.test(behind) && ahead.split(/\s+/).length >= 3) return false;
  const first = `${ahead} ${sentenceOf(behind)}`.trim();
  if (/[.!]$/.test(first) && first.split(/\s+/).length >= MAX_WORDS) return false;
  return (
    ahead.length + behind.length <= MAX_OTHER_CHARS || (ahead.length <= 12 && sentenceOf(behind).length <= 60)
  );
}

function lastSentence(text: string): string {
  return text.split(/[.!?;](?=\s+\p{Lu})/u).at(-1) ?? '';
}

/** The text up to the end of its sentence. */
function sentenceOf(text: string): string {
  const end = text.search(/[.!?;](?:\s+\p{Lu}|\s*$)|。/u);
  return end < 0 ? text : text.slice(0, end + 1);
}

/** The line that ends there, where it holds a period and nothing else: some write `per month` above the amount. */
function periodLine(page: PageText, at: number): string {
  const { start, end } = lineAround(page, at);
  const text = page.text.slice(start, end).trim();
  return isPeriodAlone(text) && /\s|\//.test(text) ? `${text} ` : '';
}

/** `Monthly`, `per year`: nothing else stands on the line, even where it is drawn as a title. */
function isPeriodAlone(line: string): boolean {
  const text = line.trim();
  const found = firstPeriod(text);
  return found !== null && found.start === 0 && found.end === text.length;
}

/** The line that ends there, where it is the label of a fee: `One-time setup fee`, and the amount below it. */
function feeLine(page: PageText, at: number): string {
  const { start, end } = lineAround(page, at);
  const text = page.text.slice(start, end).trim();
  return isFeeName(text) ? `${text} ` : '';
}

/** Lines behind a price that say how it is paid: short ones that name a period, a unit or a currency. */
function followingLines(page: PageText, from: number, to: number): string {
  let out = '';
  let at = from;
  let missed = 0;
  for (let lines = 0; lines < MAX_LINES_AFTER && at + 1 < to; lines += 1) {
    const { start, end } = lineAround(page, at + 1);
    const line = page.text.slice(start, Math.min(end, to));
    // What stands before the next amount is about that one, unless it begins like a period.
    if (end > to && !/^\s*(?:\/|／|(?:per|a|an|each|pro|par|por|al|im)\s)/i.test(line)) break;
    const kind = blockAround(page, start)?.kind;
    const isTitle = kind === 'heading' && !isPeriodAlone(line);
    if (line.length > MAX_LINE_CHARS || isTitle || (kind === 'item' && lines > 0)) break;
    const says = firstPeriod(line) ?? billingIn(line) ?? unitIn(line) ?? usageIn(line);
    // A stroke or `per` may stand on a line of its own before the period.
    const isJoint = /^(?:[/／]|per)$/i.test(line.trim());
    if (!says && !isJoint && !/^[A-Z]{3}$/.test(line.trim())) {
      missed += 1;
      if (missed > 1) break;
    }
    out += `\n${line}`;
    at = end;
  }
  return out;
}

/** So much of what stands behind an amount belongs into its quote. */
function usefulLength(behind: string): number {
  const ends = [firstPeriod(behind)?.end, billingIn(behind)?.end].filter((end) => end !== undefined);
  const end = Math.max(0, ...ends);
  return end <= 120 ? end : 0;
}
