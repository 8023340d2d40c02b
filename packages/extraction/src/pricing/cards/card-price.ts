import type { PageText, PriceFact } from '../../facts.ts';
import { blocksWithin, lineAround } from '../../page/quotes.ts';
import type { Span } from '../../page/read-page.ts';
import type { ReadPage } from '../../page/read-page.ts';
import { priceMentions } from '../money/price-mentions.ts';
import type { PriceDefaults, PriceMention } from '../money/price-mentions.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { saysCustom, saysFree } from '../money/special-prices.ts';

/** What a card, a cell or a line says that a plan costs. */
export interface CardPrice {
  kind: 'priced' | 'free' | 'custom';
  price: PriceFact | null;
  otherPrices: PriceFact[];
  setupFee: PriceFact | null;
  /** Where it says `Free` or `Contact us`. */
  kindSpan: Span | null;
  /** Different amounts that are displayed as prices. */
  amounts: number;
}

/** A plan's part of the text, and the lists within it, whose amounts belong to features. */
export interface PriceRegion {
  span: Span;
  lists: readonly Span[];
}

/** Reads the price of one plan from the text that is its own; null when the text tells none. */
export function cardPrice(
  { page }: ReadPage,
  { span, lists }: PriceRegion,
  currency: PageCurrency,
  defaults: PriceDefaults,
): CardPrice | null {
  const mentions = priceMentions(page, span, currency, defaults);
  const offered = offeredIn(mentions);
  const beside = offered.filter((mention) => !isWithin(lists, mention));
  const told = beside.length > 0 ? beside : offered;
  const later = mentions.filter((mention) => mention.role === 'later' && mention.isDisplayed);
  // A trial that costs nothing is no plan: what is paid behind it is the price.
  const isTrial =
    later.some(({ price }) => price.per !== null && price.per !== 'usage') &&
    told.every(({ price }) => price.amount === 0);
  const prices = isTrial ? later : [...told, ...later];
  const special = specialLine(page, span, lists);
  // An amount among the features is none where the card says that it is free, or asks for a talk.
  const main = beside.length === 0 && special ? null : mainPrice(isTrial ? later : told);
  if (!main || isExample(page, special, main))
    return special ? { ...special, price: null, otherPrices: [], setupFee: null, amounts: 0 } : null;
  const setupFee = mentions.find(({ role }) => role === 'setup')?.price ?? null;
  const amounts = new Set(prices.map(({ price }) => price.amount)).size;
  if (main.price.amount === 0) {
    const paid = told.filter(({ price }) => price.amount > 0);
    if (paid.length === 0 || main.hasOwnPeriod) {
      return {
        kind: 'free',
        price: null,
        otherPrices: [],
        setupFee,
        kindSpan: { start: main.start, end: main.end },
        amounts,
      };
    }
  }
  const total = mentions.find(({ role, start }) => role === 'total' && start > main.start);
  const price =
    total && main.price.per === 'month' && main.price.billedEvery === null && total.price.per !== 'month'
      ? { ...main.price, billedEvery: 'year' as const }
      : main.price;
  // `≈ €7 a month` below what a year costs.
  const share = mentions.filter(
    (mention) => mention.role === 'total' && mention.price.per === 'month' && price.per === 'year',
  );
  const otherPrices = [...prices, ...share]
    .filter((mention) => mention !== main && mention.hasOwnPeriod && mention.price.amount > 0)
    // `9.30 a day` below what a month costs only looks smaller.
    .filter((mention) => mention.price.per !== 'day' || price.per === null || SHORT.has(price.per))
    .map((mention) => mention.price);
  return { kind: 'priced', price, otherPrices, setupFee, kindSpan: null, amounts };
}

const SHORT = new Set(['day', 'week', 'usage', 'once']);

/** What is displayed as a price; a sum such as `$80 billed yearly` is one where no other stands beside it. */
function offeredIn(mentions: readonly PriceMention[]): PriceMention[] {
  const shown = (role: PriceMention['role']) =>
    mentions.filter((mention) => mention.role === role && mention.isDisplayed);
  const prices = shown('price');
  if (prices.length > 0 || shown('later').length > 0) return prices;
  return shown('total').filter(({ price }) => price.per !== null && price.amount > 0);
}

/** `Custom`, and below it `Typically from $30,000`: what others pay, and no price. */
function isExample(
  page: PageText,
  special: Pick<CardPrice, 'kind' | 'kindSpan'> | null,
  { start }: PriceMention,
): boolean {
  if (special?.kind !== 'custom' || !special.kindSpan || special.kindSpan.end > start) return false;
  const ahead = page.text.slice(lineAround(page, start).start, start).trim();
  return /\p{L}/u.test(ahead) && !FROM_ALONE.test(ahead);
}

const FROM_ALONE =
  /^(?:(?:plans |prices |pricing )?(?:from|starts? (?:at|from)|starting (?:at|from)|ab|à partir de|dès|desde|a partire da|vanaf|från|fra))$/iu;

/** Recurring before one-time, by month before by use; else the first. */
function mainPrice(prices: readonly PriceMention[]): PriceMention | null {
  const recurring = prices.filter(
    ({ price }) => price.per !== null && price.per !== 'once' && price.per !== 'usage',
  );
  const [first] = prices;
  // `€490`, `once`, and in words below it what help costs by the month.
  const isLicence = first?.price.per === 'once' && first.isAlone && !recurring.some(({ isAlone }) => isAlone);
  return isLicence ? first : (recurring[0] ?? first ?? null);
}

function isWithin(spans: readonly Span[], { start }: Pick<Span, 'start'>): boolean {
  return spans.some((span) => span.start <= start && start < span.end);
}

/** The first line that says `Free`, else one that says that prices are made to measure. */
function specialLine(
  page: PageText,
  { start, end }: Span,
  lists: readonly Span[],
): Pick<CardPrice, 'kind' | 'kindSpan'> | null {
  const lines = blocksWithin(page, { start, end }).filter((line) => !isWithin(lists, line));
  const says = (test: (line: string) => boolean) =>
    lines.find((line) => {
      const text = page.text.slice(Math.max(start, line.start), Math.min(end, line.end));
      return test(text) || (/[.!]\s/.test(text) && test(text.slice(0, text.search(/[.!]\s/))));
    });
  const free = says(saysFree);
  if (free) return { kind: 'free', kindSpan: free };
  const custom = says(saysCustom);
  return custom ? { kind: 'custom', kindSpan: custom } : null;
}
