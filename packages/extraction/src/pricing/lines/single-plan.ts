import { descendants } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import { lineAround } from '../../page/quotes.ts';
import type { ReadPage, Span } from '../../page/read-page.ts';
import type { Candidate } from '../cards/candidate.ts';
import type { CardPrice } from '../cards/card-price.ts';
import { candidateOf, cardReader, isCardTag } from '../cards/card.ts';
import type { Card } from '../cards/card.ts';
import { isDecoyTitle, isInDecoy, isPlanLike, isUnderDecoyHeading } from '../judging/decoys.ts';
import { isPriceTitle } from '../names/usual-names.ts';
import { findMoney } from '../money/find-money.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import type { PriceDefaults } from '../money/price-mentions.ts';

/**
 * The one plan of a page that has but one: the smallest part with a heading and a displayed price that is paid again and
 * again. Null when several parts could be meant.
 */
export function singlePlan(
  read: ReadPage,
  root: Element,
  currency: PageCurrency,
  defaultsOf: (element: Element) => PriceDefaults,
): Candidate | null {
  const cardOf = cardReader(read, currency, defaultsOf);
  const cards = [...descendants(root)]
    .filter((element) => isCardTag(element.tagName) && !isInDecoy(element) && !isUnderDecoyHeading(element))
    .flatMap((element) => cardOf(element) ?? [])
    .filter(
      ({ name, price }) =>
        name?.by === 'heading' &&
        // `Get back $3,000 a month` is a promise, and no name with its price.
        !isOneLine(read, name.span, price) &&
        !isDecoyTitle(name.text) &&
        !isPriceTitle(name.text) &&
        price?.price?.per &&
        price.price.per !== 'once' &&
        price.amounts <= 2,
    );
  const smallest = cards.filter((card) =>
    cards.every(
      (other) =>
        other === card ||
        !(card.span.start <= other.span.start && other.span.end <= card.span.end) ||
        card.span.end - card.span.start <= other.span.end - other.span.start,
    ),
  );
  const amounts = new Set(smallest.map(({ price }) => price?.price?.amount));
  const first = smallest[0];
  if (first) return amounts.size === 1 ? candidateOf(first) : null;
  return freePlan(read, root, cardOf);
}

const ABOUT_PRICES = /(?<!\p{L})(?:pric(?:es?|ing)|plans|preise?|tarifs?|precios|prezzi)(?!\p{L})/iu;

/** All that a page offers costs nothing: one part that it calls a price or a plan, with a name and `$0` or `Free`. */
function freePlan(
  read: ReadPage,
  root: Element,
  cardOf: (element: Element) => Card | null,
): Candidate | null {
  const free = [...descendants(root)]
    .filter((element) => isPlanLike(element) && isCardTag(element.tagName) && !isInDecoy(element))
    .flatMap((element) => cardOf(element) ?? [])
    .filter(
      ({ name, price }) =>
        (name?.by === 'heading' || name?.by === 'class') &&
        price?.kind === 'free' &&
        price.amounts <= 1 &&
        !ABOUT_PRICES.test(name.text),
    );
  const names = new Set(free.map(({ name }) => name?.text.toLowerCase()));
  const last = free.at(-1);
  const isAlone = findMoney(read.page.text, read.page.lang).every(({ amount }) => amount === 0);
  return last && names.size === 1 && isAlone ? candidateOf(last) : null;
}

function isOneLine({ page }: ReadPage, name: Span, price: CardPrice | null): boolean {
  const start = price?.price?.evidence.start;
  return start !== undefined && lineAround(page, name.start).start === lineAround(page, start).start;
}
