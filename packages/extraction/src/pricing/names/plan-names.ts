import { attribute, ancestors, byTag, calledNames, childElements, findAll, rawText } from '../../page/dom.ts';
import type { Element, Node } from '../../page/dom.ts';
import type { ReadPage, Span } from '../../page/read-page.ts';
import { lineAround, linesWithin } from '../../page/quotes.ts';
import { findMoney } from '../money/find-money.ts';
import { BADGE, cutName, isAmountOfThings, isPeriodName } from './name-text.ts';
import type { NameText } from './name-text.ts';
import { saysCustom, saysFree } from '../money/special-prices.ts';

/** A plan's name, where it stands and what made it one. */
export interface PlanName extends NameText {
  by: 'heading' | 'class' | 'bold' | 'part' | 'line';
  /** What holds the name; null for a line. */
  element: Element | null;
}

interface Candidate extends PlanName {
  isSubtitle: boolean;
  /** Of the heading, 1 to 6; 0 for anything else. */
  level: number;
}

const NAME_CLASS =
  /(?:^|[\s_-])(?:name|title|heading|headline|planname|naam|nombre|nome|nom|nazwa|nazev|nazov|titel|titre|titulo|titolo|isim)(?=$|\s)|(?:^|\s|__)(?:tier|plan|package)(?:-label)?(?=$|\s)|(?:^|[\s_-])(?:pricing|price)-label(?=$|\s)/;
const SUBTITLE_CLASS =
  /sub-?title|sub-?heading|tagline|lead|desc|slogan|claim|kicker|eyebrow|for-whom|audience/;
const BADGE_CLASS =
  /(?:^|[\s_-])(?:badge|ribbon|pill|tag|chip|flag|popular|sticker|lint|band|banderole|etikett|etiqueta|etichetta|cinta|fita|nastro|odznaka|rozet)(?=$|[\s_-])|[a-z]badge(?=$|[\s_-])/;

const WEIGHT: Readonly<Record<PlanName['by'], number>> = {
  heading: 5,
  class: 4.5,
  bold: 2,
  part: 1,
  line: 0.5,
};
/** Kinds of parts that are looked at, and how many of each. */
const MAX_TRIED = 6;

/** A name with how much speaks for it. */
export interface ScoredName extends PlanName {
  score: number;
}

/** All that might name a plan's card, the likeliest first: see `planName`. */
export function scoredNames(read: ReadPage, card: Element): ScoredName[] {
  const said = saidAgain(card);
  const isRepeated = linesBeside(read, card);
  const all = candidates(read, card);
  const names = all.filter(({ by, text }) => by === 'heading' || by === 'class' || !isAmountOfThings(text));
  return (names.length > 0 ? names : all)
    .map(({ isSubtitle, level, ...name }, at) => ({
      ...name,
      score:
        WEIGHT[name.by] +
        bonus({ ...name, isSubtitle, level }, said) -
        (isPriceLine(read, name) ? 1.5 : 0) -
        0.3 * at -
        (isRepeated(name.text.toLowerCase()) ? 4 : 0),
    }))
    .sort((a, b) => b.score - a.score);
}

/**
 * Finds the name in a plan's card. Headings, parts that a class calls a name, bold letters and short lines are weighed: a name
 * is short and no sentence, stands at the top, and is often said again where the card is chosen (`Start with Crew`,
 * `?plan=crew`).
 */
export function planName(
  read: ReadPage,
  card: Element,
  [best]: readonly ScoredName[] = scoredNames(read, card),
): PlanName | null {
  if (best && (WEIGHT[best.by] >= WEIGHT.bold || best.score >= WEIGHT.bold)) return best;
  const chosen = nameInCall(read, card);
  if (chosen) return chosen;
  if (best) return best;
  const own = read.spans.get(card);
  return own ? nameInLines(read, own) : null;
}

function candidates(read: ReadPage, card: Element): Candidate[] {
  const found: Candidate[] = [];
  const counts = new Map<PlanName['by'], number>();
  for (const element of findAll(card, (each) => read.spans.has(each))) {
    const by = kindOf(read, element);
    if (!by || isBadge(element) || (by !== 'heading' && isListed(element, card))) continue;
    const isNamed = by === 'heading' || by === 'class';
    const name = nameIn(read, element, isNamed && isOrdinaryName(rawText(element).trim()));
    const count = (counts.get(by) ?? 0) + 1;
    if (!name || count > MAX_TRIED) continue;
    if (found.some((each) => each.text === name.text)) continue;
    counts.set(by, count);
    found.push({
      ...name,
      by,
      element,
      isSubtitle: SUBTITLE_CLASS.test(calledNames(element)),
      level: levelOf(element),
    });
  }
  return found;
}

