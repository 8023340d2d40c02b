import type { PriceDefaults } from '../money/price-mentions.ts';
import type { Card } from './card.ts';

/**
 * In a row of plans with prices in one currency, a card whose amount lost its sign is paid in that currency too, where the
 * amount says for whom or for how long: `19 / seat` beside `$39 / seat`.
 *
 * @param readAgain reads a card's element with what holds for its row
 */
export function withSharedCurrency(
  cards: readonly Card[],
  readAgain: (card: Card, shared: Pick<PriceDefaults, 'currency'>) => Card | null,
): Card[] {
  const priced = cards.flatMap(({ name, price }) => (name && price?.price ? [price.price] : []));
  const [currency, ...others] = new Set(priced.map((price) => price.currency));
  if (currency === undefined || currency === null || others.length > 0 || priced.length === cards.length)
    return [...cards];
  return cards.map((card) => {
    if (card.price !== null || card.name === null) return card;
    const again = readAgain(card, { currency });
    const price = again?.price?.price;
    return again && price && (price.per !== null || price.unit !== null) ? again : card;
  });
}
