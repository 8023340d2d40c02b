import { ancestors, byTag, calledNames, childElements, descendants } from '../page/dom.ts';
import type { Element } from '../page/dom.ts';
import { lineAround, linesWithin } from '../page/quotes.ts';
import type { ReadPage, Span } from '../page/read-page.ts';
import { isDecoyRoot } from '../pricing/judging/decoys.ts';
import { isMarked } from './term-rules.ts';

/** A piece of a page in which a feature may be named. */
export interface PagePart {
  /** `text` names nothing, and parts what is above from what is below. */
  is: 'heading' | 'item' | 'card' | 'table' | 'text';
  /** 1 to 6 for a heading, else 0. */
  level: number;
  element: Element;
  /** The words that name it: a card's title, an item's first line. */
  span: Span;
  /** The whole line of an item whose name is a part of it. */
  line: Span;
  /** More stands below or behind the name, in the same card or item. */
  isTold: boolean;
}

const SKIPPED_TAGS = new Set(['nav', 'footer', 'aside', 'form', 'button', 'select', 'dialog']);
const SKIPPED_NAMES =
  /(?:^|[\s_-])(?:menu|nav|navbar|breadcrumbs?|toc|social|claims?|tabs|tablist|logos?|stats?|btn|button|cta|badge|avatar|author|cookies?|consent|footer|copyright|legal)(?=$|[\s_-])/;
const HEADING = /^h[1-6]$/;
const BLOCKS = new Set([
  'div',
  'article',
  'section',
  'main',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'li',
  'p',
  'table',
  'figure',
  'header',
]);
const CARDS = new Set(['div', 'article', 'section', 'a', 'figure']);
const MAX_CARD_CHARS = 600;
const MAX_TITLE_CHARS = 90;
const MAX_PARTS = 4000;

/**
 * The parts of a page in its order: headings, items of lists, titles of cards side by side, tables. Each element is looked at
 * once, so that the cost grows with the page.
 */
export function pageParts(read: ReadPage, body: Element): PagePart[] {
  const holding = holders(body);
  const hidden = new Set(read.hiddenRoots);
  const parts: PagePart[] = [];
  const waiting: (Element | PagePart)[] = [body];
  for (let next = waiting.pop(); next && parts.length < MAX_PARTS; next = waiting.pop()) {
    if ('is' in next) {
      parts.push(next);
      continue;
    }
    const span = read.spans.get(next);
    if (!span || hidden.has(next) || isLeftOut(next, holding)) continue;
    const own = ownParts(read, next, span, holding);
    if (own) parts.push(...own);
    else waiting.push(...inside(read, next, holding).reverse());
  }
  return parts;
}

/** Elements that hold others of a kind, at any depth. */
interface Holders {
  structure: Set<Element>;
  blocks: Set<Element>;
  tables: Set<Element>;
  title: Set<Element>;
}

/** Climbs from each element until somebody has been there before, so that all of it is one walk. */
function holders(body: Element): Holders {
  const found: Holders = { structure: new Set(), blocks: new Set(), tables: new Set(), title: new Set() };
  const note = (element: Element, set: Set<Element>) => {
    for (const around of ancestors(element)) {
      if (set.has(around)) break;
      set.add(around);
    }
  };
  for (const element of descendants(body)) {
    const { tagName } = element;
    const isHeading = HEADING.test(tagName);
    if (isHeading || BLOCKS.has(tagName)) note(element, found.blocks);
    if (isHeading || tagName === 'li' || tagName === 'dt' || tagName === 'table')
      note(element, found.structure);
    if (tagName === 'table') note(element, found.tables);
    if (tagName === 'h1' || tagName === 'main') note(element, found.title);
  }
  return found;
}

function isLeftOut(element: Element, { title }: Holders): boolean {
  if (title.has(element) || ['html', 'body', 'main'].includes(element.tagName)) return false;
  return (
    SKIPPED_TAGS.has(element.tagName) || SKIPPED_NAMES.test(calledNames(element)) || isDecoyRoot(element)
  );
}

