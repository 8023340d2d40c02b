import { descendants } from '../page/dom.ts';
import type { Element } from '../page/dom.ts';
import { lineAround } from '../page/quotes.ts';
import type { ReadPage, Span } from '../page/read-page.ts';
import type { Candidate } from './candidate.ts';
import type { CardPrice } from './card-price.ts';
import { candidateOf, cardReader, isCardTag } from './card.ts';
import { isDecoyTitle, isInDecoy, isUnderDecoyHeading } from './decoys.ts';
import type { PageCurrency } from './page-currency.ts';
import type { PriceDefaults } from './price-mentions.ts';

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
  return first && amounts.size === 1 ? candidateOf(first) : null;
}

function isOneLine({ page }: ReadPage, name: Span, price: CardPrice | null): boolean {
  const start = price?.price?.evidence.start;
  return start !== undefined && lineAround(page, name.start).start === lineAround(page, start).start;
}
