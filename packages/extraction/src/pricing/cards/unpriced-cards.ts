import { attribute, byTag } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import { linesWithin } from '../../page/quotes.ts';
import type { ReadPage, Span } from '../../page/read-page.ts';
import type { Card } from './card.ts';
import { saysLoosely } from '../money/special-prices.ts';

/** What asks, or announces something, and names no plan. */
const ASKING =
  /^(?:need|have|not|still|looking|want|more|any|got|questions?|help|how|what|why|are|is|do|can|compare|save|gift|for)(?!\p{L})/iu;
const CONTACT_LINK =
  /(?:^|[/#?=_-])(?:contact|sales|demo|quote|enquir|enterprise|angebot|kontakt|devis|offerte|contatt|contacto)|^mailto:/i;
const MAX_WORDS = 4;
/** `Basic (free)`. */
const FREE_NAME = /\((?:free|gratis|kostenlos|gratuit|gratuito|grátis|ücretsiz)\)$/iu;

/**
 * In a row of plans with prices, one that is drawn like them and shows none is free or asked for: in words that elsewhere would not do, or
 * by a link to those who sell it.
 */
export function withUnpriced(read: ReadPage, cards: readonly Card[]): Card[] {
  const paid = cards.filter(({ name, price }) => name !== null && price?.price?.per);
  const told = cards.filter(({ name, price }) => name !== null && price !== null);
  if (paid.length === 0 || told.length < 2) return [...cards];
  const classes = new Set(paid.map(({ element }) => firstClass(element)));
  return cards.map((card) => {
    const isAlike = card.price === null && isNameLike(card) && classes.has(firstClass(card.element));
    const found = isAlike ? besidePrices(read, card) : null;
    if (!found) return card;
    return { ...card, price: { ...found, price: null, otherPrices: [], setupFee: null, amounts: 0 } };
  });
}

function isNameLike({ name }: Card): boolean {
  const isNamed = name?.by === 'heading' || name?.by === 'class';
  return isNamed && name.text.split(/\s+/).length <= MAX_WORDS && !ASKING.test(name.text);
}

function besidePrices(
  read: ReadPage,
  { element, span, name }: Card,
): { kind: 'free' | 'custom'; kindSpan: Span } | null {
  if (name && FREE_NAME.test(name.text)) return { kind: 'free', kindSpan: name.span };
  const items = byTag(element, 'li').flatMap((item) => read.spans.get(item) ?? []);
  const lines = linesWithin(read.page, span).filter(
    (line) =>
      line.start > (name?.span.start ?? 0) &&
      !items.some((item) => item.start <= line.start && line.start < item.end),
  );
  for (const kindSpan of lines) {
    const kind = saysLoosely(read.page.text.slice(kindSpan.start, kindSpan.end));
    if (kind) return { kind, kindSpan };
  }
  const link = byTag(element, 'a').find((each) => CONTACT_LINK.test(attribute(each, 'href') ?? ''));
  const kindSpan = link && read.spans.get(link);
  return kindSpan ? { kind: 'custom', kindSpan } : null;
}

function firstClass(element: Element): string {
  return `${element.tagName}.${(attribute(element, 'class') ?? '').trim().split(/\s+/)[0] ?? ''}`;
}
