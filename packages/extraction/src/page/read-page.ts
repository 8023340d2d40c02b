import { parse } from 'parse5';
import type { PageText, Place } from '../facts.ts';
import {
  attribute,
  byTag,
  calledNames,
  childNodes,
  descendants,
  findAll,
  isElement,
  isText,
  rawText,
} from './dom.ts';
import type { ChildNode, Document, Element, Node } from './dom.ts';
import { carriedPrices } from './carried-prices.ts';
import { lineKind, TextLines } from './text-lines.ts';
import type { LineKind } from './text-lines.ts';
import { iconMark } from './icon-words.ts';
import { visibilityOf } from './visibility.ts';
import type { Visibility } from './visibility.ts';

/** Characters of a page's text, `end` excluded. */
export interface Span {
  start: number;
  end: number;
}

/** A page's text with the document that it was read from; the document is needed while facts are read, and not stored. */
export interface ReadPage {
  page: PageText;
  document: Document;
  /** Where an element's text stands; absent for what has none. */
  spans: Map<Element, Span>;
  /** The outermost elements that are not shown when the page opens. */
  hiddenRoots: Element[];
  /** Prices that the page carries beside its text, with the element that carries them. */
  carried: { element: Element; span: Span }[];
}

const SKIPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'canvas',
  'audio',
  'video',
  'head',
  'datalist',
  'math',
]);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'big',
  'cite',
  'code',
  'data',
  'dfn',
  'em',
  'font',
  'i',
  'img',
  'ins',
  'kbd',
  'mark',
  'q',
  'rp',
  'rt',
  'ruby',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'svg',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
  'del',
  's',
  'strike',
]);
/** Nothing that stands deeper is read: pages are not nested so, and the walk uses the stack. */
const MAX_DEPTH = 400;

/**
 * Reads a page. The text's lines stand in this order: title, description and site name; what is shown; what is hidden; data
 * that the page carries for its scripts.
 *
 * @param url where it was read at last, absolute
 */
export function readPage(html: string, url: string): ReadPage {
  const document = parse(html, { scriptingEnabled: false });
  const walk = new PageWalk(visibilityOf(document));
  const title = byTag(document, 'title')[0];
  const root = byTag(document, 'html')[0];
  for (const line of headLines(document)) walk.line(line, lineKind('head'));
  const body = byTag(document, 'body')[0];
  if (body) walk.all(body);
  const carried = carriedPrices(document).map(({ element, line }) => {
    const start = walk.lines.at;
    walk.line(line, lineKind('state'));
    return { element, span: { start, end: walk.lines.at } };
  });
  return {
    page: {
      url,
      title: (title && clean(rawText(title))) || null,
      lang: root ? attribute(root, 'lang') : null,
      text: walk.lines.text,
      blocks: walk.lines.blocks,
    },
    document,
    spans: walk.spans,
    hiddenRoots: walk.hiddenRoots,
    carried,
  };
}

/** The content of the first `<meta>` of the name; null when absent or empty. */
export function metaContent(document: Document, name: string): string | null {
  const found = findAll(
    document,
    (element) =>
      element.tagName === 'meta' &&
      (attribute(element, 'name') ?? attribute(element, 'property') ?? '').toLowerCase() === name,
  );
  const content = clean(
    found.map((element) => attribute(element, 'content') ?? '').find((each) => clean(each) !== '') ?? '',
  );
  return content === '' ? null : content;
}

