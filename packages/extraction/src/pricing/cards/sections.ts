import { attribute } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { Card } from './card.ts';
import { isAmountOfThings, isPeriodName } from '../names/name-text.ts';
import { isUsualName } from '../names/usual-names.ts';

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
  const titled = rows.filter(isTitled);
  const boxes = new Set(rows.filter((row) => isWithinTitled(row, titled)));
  const solid = rows.filter((row) => isSolid(row) && !boxes.has(row));
  const named = Map.groupBy(solid, namesOf);
  const parts = new Set(solid.filter((row) => isPartOfPlans(row, solid, named.get(namesOf(row)) ?? [])));
  return rows
    .filter((row) => !parts.has(row) && !boxes.has(row))
    .map((row) => {
      const cards = row.cards.filter(
        (card) => !solid.some((within) => within !== row && !parts.has(within) && hasPriceOf(card, within)),
      );
      return { ...row, cards, unpriced: row.unpriced + row.cards.length - cards.length };
    });
}

/**
 * `Hardware` and `Platform` in one card and again in the next: what each plan is made of.
 *
 * @param alike the rows with the same names, itself included
 */
function isPartOfPlans(row: Row, solid: readonly Row[], alike: readonly Row[]): boolean {
  if (alike.length < 2) return false;
  // `Starter` and `Business` below `Yearly`, and again below `Monthly`, are plans for each term.
  if (row.cards.filter(({ name }) => isUsualName(name?.text ?? '')).length >= 2) return false;
  return solid.some((around) => {
    const holding = around.cards.filter((card) =>
      alike.some((within) => within !== around && within.cards.every((part) => isWithin(part, card))),
    );
    const called = new Set(holding.map(({ name }) => name?.text.toLowerCase()));
    return (
      around !== row &&
      called.size >= 2 &&
      called.size === holding.length &&
      holding.some((card) => row.cards.every((part) => isWithin(part, card)))
    );
  });
}

function namesOf({ cards }: Row): string {
  return cards.map(({ name }) => name?.text.toLowerCase() ?? '').join('\n');
}

function isWithin(part: Card, card: Card): boolean {
  return (
    part.element !== card.element && card.span.start <= part.span.start && part.span.end <= card.span.end
  );
}

/** Two cards and more that are drawn alike, each with a title of its own and a price. */
function isTitled({ cards }: Row): boolean {
  const drawn = new Set(cards.map(({ element }) => drawnAs(element)));
  if (drawn.size > 1 || cards.some(({ element }) => element.tagName === 'section')) return false;
  const titles = cards.flatMap(({ name }) =>
    name?.by === 'heading' && !isPeriodName(name.text) ? name.text.toLowerCase() : [],
  );
  return titles.length >= 2 && titles.length === cards.length && new Set(titles).size === titles.length;
}

function drawnAs(element: Element): string {
  return `${element.tagName} ${(attribute(element, 'class') ?? '').trim().split(/\s+/)[0] ?? ''}`;
}

/** A row without titles, all of it in one card that has one: boxes of what that plan costs and holds. */
function isWithinTitled(row: Row, titled: readonly Row[]): boolean {
  if (row.cards.some(({ name }) => name?.by === 'heading' || isUsualName(name?.text ?? ''))) return false;
  return titled.some(
    (around) =>
      around !== row && around.cards.some((card) => row.cards.every((part) => isWithin(part, card))),
  );
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

function hasPriceOf(around: Card, { cards }: Row): boolean {
  const { price } = around;
  const start = price?.price?.evidence.start ?? price?.kindSpan?.start ?? -1;
  return (
    cards.every((card) => isWithin(card, around)) &&
    cards.some((card) => card.span.start <= start && start < card.span.end)
  );
}
