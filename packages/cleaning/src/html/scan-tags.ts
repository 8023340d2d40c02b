import { maxAttributes } from '../limits.ts';

/** Characters that may be gone through in search of ends of tags that have none. */
interface ScanBudget {
  left: number;
  /** Whether a comment ends somewhere further on. */
  hasCommentEnd: boolean;
}

export interface Tag {
  /** In small letters; empty for comments and declarations. */
  name: string;
  isEnd: boolean;
  /** Where the text goes on. */
  end: number;
  /** Values as written, by name in small letters; only those that were asked for. */
  attributes: ReadonlyMap<string, string>;
}

const none: ReadonlyMap<string, string> = new Map();
const wanted = new Set([
  'class',
  'id',
  'style',
  'alt',
  'type',
  'hidden',
  'aria-hidden',
  'goomoji',
  'data-goomoji',
]);

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const isNamePart = (code: number): boolean =>
  isLetter(code) || (code >= 48 && code <= 57) || code === 58 || code === 45 || code === 95;

/** Of a tag that is known again by its source. */
const mostKnownChars = 160;
const mostKnownTags = 500;

/** Reads the tags of one body. Bodies of a tool have the same few tags over and over: those are read once. */
export class TagReader {
  readonly #html: string;
  readonly #budget: ScanBudget;
  readonly #known = new Map<string, Tag>();

  constructor(html: string, mostSearched: number) {
    this.#html = html;
    this.#budget = { left: mostSearched, hasCommentEnd: true };
  }

  /** As `tagAt`; two tags of the same source share their attributes. */
  tagAt(at: number): Tag | null {
    const begin = this.#html.slice(at, at + mostKnownChars);
    const source = begin.slice(0, begin.indexOf('>') + 1);
    const known = this.#known.get(source);
    if (known) return { ...known, end: at + source.length };
    const tag = tagAt(this.#html, at, this.#budget);
    // An attribute may hold the sign that ends a tag: then the source is not all of it.
    const isWhole = tag !== null && tag.attributes.size > 0 && tag.end === at + source.length;
    if (isWhole && this.#known.size < mostKnownTags) this.#known.set(source, tag);
    return tag;
  }
}

/** The tag, comment or declaration that begins at `at`, where a `<` is; null when it is only a sign. */
function tagAt(html: string, at: number, budget: ScanBudget): Tag | null {
  const next = html.charCodeAt(at + 1);
  if (next === 33 || next === 63) return declarationAt(html, at, budget);
  const isEnd = next === 47;
  const start = at + (isEnd ? 2 : 1);
  if (!isLetter(html.charCodeAt(start))) return null;
  let after = start;
  while (after - start < 40 && isNamePart(html.charCodeAt(after))) after += 1;
  const code = html.charCodeAt(after);
  if (code !== 62 && code !== 47 && !isBlank(code)) return null;
  const name = html.slice(start, after).toLowerCase();
  if (code === 62) return { name, isEnd, end: after + 1, attributes: none };
  if (budget.left <= 0) return null;
  const tag = withAttributes(html, after, name, isEnd);
  if (tag === null) budget.left -= html.length - after;
  return tag;
}

/** As the standard reads them: a quote counts only where a value begins. */
function withAttributes(html: string, from: number, name: string, isEnd: boolean): Tag | null {
  const attributes = new Map<string, string>();
  let at = from;
  for (let count = 0; at < html.length; count += 1) {
    while (isBlank(html.charCodeAt(at)) || html.charCodeAt(at) === 47) at += 1;
    if (html.charCodeAt(at) === 62) return { name, isEnd, end: at + 1, attributes };
    const start = at;
    while (at < html.length && !isAttributeEnd(html.charCodeAt(at), at === start)) at += 1;
    const isRead = count < maxAttributes;
    const key = isRead ? html.slice(start, Math.min(at, start + 40)).toLowerCase() : '';
    while (isBlank(html.charCodeAt(at))) at += 1;
    let value = '';
    if (html.charCodeAt(at) === 61) {
      at += 1;
      while (isBlank(html.charCodeAt(at))) at += 1;
      const quote = html[at];
      if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, at + 1);
        if (close === -1) return null;
        if (isRead) value = html.slice(at + 1, close);
        at = close + 1;
      } else {
        const begin = at;
        while (at < html.length && !isBlank(html.charCodeAt(at)) && html.charCodeAt(at) !== 62) at += 1;
        if (isRead) value = html.slice(begin, at);
      }
    }
    if (isRead && wanted.has(key) && !attributes.has(key)) attributes.set(key, value);
  }
  return null;
}

const isAttributeEnd = (code: number, isFirst: boolean): boolean =>
  isBlank(code) || code === 62 || code === 47 || (code === 61 && !isFirst);

function declarationAt(html: string, at: number, budget: ScanBudget): Tag | null {
  const isComment = html.startsWith('<!--', at);
  let close = -1;
  if (isComment && budget.hasCommentEnd) {
    close = html.indexOf('-->', at + 2);
    budget.hasCommentEnd = close !== -1;
  }
  if (close !== -1) return { name: '', isEnd: false, end: close + 3, attributes: none };
  if (budget.left <= 0) return null;
  close = html.indexOf('>', at);
  if (close === -1) budget.left -= html.length - at;
  return close === -1 ? null : { name: '', isEnd: false, end: close + 1, attributes: none };
}