function headLines(document: Document): string[] {
  const title = byTag(document, 'title')[0];
  const lines = [
    title ? clean(rawText(title)) : '',
    ...['description', 'og:title', 'og:description', 'og:site_name', 'application-name'].map(
      (name) => metaContent(document, name) ?? '',
    ),
  ];
  return [...new Set(lines)].filter((line) => line !== '');
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

class PageWalk {
  readonly lines = new TextLines();
  readonly spans = new Map<Element, Span>();
  readonly hiddenRoots: Element[] = [];
  readonly #visibility: Visibility;

  constructor(visibility: Visibility) {
    this.#visibility = visibility;
  }

  line(text: string, kind: LineKind): void {
    this.lines.break();
    this.lines.add(text, kind);
    this.lines.break();
  }

  /** What is shown below the element, then what is hidden, which may hide more. */
  all(body: Element): void {
    const start = this.lines.at;
    this.#children(body, lineKind('main'), 0);
    this.lines.break();
    if (this.lines.at > start) this.spans.set(body, { start, end: this.lines.at });
    for (let at = 0; at < this.hiddenRoots.length; at += 1) {
      const root = this.hiddenRoots[at];
      if (!root) break;
      this.#write(root, lineKind('hidden'), 0);
      this.lines.break();
    }
  }

  #children(node: Node, kind: LineKind, depth: number): void {
    for (const child of childNodes(node)) {
      if (isText(child)) this.#text(child.value, kind, node.nodeName === 'pre');
      else if (isElement(child)) this.#element(child, kind, depth + 1);
    }
  }

  /** In `<pre>` a line's end is one. */
  #text(text: string, kind: LineKind, isPre: boolean): void {
    if (!isPre) return this.lines.add(withRaisedCents(text), kind);
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) this.lines.break();
      this.lines.add(line, kind);
    }
  }

  #element(element: Element, kind: LineKind, depth: number): void {
    if (depth > MAX_DEPTH || SKIPPED.has(element.tagName)) return;
    if (this.#visibility.isHidden(element)) {
      this.hiddenRoots.push(element);
      return;
    }
    this.#write(element, kind, depth);
  }

  #write(element: Element, outer: LineKind, depth: number): void {
    if (this.#visibility.isStruck(element)) {
      this.lines.edge();
      return;
    }
    const { tagName } = element;
    if (tagName === 'br' || tagName === 'hr') return this.lines.break();
    if (isSpacer(element)) return this.lines.edge();
    const mark = iconMark(element, clean(rawText(element)));
    if (mark !== null) return this.lines.add(mark === '' ? '' : ` ${mark} `, kindOf(element, outer));
    const isInline =
      ((INLINE.has(tagName) || tagName.includes('-')) && !isLinkedCard(element)) || this.#isFraction(element);
    const kind = kindOf(element, outer);
    if (isInline) this.#beforeInline(element, kind);
    else this.lines.break();
    const before = this.lines.at;
    const firstLine = this.lines.blocks.length;
    if (
      (tagName === 'img' || tagName === 'svg' || isEmptyMark(element) || isPicture(element)) &&
      !isOrnament(element)
    ) {
      this.lines.add(spokenText(element), kind);
    }
    this.lines.add(this.#visibility.beside(element, 'before'), kind);
    if (tagName !== 'svg' && !isPicture(element)) this.#children(element, kind, depth);
    this.lines.add(this.#visibility.beside(element, 'after'), kind);
    if (isInline) this.lines.edge();
    const end = this.lines.at;
    if (!isInline) this.lines.break();
    const lead = isInline ? 0 : this.lines.leadOf(firstLine);
    if (end > before) this.spans.set(element, { start: before + lead, end });
  }

  /** Two digits that are called a fraction stand behind the number, even in a block of their own. */
  #isFraction(element: Element): boolean {
    return (
      /\d/.test(this.lines.before) &&
      (/^[.,]\d{2}$/.test(clean(rawText(element))) ||
        (/^\d{2}$/.test(clean(rawText(element))) && [element, ...descendants(element)].some(isFractionNamed)))
    );
  }

  /** Decimals are often raised beside the number, and footnotes too. */
  #beforeInline(element: Element, kind: LineKind): void {
    const digitBefore = /\d/.test(this.lines.before);
    if (isPartOfItsOwn(element) || isGlued(element)) this.lines.breakBetween(clean(rawText(element)));
    this.lines.edge();
    if (!digitBefore) return;
    const text = clean(rawText(element));
    const isRaised = element.tagName === 'sup' || element.tagName === 'sub';
    if ((isRaised || isFractionNamed(element)) && /^\d{2}$/.test(text)) this.lines.add('.', kind);
    else if (isRaised && /^(?:\d|(?:mo|mth|month|yr|year)s?\.?$)/i.test(text)) this.lines.add(' ', kind);
  }
}

/** A link around several parts is a box of its own. */
function isLinkedCard(element: Element): boolean {
  return element.tagName === 'a' && childNodes(element).filter(isElement).length >= 3;
}

/** Holds a blank that does not break, and only keeps a place. */
function isSpacer(element: Element): boolean {
  const [only, ...others] = childNodes(element);
  return (
    only !== undefined &&
    others.length === 0 &&
    isText(only) &&
    only.value.includes('\u00a0') &&
    only.value.trim() === ''
  );
}

function isFractionNamed(element: Element): boolean {
  return /cents?|decimals?|fraction|minor/.test(calledNames(element));
}

interface Around {
  /** What stands right before, what only keeps a place aside. */
  before: ChildNode | null;
  /** Whether words stand beside the elements of the parent. */
  hasWords: boolean;
}