/** Words that elsewhere tell a period or a price: in a heading they are a plan's name. */
function isOrdinaryName(text: string): boolean {
  return isPeriodName(text) || /^(?:individual|kostenlos|gratuit|無料|免费)$/i.test(text);
}

/** `Reserved at $50 a month`: a heading that is the price, where another names the plan. */
function isPriceLine({ page }: ReadPage, { by, span }: PlanName): boolean {
  if (by !== 'heading') return false;
  const { end } = lineAround(page, span.start);
  return findMoney(page.text.slice(span.end, end), page.lang).length > 0;
}

/** In how many children of an element each line stands, counted once for all of them. */
const counted = new WeakMap<Node, ReadonlyMap<string, number>>();

/** Whether a line stands in the card's neighbours too: what stands in several cards names none of them. */
function linesBeside(read: ReadPage, card: Element): (line: string) => boolean {
  const { parentNode } = card;
  if (!parentNode) return () => false;
  const counts = counted.get(parentNode) ?? countLines(read, parentNode);
  const own = linesIn(read, card);
  return (line) => (counts.get(line) ?? 0) > (own.has(line) ? 1 : 0);
}

function countLines(read: ReadPage, parent: Node): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const child of childElements(parent)) {
    for (const line of linesIn(read, child)) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  counted.set(parent, counts);
  return counts;
}

/** The lines of what is small enough to be a card. */
function linesIn({ page, spans }: ReadPage, element: Element): Set<string> {
  const span = spans.get(element);
  const text = span && span.end - span.start < 4000 ? page.text.slice(span.start, span.end) : '';
  return new Set(text === '' ? [] : text.split('\n').map((line) => line.trim().toLowerCase()));
}

/** `Choose Pebble`: a button may be all that calls the plan by its name. */
function nameInCall(read: ReadPage, card: Element): PlanName | null {
  for (const element of byTag(card, 'a', 'button')) {
    const span = read.spans.get(element);
    const text = span ? read.page.text.slice(span.start, span.end) : '';
    const { call = '', name = '' } = CALLED.exec(text)?.groups ?? {};
    const start = (span?.start ?? 0) + call.length;
    const found =
      name === '' || NO_CALLED.test(name) ? null : cutName(read.page.text, start, start + name.length);
    if (found) return { ...found, by: 'class', element };
  }
  return null;
}

const CALLED =
  /^(?<call>(?:choose|select|get|try|start with|buy|pick|order|join)\s+)(?<name>\p{Lu}[\p{L}\d+ ]{1,24})$/iu;
const NO_CALLED =
  /^(?:started|now|free|it|this|in touch|a |an |the |plan|trial|today|us|sales|access|demo|quote|online|for |your|our|my|more)/i;

function levelOf({ tagName }: Element): number {
  return Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
}

/** `card-price`: a heading that is the price, whatever it says. */
const PRICE_CLASS =
  /(?:^|[\s_-])(?:price|amount|cost|preis|prijs|prix|precio|preco|prezzo|cena|fiyat|pris)(?=$|\s)/;

function kindOf({ spans }: ReadPage, element: Element): PlanName['by'] | null {
  const { tagName } = element;
  const names = calledNames(element);
  if (PRICE_CLASS.test(names) && !NAME_CLASS.test(names)) return null;
  if (/^h[1-6]$/.test(tagName) || attribute(element, 'role') === 'heading') return 'heading';
  if (['dt', 'legend', 'caption', 'summary'].includes(tagName)) return 'heading';
  if (NAME_CLASS.test(attribute(element, 'class')?.toLowerCase() ?? '')) return 'class';
  if (tagName === 'b' || tagName === 'strong') return 'bold';
  // An element without others in it but pictures, whose text stands apart from the price.
  const isLeaf =
    childElements(element).every((child) => !spans.has(child)) && !['a', 'button', 'li'].includes(tagName);
  return isLeaf ? 'part' : null;
}

function bonus({ text, isSubtitle, level }: Candidate, said: readonly string[]): number {
  const words = text.split(/\s+/).length;
  const isSentence = /[.,;]$/.test(text) || /,\s/.test(text);
  const plain = slug(text);
  return (
    (plain.length >= 2 &&
    said.some((each) => each === plain || each.endsWith(`-${plain}`) || each.startsWith(`${plain}-`))
      ? 4
      : 0) -
    (words > 3 ? 1.6 * (words - 3) : 0) -
    (isSentence ? 3 : 0) -
    (isSubtitle ? 3 : 0) -
    0.2 * level -
    (isPeriodName(text) ? 2.5 : 0) -
    (ABOUT_PRICES.test(text) || ABOUT_FEATURES.test(text) ? 3 : 0) -
    (/^(?:for|für|pour|para|per|voor|the best|everything|all|billed|plus|includes?|up to)\s/i.test(text)
      ? 3
      : 0)
  );
}