/** The parts that an element is; null where one has to look into it. */
function ownParts(read: ReadPage, element: Element, span: Span, holding: Holders): PagePart[] | null {
  const { tagName } = element;
  const part = (is: PagePart['is'], at: Span, isTold = false, level = 0): PagePart => ({
    ...{ is, level, element, span: at, line: is === 'item' ? firstLine(read, at) : at, isTold },
  });
  if (HEADING.test(tagName)) return [part('heading', span, false, Number(tagName[1]))];
  if (tagName === 'table' && !holding.tables.has(element)) return [part('table', span)];
  if (tagName === 'dt') return [part('card', span, true)];
  if (tagName === 'li' && !holding.structure.has(element)) {
    if (isLink(element) || isGroupTitle(element)) return [];
    const { title, isTold } = titleIn(read, span);
    return title ? [part('item', title, isTold)] : [];
  }
  if (holding.blocks.has(element)) return null;
  return linesWithin(read.page, span).map((line) => {
    const isItem = isMarked(read.page.text.slice(line.start, line.end)) && !isLink(element);
    return part(isItem ? 'item' : 'text', line);
  });
}

/** What stands in an element: cards side by side as their titles, all else as it is. */
function inside(read: ReadPage, element: Element, holding: Holders): (Element | PagePart)[] {
  const children = childElements(element);
  const rows = new Map<string, Element[]>();
  for (const child of children) {
    if (!CARDS.has(child.tagName) || holding.structure.has(child) || isLeftOut(child, holding)) continue;
    const key = `${child.tagName} ${calledNames(child).replace(/\d+/g, '').trim()}`;
    rows.set(key, [...(rows.get(key) ?? []), child]);
  }
  const titles = new Map<Element, PagePart>();
  for (const row of rows.values()) {
    const cards = row.length < 2 ? [] : row.flatMap((card) => cardPart(read, card) ?? []);
    // Where most are no cards, none is.
    if (cards.length < 2 || cards.length < row.length * 0.6) continue;
    for (const card of cards) titles.set(card.element, card);
  }
  return children.map((child) => titles.get(child) ?? child);
}

function cardPart(read: ReadPage, element: Element): PagePart | null {
  const span = read.spans.get(element);
  if (
    !span ||
    span.end - span.start > MAX_CARD_CHARS ||
    (element.tagName === 'a' && childElements(element).length < 2)
  )
    return null;
  const { title, isTold } = titleIn(read, span);
  // Words alone, without a name for what holds them, are text.
  const isBare = !isTold && calledNames(element).trim() === '' && childElements(element).length === 0;
  return title && !isBare && !isLink(element)
    ? { is: 'card', level: 0, element, span: title, line: title, isTold }
    : null;
}

/** `<li class="category">`: a title among the items of a list. */
export function isGroupTitle(element: Element): boolean {
  return GROUP_TITLES.test(calledNames(element)) || byTag(element, 'h3', 'h4', 'h5', 'h6').length > 0;
}

const GROUP_TITLES =
  /(?:^|[\s_-])(?:category|categories|group|section|heading|headline|subtitle|divider|separator|header)(?=$|[\s_-])/;

function firstLine({ page }: ReadPage, { start }: Span): Span {
  return lineAround(page, start);
}

/** The first line that says something: before it may stand a number or a sign. */
function titleIn(read: ReadPage, span: Span): { title: Span | null; isTold: boolean } {
  const lines = linesWithin(read.page, span).filter(({ start, end }) => end > start);
  const at = lines.findIndex(({ start, end }) => /\p{L}{2}|\p{Lo}/u.test(read.page.text.slice(start, end)));
  const line = lines[at];
  if (!line || at > 1) return { title: null, isTold: false };
  const text = read.page.text.slice(line.start, line.end);
  // `Shared inbox: everybody sees all mail`.
  const named = /^(?<name>[^:–—]{3,50})(?:: | [–—-] )(?=\S)/u.exec(text)?.groups?.['name'];
  if (named && !/^\p{L}+ing$/u.test(named))
    return { title: { start: line.start, end: line.start + named.length }, isTold: true };
  const isShort = text.length <= MAX_TITLE_CHARS;
  return { title: isShort ? line : null, isTold: lines.length > at + 1 };
}

/** A link and nothing else leads elsewhere. */
function isLink(element: Element): boolean {
  const links = element.tagName === 'a' ? [] : byTag(element, 'a');
  const [only, ...others] = links;
  if (!only || others.length > 0) return false;
  return textLength(only) >= textLength(element) - 2;
}

function textLength(element: Element): number {
  let length = 0;
  for (const each of [element, ...descendants(element)]) {
    for (const child of each.childNodes) if ('value' in child) length += child.value.trim().length;
  }
  return length;
}