const aroundOf = new WeakMap<Element, Around>();

/** What stands around an element; a parent's children are looked at once. */
function around(element: Element): Around {
  const known = aroundOf.get(element);
  if (known) return known;
  const all = element.parentNode ? childNodes(element.parentNode) : [];
  const siblings = all.filter((each) => !isElement(each) || !isSpacer(each));
  const hasWords = siblings.some((each) => isText(each) && clean(each.value) !== '');
  let before: ChildNode | null = null;
  for (const each of siblings) {
    if (isElement(each)) aroundOf.set(each, { before, hasWords });
    before = each;
  }
  return aroundOf.get(element) ?? { before: null, hasWords };
}

/** Parts without a blank between them are set apart by style; those of a word or a price are shorter. */
function isPartOfItsOwn(element: Element): boolean {
  const { before, hasWords } = around(element);
  return (
    before !== null &&
    isElement(before) &&
    (['span', 'small', 'a'].includes(element.tagName) || !hasWords) &&
    (['span', 'small'].includes(before.tagName) || !hasWords) &&
    before.tagName !== 'a' &&
    [element, before].every((each) => INLINE.has(each.tagName) && rawText(each).length >= 3)
  );
}

/** `On request<span>for large farms</span>`: several words behind a word without a blank begin a line of their own. */
function isGlued(element: Element): boolean {
  const { before } = around(element);
  return (
    before !== null &&
    isText(before) &&
    ['span', 'small'].includes(element.tagName) &&
    /\p{L}$/u.test(before.value) &&
    /\p{L}\s+\p{L}/u.test(rawText(element))
  );
}

function kindOf(element: Element, outer: LineKind): LineKind {
  const { tagName } = element;
  const place = outer.place === 'main' ? placeOf(element) : outer.place;
  const heading = /^h([1-6])$/.exec(tagName);
  if (heading) return lineKind(place, 'heading', Number(heading[1]));
  if (tagName === 'li') return lineKind(place, 'item');
  if (tagName === 'td' || tagName === 'th') return lineKind(place, 'cell');
  return place === outer.place ? outer : lineKind(place, outer.kind, outer.level);
}

function placeOf(element: Element): Place {
  const role = attribute(element, 'role');
  if (element.tagName === 'nav' || role === 'navigation') return 'nav';
  if (element.tagName === 'footer' && !isWithinArticle(element)) return 'footer';
  return role === 'contentinfo' ? 'footer' : 'main';
}

/** A card may have a footer of its own. */
function isWithinArticle(element: Element): boolean {
  const parent = element.parentNode;
  return !(
    parent &&
    isElement(parent) &&
    (parent.tagName === 'body' || (parent.tagName === 'div' && parent.parentNode?.nodeName === 'body'))
  );
}

/** Drawn by parts that say nothing; its label tells what is seen. */
function isPicture(element: Element): boolean {
  return (
    attribute(element, 'role') === 'img' &&
    clean(attribute(element, 'aria-label') ?? '') !== '' &&
    !['img', 'svg'].includes(element.tagName)
  );
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `9⁹⁹` is written like `9.99`; one raised digit is a footnote's. */
function withRaisedCents(text: string): string {
  return text.replace(
    /(?<=\d)([⁰¹²³⁴⁵⁶⁷⁸⁹])([⁰¹²³⁴⁵⁶⁷⁸⁹])(?![⁰¹²³⁴⁵⁶⁷⁸⁹])/gu,
    (_all, tens: string, ones: string) => `.${RAISED.indexOf(tens)}${RAISED.indexOf(ones)}`,
  );
}

/** An element without text that says something to those who do not see it. */
function isEmptyMark(element: Element): boolean {
  return (
    INLINE.has(element.tagName) && attribute(element, 'aria-label') !== null && clean(rawText(element)) === ''
  );
}

/** A picture beside the words of a title or of a button only adorns them. */
function isOrnament({ parentNode }: Element): boolean {
  return (
    parentNode !== null &&
    /^(?:h[1-6]|button|strong|b)$/.test(parentNode.nodeName) &&
    clean(rawText(parentNode)) !== ''
  );
}

function spokenText(element: Element): string {
  const title = byTag(element, 'title')[0];
  const spoken =
    attribute(element, 'alt') ?? attribute(element, 'aria-label') ?? (title ? rawText(title) : '');
  return clean(spoken) === '' ? '' : ` ${clean(spoken)} `;
}
