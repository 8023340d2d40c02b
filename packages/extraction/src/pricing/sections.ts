import type { Element } from '../page/dom.ts';
import type { Card } from './card.ts';
import { isAmountOfThings, isPeriodName } from './name-text.ts';

/** Cards beside each other, before it is known whether they are plans. */
export interface Row {
  parent: Element;
  cards: Card[];
  /** Neighbours that were read and show no price. */
  unpriced: number;
}

/**
 * Leaves out what is no card, but a part of the page with cards in it: its title is none of a plan, and its first price is
 * that of a card within.
 */
export function withoutSections(rows: readonly Row[]): Row[] {
  const solid = rows.filter(isSolid);
  return rows.map((row) => {
    const cards = row.cards.filter(
      (card) => !solid.some((within) => within !== row && hasPriceOf(card, within)),
    );
    return { ...row, cards, unpriced: row.unpriced + row.cards.length - cards.length };
  });
}

/** Choices within one plan are called by a period or a size: they make no row of plans. */
function isSolid({ cards }: Row): boolean {
  const named = cards.filter(
    ({ name, price }) =>
      name !== null &&
      name.by !== 'line' &&
      price !== null &&
      (!isPeriodName(name.text) || /\s(?:plan|membership|subscription)$/i.test(name.text)) &&
      !isAmountOfThings(name.text),
  );
  return named.length >= 2 && named.some(({ price }) => price?.kind === 'priced');
}

function hasPriceOf({ element, span, price }: Card, { cards }: Row): boolean {
  const start = price?.price?.evidence.start ?? price?.kindSpan?.start ?? -1;
  const isWithin = cards.every(
    (card) => card.element !== element && span.start <= card.span.start && card.span.end <= span.end,
  );
  return isWithin && cards.some((card) => card.span.start <= start && start < card.span.end);
}
