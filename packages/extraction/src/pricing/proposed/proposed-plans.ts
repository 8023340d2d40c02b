import type { Evidence, PageText, Period, Plan, PriceFact } from '../../facts.ts';
import { evidenceAt, lineAround, linesWithin } from '../../page/quotes.ts';
import type { Span } from '../../page/read-page.ts';
import { pageCurrency } from '../money/page-currency.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { isPlausibleName } from '../judging/plausible-plans.ts';
import { priceMentions } from '../money/price-mentions.ts';
import { saysLoosely } from '../money/special-prices.ts';

/** A plan as somebody read it whose word alone proves nothing, such as a language model. */
export interface ProposedPlan {
  name: string;
  kind: Plan['kind'];
  /** Null unless `priced`. */
  amount: number | null;
  /** ISO 4217; null where it was not told. */
  currency: string | null;
  per: Period | null;
  /** The page's words, with the amount or with what stands for one. */
  quote: string;
}

const mostPlans = 14;
const mostQuoted = 400;
/** A name further above its price than this may be another's. */
const mostBetween = 200;
/** Behind the quote may stand how its amount is paid. */
const mostBehind = 120;
/** A quote such as `Free` may stand in a page very often. */
const mostPlaces = 40;

/**
 * The proposed plans that the page itself proves: name and quote are its characters, the name is the last one before the
 * amount, and what code reads from the quote is the price that was proposed. Amounts, currencies and periods are always
 * those that code read there; the proposal only says where to look.
 *
 * @param page its text as stored; it needs no blocks
 * @returns plans of medium confidence, each once
 */
export function provenPlans(page: Omit<PageText, 'blocks'>, proposals: readonly ProposedPlan[]): Plan[] {
  const text: PageText = { ...page, blocks: [] };
  const currency = pageCurrency(text, []);
  const plans: Plan[] = [];
  for (const proposal of proposals) {
    if (plans.length === mostPlans) break;
    const plan = provenPlan(text, proposal, currency, plans.length);
    if (plan && !isAmong(plan, plans)) plans.push(plan);
  }
  return plans;
}

/** Whether a plan says what one of those that are known says: the same price, or the same name without one. */
export function isAmong(plan: Plan, known: readonly Plan[]): boolean {
  return known.some((one) => {
    if (one.kind !== plan.kind) return false;
    if (plan.price === null) return one.name.toLowerCase() === plan.name.toLowerCase();
    const { amount, per } = plan.price;
    return [one.price, ...one.otherPrices].some(
      (price) => price?.amount === amount && (per === null || price.per === per),
    );
  });
}

function provenPlan(
  page: PageText,
  proposal: ProposedPlan,
  currency: PageCurrency,
  position: number,
): Plan | null {
  const name = proposal.name.trim();
  if (name.length < 2 || !isPlausibleName(name)) return null;
  for (const quoted of placesOf(page.text, proposal.quote)) {
    const price = proposal.kind === 'priced' ? proposedPrice(page, quoted, proposal, currency) : null;
    if (proposal.kind === 'priced' ? price === null : !saysKind(page, quoted, proposal.kind)) continue;
    const end = price?.evidence.start ?? quoted.end;
    const named = nameBefore(page.text, name, end);
    if (!named || hasPriceBetween(page, { start: named.end, end }, currency)) continue;
    const proof: Evidence = price?.evidence ?? evidenceAt(page, quoted.start, quoted.end);
    return {
      ...{ name, kind: proposal.kind, price, otherPrices: [], setupFee: null, features: [], position },
      confidence: 'medium',
      evidence: [evidenceAt(page, named.start, named.end), proof],
    };
  }
  return null;
}

/** Where the quote stands; blanks and line ends may differ, since a quote is often told on one line. */
function* placesOf(text: string, quote: string): Generator<Span> {
  const words = quote.trim().split(/\s+/);
  if (quote.trim() === '' || quote.length > mostQuoted) return;
  const pattern = new RegExp(words.map((word) => RegExp.escape(word)).join('\\s+'), 'gu');
  let places = 0;
  for (const { index, 0: found } of text.matchAll(pattern)) {
    yield { start: index, end: index + found.length };
    places += 1;
    if (places === mostPlaces) return;
  }
}

/** The price that code reads within the quote, where it is the proposed one; one that is taken off or paid besides is none. */
function proposedPrice(
  page: PageText,
  quoted: Span,
  { amount, currency: told, per }: ProposedPlan,
  currency: PageCurrency,
): PriceFact | null {
  const span = {
    start: lineAround(page, quoted.start).start,
    end: Math.min(page.text.length, quoted.end + mostBehind),
  };
  const mention = priceMentions(page, span, currency).find(
    (one) =>
      one.role === 'price' &&
      one.start >= quoted.start &&
      one.end <= quoted.end &&
      one.price.amount > 0 &&
      one.price.amount === amount,
  );
  if (!mention) return null;
  const { price } = mention;
  const isOtherCurrency = told !== null && !price.currencyGuessed && price.currency !== told;
  const isOtherPeriod = per !== null && price.per !== null && price.per !== per;
  return isOtherCurrency || isOtherPeriod ? null : price;
}

function saysKind(page: PageText, quoted: Span, kind: Plan['kind']): boolean {
  return linesWithin(page, quoted).some(
    ({ start, end }) => saysLoosely(page.text.slice(start, end)) === kind,
  );
}

/** The last place before the end where the name stands as words of its own. */
function nameBefore(text: string, name: string, end: number): Span | null {
  const from = Math.max(0, end - mostBetween);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'gu');
  const last = [...text.slice(from, end).matchAll(pattern)].at(-1);
  return last ? { start: from + last.index, end: from + last.index + name.length } : null;
}

/** A price between a name and an amount is that of the name, and the amount another's. */
function hasPriceBetween(page: PageText, span: Span, currency: PageCurrency): boolean {
  return priceMentions(page, span, currency).some(({ role, price }) => role === 'price' && price.amount > 0);
}
