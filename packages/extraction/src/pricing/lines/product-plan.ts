import { ancestors, byTag, findAll } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { PageText } from '../../facts.ts';
import type { ReadPage, Span } from '../../page/read-page.ts';
import type { Candidate } from '../cards/candidate.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { priceMentions } from '../money/price-mentions.ts';
import type { PriceDefaults, PriceMention } from '../money/price-mentions.ts';

/** What is sold with a price is drawn in no more characters. */
const MAX_CARD_CHARS = 1500;

/**
 * The one price of a page about prices whose card bears no name: it is the product's, which the page calls by its title. Null where
 * several amounts are displayed, or none says how often it is paid.
 *
 * @param own what the company calls itself
 */
export function productPlan(
  read: ReadPage,
  own: string,
  currency: PageCurrency,
  defaults: PriceDefaults,
): Candidate | null {
  const { page } = read;
  const at = page.text.indexOf(own);
  const told = page.blocks
    .filter(({ place, kind, start, end }) => place === 'main' && kind !== 'cell' && end - start <= 120)
    .flatMap((block) => priceMentions(page, block, currency, withLicence(page, defaults)))
    .filter(
      ({ role, isDisplayed, price }) =>
        role === 'price' && price.amount > 0 && (isDisplayed || price.per === 'once'),
    );
  const first = told.find(({ hasOwnPeriod }) => hasOwnPeriod) ?? told.find(({ price }) => price.per !== null);
  const amounts = new Set(told.map(({ price }) => price.amount));
  if (!first || amounts.size > 1 || at < 0 || first.price.per === 'usage') return null;
  return {
    ...{ name: own, nameSpan: { start: at, end: at + own.length }, isNamed: true, kind: 'priced' },
    ...{ price: first.price, otherPrices: [], setupFee: null, kindSpan: null },
    ...{ element: cardAround(read, first), column: null, visible: true },
  };
}

/** A page that sells a licence, and tells no period, sells it once. */
function withLicence({ text }: PageText, defaults: PriceDefaults): PriceDefaults {
  const isOnce = /(?<!\p{L})(?:licen[cs]e|one-time|lizenz|licence|licenza|licencia|licença)(?!\p{L})/iu.test(
    text,
  );
  return defaults.per === null && isOnce ? { ...defaults, per: 'once' } : defaults;
}

/** The smallest part around the amount that lists what is in it. */
function cardAround(read: ReadPage, { start }: PriceMention): Element | null {
  const holds = (span: Span | undefined) => span !== undefined && span.start <= start && start < span.end;
  const [inner] = byTag(read.document, 'body')
    .flatMap((body) => findAll(body, (each) => holds(read.spans.get(each))))
    .reverse();
  for (const each of inner ? [inner, ...ancestors(inner)] : []) {
    const span = read.spans.get(each);
    if (!span || span.end - span.start > MAX_CARD_CHARS) return null;
    if (byTag(each, 'li').length > 0) return each;
  }
  return null;
}