/** `Everything included`: the title of a list. */
const ABOUT_FEATURES =
  /^(?:(?:what|everything|all)(?:['’]?s)? included|includes|features|key features|you get)\b/iu;

/** `One price`: what a page says of what it sells. */
const ABOUT_PRICES = /(?<!\p{L})(?:prices?|pricing|preise?|precios?|prix|prezz[oi])(?!\p{L})/iu;

/** What links, buttons and attributes of a card call it, as slugs. */
function saidAgain(card: Element): string[] {
  return [card, ...findAll(card, () => true)].flatMap((element) => {
    const isControl = ['a', 'button', 'input', 'label'].includes(element.tagName);
    const words = isControl && element.tagName !== 'input' ? [rawText(element).replace(CALL, '')] : [];
    const values = element.attrs.flatMap(({ name, value }) => {
      if (name === 'href' && isControl) return value.split(/[?&=/#]/).slice(1);
      return /^(?:data-(?:plan|tier|name|product|id)\S*|id|value|aria-label|name)$/.test(name) &&
        value.length < 60
        ? [value.replace(CALL, '')]
        : [];
    });
    return [...words, ...values].map(slug).filter((each) => each.length >= 2);
  });
}

const CALL =
  /^(?:choose|select|get|try|start(?: with)?|buy|go|order|pick|join|sign up for|subscribe to|upgrade to|wählen?|choisir|elegir|scegli|kies|välj|velg|vælg|wybierz)\s+|(?<!\s)\s+(?:plan|wählen|kiezen)$|^(?:plan|tier|card|price)[-_ ]/i;

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Whether the element belongs to a list or a link within the card. */
function isListed(element: Element, card: Element): boolean {
  for (const around of ancestors(element)) {
    if (around === card) return false;
    if (around.tagName === 'li' || around.tagName === 'a') return true;
  }
  return false;
}

/** The name that an element holds, without badges and prices within it. */
export function nameIn(read: ReadPage, element: Element, isNamed = false): NameText | null {
  const span = read.spans.get(element);
  if (!span) return null;
  const badges = findAll(element, (each) => isBadge(each) || isSubtitle(element, each)).flatMap(
    (each) => read.spans.get(each) ?? [],
  );
  const lines = linesWithin(read.page, span);
  for (const line of lines) {
    let { start, end } = line;
    for (const badge of badges) {
      if (badge.start <= start + 1 && badge.end < end) start = badge.end;
      else if (badge.start > start && badge.start < end) end = badge.start;
    }
    const name = cutName(read.page.text, start, end, isNamed);
    if (name) return name;
  }
  return null;
}

function nameInLines(read: ReadPage, span: Span): PlanName | null {
  for (const { start, end } of linesWithin(read.page, span).slice(0, 4)) {
    const name = cutName(read.page.text, start, end);
    if (name && isAmountOfThings(name.text)) continue;
    const behind = name ? read.page.text.slice(name.span.end, end) : '';
    if (
      name &&
      (behind === '' ||
        saysFree(behind) ||
        saysCustom(behind) ||
        BADGE.test(behind.trim()) ||
        /^\s?[:–—\-|(·,]|^\s*\t/.test(behind))
    )
      return { ...name, by: 'line', element: null };
  }
  return null;
}

/** Small letters behind a name say for whom it is. */
function isSubtitle(around: Element, element: Element): boolean {
  const own = rawText(element).trim();
  const isSmall = element.tagName === 'small' || SUBTITLE_CLASS.test(calledNames(element));
  const isLong = own.split(/\s+/).length >= 3 || /^[(–—-]/.test(own);
  return (
    (isSmall || (['span', 'em', 'i'].includes(element.tagName) && isLong)) &&
    own.length < rawText(around).trim().length
  );
}

/** Whether it is stuck on a card, and names no plan. */
export function isBadge(element: Element): boolean {
  return BADGE_CLASS.test(calledNames(element)) || BADGE.test(rawText(element).replace(/\s+/g, ' ').trim());
}

/** Whether the name itself says that the plan is free. */
export function isFreeName(name: string): boolean {
  return saysFree(name);
}
