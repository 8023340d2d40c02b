import { ancestors, attribute, byTag, calledNames, childElements, descendants } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { PageText } from '../../facts.ts';
import type { ReadPage, Span } from '../../page/read-page.ts';
import type { Candidate } from './candidate.ts';
import { withSharedCurrency } from './signless-cards.ts';
import { candidateOf, cardReader, isCardTag, MAX_AMOUNTS } from './card.ts';
import type { Card, CardGroup } from './card.ts';
import { headingBefore, isFeeName, isInDecoy, isUnderDecoyHeading } from '../judging/decoys.ts';
import { findMoney } from '../money/find-money.ts';
import { glued } from '../money/glued-lines.ts';
import { namedTogether } from '../names/joint-names.ts';
import { isPeriodName } from '../names/name-text.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import type { PriceDefaults } from '../money/price-mentions.ts';
import { withoutSections } from './sections.ts';
import type { Row } from './sections.ts';
import { withUnpriced } from './unpriced-cards.ts';

/** Further amounts of one card that count against it. */
const MAX_EXTRA = 3;
const PLAN_NAMES = /(?:^|[\s_-])(?:pricing|prices?|plans?|tiers?|packages?|offers?)(?=$|[\s_-])/;

/**
 * Finds plans that are drawn as cards: children of one element with one tag, each with a name and a price of its own. Where
 * groups lie within each other, the one with the best score counts.
 *
 * @param root the page's body, or a part that is hidden
 */
export function planCards(
  read: ReadPage,
  root: Element,
  currency: PageCurrency,
  defaultsOf: (element: Element) => PriceDefaults,
): Candidate[][] {
  const cardOf = cardReader(read, currency, defaultsOf);
  const readAgain = ({ element }: Card, shared: Pick<PriceDefaults, 'currency'>) =>
    cardReader(read, currency, (each) => ({ ...defaultsOf(each), ...shared }))(element);
  const parents = [root, ...descendants(root)];
  const rows = parents
    .filter((parent) => hasMoney(read, parent) || defaultsOf(parent).currency !== null)
    .flatMap((parent) => rowsOf(read, parent, cardOf, readAgain));
  const found = groupsOf(rows);
  const groups = (
    found.length > 0 ? found : parents.flatMap((parent) => unpricedGroups(read, parent, cardOf))
  ).sort((a, b) => b.score - a.score);
  const chosen: CardGroup[] = [];
  for (const group of groups) {
    const overlaps = chosen.some((other) =>
      other.cards.some((a) =>
        group.cards.some((b) => a.span.start < b.span.end && b.span.start < a.span.end),
      ),
    );
    if (!overlaps) chosen.push(group);
  }
  return chosen
    .sort((a, b) => (a.cards[0]?.span.start ?? 0) - (b.cards[0]?.span.start ?? 0))
    .map((group) => {
      const others = chosen.flatMap((each) => (each === group ? [] : each.cards));
      const lone = loneCards(root, group, cardOf, readAgain).filter(
        ({ span }) =>
          ![...group.cards, ...others].some(
            (card) => card.span.start < span.end && span.start < card.span.end,
          ),
      );
      const cards = onceEach([...group.cards, ...lone].sort((a, b) => a.span.start - b.span.start));
      return cards.flatMap((card) => (isFee(card) ? [] : (candidateOf(card) ?? [])));
    });
}

/** Where amounts of money begin, looked for once a page. */
const amountsIn = new WeakMap<PageText, number[]>();

function hasMoney({ page, spans }: ReadPage, element: Element): boolean {
  const span = spans.get(element);
  if (!span) return false;
  const starts = amountsIn.get(page) ?? findMoney(glued(page.text), page.lang).map(({ start }) => start);
  amountsIn.set(page, starts);
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < span.start) low = middle + 1;
    else high = middle;
  }
  return (starts[low] ?? Infinity) < span.end;
}

/** More cards beside each other are a catalogue, and no plans. */
const MAX_ROW = 60;

function rowsOf(
  read: ReadPage,
  parent: Element,
  cardOf: (element: Element) => Card | null,
  readAgain: Parameters<typeof withSharedCurrency>[1],
): Row[] {
  const byTagName = new Map<string, Element[]>();
  for (const child of childElements(parent)) {
    if (!isCardTag(child.tagName)) continue;
    const alike = byTagName.get(child.tagName);
    if (alike) alike.push(child);
    else byTagName.set(child.tagName, [child]);
  }
  const all = [...byTagName.values()].filter((children) => children.length <= MAX_ROW);
  return [...all, ...(all.length > 1 ? [all.flat()] : [])]
    .map((children) => {
      const found = withUnpriced(
        read,
        namedTogether(
          read,
          withSharedCurrency(
            children.flatMap((child) => cardOf(child) ?? []),
            readAgain,
          ),
        ),
      );
      const cards = onceEach(
        found.filter(({ price, name }) => price !== null && name !== null && price.amounts <= MAX_AMOUNTS),
      );
      return { parent, cards, unpriced: found.length - cards.length };
    })
    .filter(({ cards }) => cards.length === 0 || !cards.every(isFee));
}

function isFee({ name }: Card): boolean {
  return name !== null && isFeeName(name.text);
}

