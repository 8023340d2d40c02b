import type { MarketPlan, MarketRates, MarketReport } from '@earshot/contracts/market/market-report';

/** Asked for in place of a currency, it leaves every price as its page writes it. */
export const noCurrency = 'none';

/** What prices are told in besides their own currency. */
export interface Conversion {
  currency: string;
  rates: MarketRates;
}

/**
 * What a report's prices are converted to; null for not at all: where no source told rates, or nothing would be gained.
 *
 * @param asked a currency of the reader's choice, or `none`. Without it, where prices are in several currencies, the one of the
 *   subject's own prices
 */
export function conversionOf(
  { plans, rates, companies }: Pick<MarketReport, 'plans' | 'rates' | 'companies'>,
  asked?: string,
): Conversion | null {
  if (rates === null || asked === noCurrency) return null;
  const published = publishedCurrencies(plans ?? []);
  const knows = (currency: string | undefined) => currency !== undefined && currency in rates.per_euro;
  const isGained = (currency: string) => published.some((one) => one !== currency && knows(one));
  if (asked !== undefined && knows(asked)) return isGained(asked) ? { currency: asked, rates } : null;
  if (published.length < 2) return null;
  const subject = companies.find(({ is_subject: isSubject }) => isSubject)?.host;
  const own = publishedCurrencies((plans ?? []).filter(({ host }) => host === subject));
  const currency = [...own, 'EUR'].find(knows);
  return currency !== undefined && isGained(currency) ? { currency, rates } : null;
}

/** Currencies that a reader may choose: those of the prices first, then all that have a rate. */
export function currenciesOf({ plans, rates }: Pick<MarketReport, 'plans' | 'rates'>): string[] {
  if (rates === null) return [];
  const known = Object.keys(rates.per_euro).sort();
  const published = publishedCurrencies(plans ?? []).filter((one) => known.includes(one));
  return published.length === 0 ? [] : [...new Set([...published, ...known])];
}

function publishedCurrencies(plans: readonly MarketPlan[]): string[] {
  return [...new Set(plans.flatMap(({ amount, currency }) => (amount === null ? [] : (currency ?? []))))];
}

/** Currencies without a smaller unit, of those that the bank has rates for (ISO 4217). */
const wholeOnly = new Set(['JPY', 'KRW', 'ISK']);

export function isWhole(currency: string): boolean {
  return wholeOnly.has(currency);
}

/**
 * An amount in another currency, to its smallest unit, halves away from zero; null where a rate is missing. Worked out in whole
 * numbers, so that it is the same wherever it is done.
 */
export function convert(amount: number, from: string, { currency, rates }: Conversion): number | null {
  const [fromRate, toRate] = [rates.per_euro[from], rates.per_euro[currency]];
  if (fromRate === undefined || toRate === undefined || fromRate <= 0) return null;
  const [sum, one, other] = [decimal(amount), decimal(fromRate), decimal(toRate)];
  const digits = isWhole(currency) ? 0 : 2;
  const above = sum.units * other.units * 10n ** BigInt(one.digits + digits);
  const below = one.units * 10n ** BigInt(sum.digits + other.digits);
  return Number((above * 2n + below) / (below * 2n)) / 10 ** digits;
}

/** A figure of at most twelve digits behind the point as a whole number of its smallest digit. */
function decimal(value: number): { units: bigint; digits: number } {
  const [whole = '0', behind = ''] = value.toFixed(12).split('.');
  const digits = behind.replace(/(?<!0)0+$/, '');
  return { units: BigInt(whole + digits), digits: digits.length };
}
