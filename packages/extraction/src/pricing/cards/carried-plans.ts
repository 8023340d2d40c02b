import type { Period, PriceFact } from '../../facts.ts';
import type { Element } from '../../page/dom.ts';
import { ancestors } from '../../page/dom.ts';
import { parsedJson } from '../../page/carried-prices.ts';
import type { ReadPage } from '../../page/read-page.ts';
import { evidenceAt } from '../../page/quotes.ts';
import { samePrice } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { currencyOf } from '../money/currencies.ts';
import { findMoney } from '../money/find-money.ts';
import { readNumber } from '../money/numbers.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { firstPeriod } from '../money/period-words.ts';

type Fields = Readonly<Record<string, unknown>>;

const NAME_KEYS = ['displayName', 'name', 'title', 'label', 'planName', 'tier', 'plan'];
const MONTH_KEYS = [
  'monthly',
  'priceMonthly',
  'monthlyPrice',
  'price_monthly',
  'monthly_price',
  'pricePerMonth',
  'month',
];
const YEAR_KEYS = [
  'yearly',
  'annual',
  'annually',
  'priceYearly',
  'priceAnnual',
  'yearlyPrice',
  'annualPrice',
  'price_yearly',
  'price_annual',
  'yearly_price',
  'annual_price',
  'year',
];
const PRICE_KEYS = ['price', 'amount', 'cost', 'priceAmount'];
const CENT_KEYS = [
  'unit_amount',
  'unitAmount',
  'amount_cents',
  'amountCents',
  'amountInCents',
  'priceCents',
  'price_cents',
  'priceInCents',
];
/** Currencies without cents. */
const WHOLE_ONLY = ['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'HUF'];
const PERIOD_KEYS = [
  'interval',
  'period',
  'per',
  'billingPeriod',
  'billing',
  'recurring',
  'cycle',
  'frequency',
];
const CURRENCY_KEYS = ['currency', 'priceCurrency', 'currencyCode'];

/** Plans in the JSON that a page carries for its scripts: objects with a name, a price and a currency or a period. */
export function carriedPlans(read: ReadPage, currency: PageCurrency): Candidate[] {
  return read.carried.flatMap(({ span }) => {
    const line = read.page.text.slice(span.start, span.end).trim();
    const value = line.startsWith('{') ? parsedJson(line) : undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const fields = value as Fields;
    const name = NAME_KEYS.map((key) => fields[key]).find((each) => typeof each === 'string');
    const at = { start: span.start, end: span.start + line.length };
    const nested = nestedPrices(read, fields, at, currency);
    const price = priceOf(read, fields, at, currency) ?? nested[0] ?? null;
    if (typeof name !== 'string' || !price) return [];
    const nameAt = span.start + Math.max(0, line.indexOf(name));
    return [
      {
        name,
        nameSpan: { start: nameAt, end: nameAt + name.length },
        isNamed: true,
        kind: price.amount === 0 ? ('free' as const) : ('priced' as const),
        price: price.amount === 0 ? null : price,
        otherPrices: nested.filter((each) => each.amount > 0 && !samePrice(each, price)),
        setupFee: null,
        kindSpan: price.amount === 0 ? span : null,
        element: null,
        column: null,
        visible: false,
      },
    ];
  });
}

function priceOf(
  read: ReadPage,
  fields: Fields,
  span: { start: number; end: number },
  pageCurrency: PageCurrency,
): PriceFact | null {
  const nested = fields['price'] ?? fields['prices'] ?? fields['pricing'];
  const inner = [fields['recurring'], nested].reduce<Fields>(
    (all, each) => (typeof each === 'object' && each !== null ? { ...all, ...(each as Fields) } : all),
    fields,
  );
  const monthly = numberIn(inner, MONTH_KEYS);
  const yearly = numberIn(inner, YEAR_KEYS);
  const written = PRICE_KEYS.map((key) => inner[key]).find((each) => typeof each === 'string');
  const money = typeof written === 'string' ? findMoney(written)[0] : undefined;
  const cents = numberIn(inner, CENT_KEYS);
  const named = CURRENCY_KEYS.map((key) => inner[key]).find((each) => typeof each === 'string');
  const code = typeof named === 'string' ? named.toUpperCase() : money?.currency;
  const scale = code && WHOLE_ONLY.includes(code) ? 1 : 100;
  const plain = numberIn(inner, PRICE_KEYS) ?? (cents === null ? null : cents / scale);
  const amount = monthly ?? plain ?? yearly;
  const period = PERIOD_KEYS.map((key) => inner[key]).find((each) => typeof each === 'string');
  const per: Period | null =
    monthly !== null && monthly === amount
      ? 'month'
      : yearly !== null && yearly === amount
        ? 'year'
        : (periodOf(period) ?? (typeof written === 'string' ? (firstPeriod(written)?.period ?? null) : null));
  if (amount === null || (code === undefined && per === null && amount !== 0)) return null;
  const { currency, guessed } = pageCurrency.resolve(code ?? '$');
  return {
    amount,
    currency,
    currencyGuessed: guessed,
    ambiguous: false,
    per,
    billedEvery: null,
    unit: null,
    isFrom: false,
    visible: false,
    evidence: evidenceAt(read.page, span.start, span.end),
  };
}

/** Where prices lie deeper, what they are for is told by the keys around them: `prices: { EUR: { month: 19 } }`. */
function nestedPrices(
  read: ReadPage,
  fields: Fields,
  span: { start: number; end: number },
  pageCurrency: PageCurrency,
  around: { per: Period | null; code: string | undefined } = { per: null, code: undefined },
): PriceFact[] {
  const named = CURRENCY_KEYS.map((key) => fields[key]).find((each) => typeof each === 'string');
  const again = fields['recurring'];
  const cycles = { ...fields, ...(typeof again === 'object' && again !== null ? (again as Fields) : {}) };
  const cycle = PERIOD_KEYS.map((key) => (cycles as Fields)[key]).find((each) => typeof each === 'string');
  const here = {
    code: typeof named === 'string' ? named.toUpperCase() : around.code,
    per: periodOf(cycle) ?? around.per,
  };
  return Object.entries(fields).flatMap(([key, value]) => {
    const within = {
      per: periodOf(key) ?? here.per,
      code: /^[a-z]{3}$/i.test(key) ? (currencyOf(key.toUpperCase()) ?? here.code) : here.code,
    };
    if (typeof value === 'object' && value !== null)
      return nestedPrices(read, value as Fields, span, pageCurrency, within);
    if (!PRICED_KEY.test(key) && periodOf(key) === null && within.code === here.code) return [];
    const amount = numberIn({ amount: value }, ['amount']);
    const written = typeof value === 'string' ? findMoney(value)[0]?.currency : undefined;
    const code = written ?? within.code;
    if (amount === null || code === undefined || within.per === null) return [];
    const isCents = CENT_KEYS.includes(key) && !WHOLE_ONLY.includes(code);
    const { currency, guessed } = pageCurrency.resolve(code);
    return [
      {
        amount: isCents ? amount / 100 : amount,
        currency,
        currencyGuessed: guessed,
        ambiguous: false,
        per: within.per,
        billedEvery: null,
        unit: null,
        isFrom: false,
        visible: false,
        evidence: evidenceAt(read.page, span.start, span.end),
      },
    ];
  });
}

const PRICED_KEY =
  /^(?:price|amount|value|cost|unit_?amount|amount_?cents|(?:amount|price)_?in_?cents|price_?cents)$/i;

function periodOf(word: unknown): Period | null {
  if (typeof word !== 'string') return null;
  if (/month|mo\b/i.test(word)) return 'month';
  if (/year|annual|yr/i.test(word)) return 'year';
  return /week/i.test(word) ? 'week' : null;
}

function numberIn(fields: Fields, keys: readonly string[]): number | null {
  for (const key of keys) {
    const value = fields[key];
    const number = typeof value === 'string' ? moneyAlone(value) : value;
    if (typeof number === 'number' && Number.isFinite(number) && number >= 0) return number;
  }
  return null;
}

/**
 * The amount of a text that is money and nothing else: `$12`, `12.50`, `1,200 €/yr`. Digits out of several words make none,
 * such as those of `10 credits/mo + 75 bonus`.
 */
export function moneyAlone(text: string): number | null {
  const money = findMoney(text);
  const [only, ...others] = money;
  if (only && others.length === 0) {
    const rest = `${text.slice(0, only.start)} ${text.slice(only.end)}`;
    return PERIOD_ALONE.test(rest.trim()) ? only.amount : null;
  }
  if (only) return null;
  const bare = BARE.exec(text.trim())?.groups?.['number'];
  return bare === undefined ? null : (readNumber(bare)?.value ?? null);
}

const PERIOD_ALONE = /^(?:(?:\/|per|a|pro|par|por|al)? ?\p{L}{1,10}\.?)?$/iu;
const BARE = /^(?<number>\d{1,9}(?:[.,]\d{1,3}){0,3})(?: ?(?:\/|per )? ?(?:mo|month|yr|year)\.?)?$/i;

/** Prices in attributes of the elements within a card, such as `data-annual="12"`: the other side of a switch. */
export function attributePrices(read: ReadPage, card: Element, shown: PriceFact): PriceFact[] {
  return read.carried.flatMap(({ element, span }) => {
    const isObject = read.page.text[span.start] === '{';
    if (isObject || (element !== card && ![...ancestors(element)].includes(card))) return [];
    const [key = '', value = ''] = read.page.text.slice(span.start, span.end).trim().split(': ');
    const amount = moneyAlone(value);
    if (amount === null || amount === shown.amount) return [];
    const isYearly = /year|annual/.test(key);
    if (!isYearly && !/month/.test(key)) return [];
    // A yearly figure below the monthly one is the price by month when paid by the year.
    const perMonth = isYearly && shown.per === 'month' && amount < shown.amount;
    return [
      {
        ...shown,
        amount,
        per: perMonth || !isYearly ? ('month' as const) : ('year' as const),
        billedEvery: perMonth ? ('year' as const) : null,
        visible: false,
        evidence: evidenceAt(read.page, span.start, span.end),
      },
    ];
  });
}