function groupsOf(rows: readonly Row[]): CardGroup[] {
  const groups = withoutSections(rows).flatMap(({ parent, cards, unpriced }) => {
    const score = scoreOf(parent, cards, unpriced);
    const isMixed = new Set(cards.map(({ element }) => element.tagName)).size > 1;
    const paidAgain = cards.filter(
      ({ price }) => price?.price?.per === 'month' || price?.price?.per === 'year',
    );
    return score === null || (isMixed && paidAgain.length < 2) ? [] : [{ parent, cards, score }];
  });
  // Sides of a switch within a plan's card are no plans; where they stand in none they are.
  const isOfSides = ({ cards }: CardGroup) => cards.every(({ name }) => isPeriodName(name?.text ?? ''));
  const plans = groups.filter((group) => !isOfSides(group));
  return groups.filter(
    (group) =>
      !isOfSides(group) || !plans.some((other) => other.cards.length > 1 && stands(group.parent, other)),
  );
}

/** Whether the element stands within a card of the group. */
function stands(parent: Element, { cards }: CardGroup): boolean {
  return cards.some(({ element }) => element === parent || [...ancestors(parent)].includes(element));
}

/** Carousels repeat cards: of those with one name the first counts. */
function onceEach(cards: readonly Card[]): Card[] {
  const names = cards.map(({ name, term }) => `${name?.text ?? ''}\n${term ?? ''}`.toLowerCase());
  return cards.filter((_, at) => names.indexOf(names[at] ?? '') === at);
}

/** `plan` of `plan plan--wide`: a variant of a part is drawn like it. */
function classOf(element: Element): string | null {
  const names = (attribute(element, 'class') ?? '').trim().split(/\s+/);
  const [first = ''] = names;
  const isVariant = names.length > 1 && names.slice(1).every((name) => name.startsWith(`${first}-`));
  return names[0] === '' ? null : isVariant ? first : names.join(' ');
}

/** Cards that are drawn like those of a group, but stand in a row of their own. */
function loneCards(
  root: Element,
  group: CardGroup,
  cardOf: (element: Element) => Card | null,
  readAgain: Parameters<typeof withSharedCurrency>[1],
): Card[] {
  const classes = new Set(group.cards.flatMap(({ element }) => classOf(element) ?? []));
  const tags = new Set(group.cards.map(({ element }) => element.tagName));
  const [first] = group.cards;
  if (classes.size === 0 || !first || group.cards.length < 2) return [];
  const heading = headingBefore(first.element);
  const isPaidAgain = group.cards.some(({ price }) => price?.price?.per);
  const alike = [...descendants(root)]
    .filter((element) => tags.has(element.tagName) && classes.has(classOf(element) ?? ''))
    .filter(
      (element) =>
        !group.cards.some((card) => card.element === element) &&
        !isInDecoy(element) &&
        headingBefore(element) === heading,
    )
    .flatMap((element) => cardOf(element) ?? []);
  return withSharedCurrency([...group.cards, ...alike], readAgain)
    .slice(group.cards.length)
    .filter(
      ({ name, price }) =>
        name !== null &&
        price !== null &&
        price.amounts <= MAX_AMOUNTS &&
        // Half of a price for some is drawn alike, and says no period.
        (price.price === null || price.price.per !== null || !isPaidAgain),
    );
}

/** Cards that all say `Contact us` where others say a price, outside of links. */
function unpricedGroups(
  read: ReadPage,
  parent: Element,
  cardOf: (element: Element) => Card | null,
): CardGroup[] {
  const cards = namedTogether(
    read,
    childElements(parent).flatMap((child) => (isCardTag(child.tagName) ? (cardOf(child) ?? []) : [])),
  );
  const telling = cards.filter(
    ({ name, price, element }) =>
      (name?.by === 'heading' || name?.by === 'class') &&
      price?.kindSpan &&
      !byTag(element, 'a', 'button').some((link) => holds(read, link, price.kindSpan)),
  );
  return telling.length >= 2 && !isInDecoy(parent) ? [{ parent, cards: telling, score: telling.length }] : [];
}

function holds(read: ReadPage, element: Element, span: Span | null): boolean {
  const own = read.spans.get(element);
  return own !== undefined && span !== null && own.start <= span.start && span.start < own.end;
}

/** Null for what is no group of plans. */
function scoreOf(parent: Element, cards: readonly Card[], unpriced: number): number | null {
  const priced = cards.filter(({ price }) => price?.kind === 'priced');
  const first = cards[0];
  if (!first || priced.length === 0 || isInDecoy(parent) || isUnderDecoyHeading(first.element)) return null;
  const isPlanLike = PLAN_NAMES.test(calledNames(parent)) || PLAN_NAMES.test(calledNames(first.element));
  if (cards.length < 2 && !isPlanLike) return null;
  const named = cards.filter(({ name }) => name?.by === 'heading' || name?.by === 'class').length;
  const listed = cards.filter(({ element }) => byTag(element, 'li').length > 0).length;
  const recurring = priced.filter(({ price }) => price?.price?.per !== null).length;
  if (named === 0 && recurring === 0 && !isPlanLike) return null;
  if (cards.length < 2 && (recurring === 0 || unpriced > 2)) return null;
  const extra = cards.reduce(
    (sum, { price }) => sum + Math.min(MAX_EXTRA, Math.max(0, (price?.amounts ?? 0) - 1)),
    0,
  );
  const length = cards.reduce((sum, { span }) => sum + span.end - span.start, 0) / cards.length;
  return (
    3 * priced.length +
    cards.length +
    2 * named +
    listed +
    recurring +
    (isPlanLike ? 3 : 0) -
    2 * extra -
    length / 600 -
    unpriced
  );
}
