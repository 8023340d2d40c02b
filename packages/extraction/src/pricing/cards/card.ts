import { byTag, calledNames, childElements, findAll } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { ReadPage, Span } from '../../page/read-page.ts';
import type { Candidate } from './candidate.ts';
import { cardPrice } from './card-price.ts';
import type { CardPrice } from './card-price.ts';
import { durationOf } from '../money/durations.ts';
import type { PageCurrency } from '../money/page-currency.ts';
import { firstPeriod } from '../money/period-words.ts';
import { isFreeName, planName, scoredNames } from '../names/plan-names.ts';
import type { PlanName, ScoredName } from '../names/plan-names.ts';
import type { PriceDefaults } from '../money/price-mentions.ts';

/** A part of the page with what it seems to be called and to cost. */
export interface Card {
  element: Element;
  span: Span;
  name: PlanName | null;
  /** All that might be its name, the likeliest first. */
  names: readonly ScoredName[];
  price: CardPrice | null;
  /** What tells it apart from a card of the same name; null unless there are such. */
  term: string | null;
}

/** Cards beside each other. */
export interface CardGroup {
  parent: Element;
  cards: Card[];
  score: number;
}

const MIN_CARD_CHARS = 6;
const MAX_CARD_CHARS = 5000;
const MAX_HEADINGS = 6;
const MAX_TOLD_WORDS = 4;
/** Different prices that one plan may show. */
export const MAX_AMOUNTS = 8;
const CARD_TAGS = new Set([
  'div',
  'section',
  'article',
  'aside',
  'li',
  'td',
  'dl',
  'fieldset',
  'label',
  'a',
  'p',
  'figure',
  'table',
  'details',
  'option',
  'ul',
  'ol',
  'form',
]);

/** Some draw the price itself as the list's first item. */
const PRICE_NAMES = /(?:^|[\s_-])(?:price|cost|amount)(?=$|[\s_-])/;

export function isCardTag(tagName: string): boolean {
  return CARD_TAGS.has(tagName) || tagName.includes('-');
}

/** Reads an element as a card, once each; null for what is too small or too large for one. */
export function cardReader(
  read: ReadPage,
  currency: PageCurrency,
  defaultsOf: (element: Element) => PriceDefaults,
): (element: Element) => Card | null {
  const known = new Map<Element, Card | null>();
  return (element) => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const span = read.spans.get(element);
    const length = span ? span.end - span.start : 0;
    const isRead =
      span !== undefined &&
      length >= MIN_CARD_CHARS &&
      length <= MAX_CARD_CHARS &&
      !isFarOutside(read, element, span);
    const card = isRead ? readCard(read, element, span, currency, defaultsOf(element)) : null;
    known.set(element, card);
    return card;
  };
}

/** Boxes around a card that hold nothing else. */
const MAX_BOXES = 5;

/** Whether so many boxes stand between the element and what is in it that one further in is the card. */
function isFarOutside({ spans }: ReadPage, element: Element, { start, end }: Span): boolean {
  let at = element;
  for (let boxes = 0; boxes <= MAX_BOXES; boxes += 1) {
    const [only, ...others] = childElements(at);
    const own = only && spans.get(only);
    if (!own || others.length > 0 || own.start !== start || own.end !== end) return false;
    at = only;
  }
  return true;
}

function readCard(
  read: ReadPage,
  element: Element,
  span: Span,
  currency: PageCurrency,
  defaults: PriceDefaults,
): Card | null {
  const questions = read.page.text.slice(span.start, span.end).match(ASKED) ?? [];
  if (questions.length > MAX_QUESTIONS || headingsOnTop(element) > MAX_HEADINGS) return null;
  const isList = element.tagName === 'ul' || element.tagName === 'ol';
  const lists = byTag(element, 'li')
    .filter((item) => (!isList || item.parentNode !== element) && !PRICE_NAMES.test(calledNames(item)))
    .flatMap((item) => read.spans.get(item) ?? []);
  const names = scoredNames(read, element);
  const name = planName(read, element, names);
  const price = cardPrice(read, { span, lists }, currency, { ...defaults, ...termOf(name) });
  return { element, span, name, names, price, term: null };
}

const ASKED = /[?？]\s*$/gmu;
/** A part that asks so often answers questions. */
const MAX_QUESTIONS = 2;

/** The term that a name tells: `Monthly`, `3 mois`; one that no period has overrides what holds for the page. */
function termOf(name: PlanName | null): Pick<PriceDefaults, 'per'> | null {
  const duration = name && durationOf(name.text);
  if (duration) return { per: duration === 'other' ? null : duration };
  const named = name && firstPeriod(` ${name.text}`)?.period;
  return named ? { per: named } : null;
}

/** How many headings are as large as the largest: smaller ones part what is in a plan. */
function headingsOnTop(element: Element): number {
  const levels = findAll(element, ({ tagName }) => /^h[1-6]$/.test(tagName)).map(({ tagName }) => tagName);
  const [largest] = [...levels].sort();
  return levels.filter((level) => level === largest).length;
}

/** Many words that nothing but their place makes a name are told of the plan. */
function isTold({ by, text }: PlanName): boolean {
  return (by === 'part' || by === 'line') && text.split(/\s+/).length > MAX_TOLD_WORDS;
}

/** The card as a reading of a plan; null without a name or a price. */
export function candidateOf({ element, name, price, span }: Card): Candidate | null {
  if (!name || !price || isTold(name)) return null;
  const free = price.kind === 'custom' && isFreeName(name.text);
  return {
    name: name.text,
    nameSpan: name.span,
    isNamed: name.by !== 'line',
    kind: free ? 'free' : price.kind,
    price: price.price,
    otherPrices: price.otherPrices,
    setupFee: price.setupFee,
    kindSpan: price.kindSpan ?? (price.kind === 'priced' ? null : span),
    element,
    column: null,
    visible: true,
  };
}
