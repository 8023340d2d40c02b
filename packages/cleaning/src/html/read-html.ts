import { maxDepth, maxSource, maxTags, maxText } from '../limits.ts';
import type { LineMark, MarkedLines } from '../plain-text.ts';
import { blocks, cells, isElement, paragraphs, raw, unseen, voids } from './elements.ts';
import { LineWriter } from './line-writer.ts';
import type { ElementMark } from './marked-elements.ts';
import { beginsSignature, markOf } from './marked-elements.ts';
import { hiddenClasses } from './hidden-classes.ts';
import { readReferences } from './character-references.ts';
import type { Tag } from './scan-tags.ts';
import { TagReader } from './scan-tags.ts';

export interface ReadHtml extends MarkedLines {
  hasHidden: boolean;
  isCut: boolean;
}

interface Open {
  name: string;
  mark: ElementMark;
  /** Elements of the same name that are open within it. */
  inner: number;
}

/** Elements that the next one of their kind ends. */
const selfEnding = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd']);
const onlyEmoji =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d#*0-9\s]|\ufe0f|\u20e3){1,40}$/u;
const hasEmoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u;

/** Reads HTML in one pass and without a tree: time grows with its length only. `keepsLines`: line ends of the source count. */
export function readHtml(html: string, keepsLines: boolean): ReadHtml {
  return new HtmlReader(html, keepsLines).read();
}

class HtmlReader {
  readonly #html: string;
  readonly #keepsLines: boolean;
  readonly #out = new LineWriter();
  readonly #open: Open[] = [];
  readonly #unclosed = new Set<string>();
  readonly #hiddenClasses = new Set<string>();
  readonly #tags: TagReader;
  #at = 0;
  /** What the elements around a place say is told anew only when they change. */
  #isStale = true;
  #around: LineMark = 'none';
  #isHidden = false;
  #isPre = false;
  #isQuotedFromHere = false;
  #isSigned = false;
  #hasHidden = false;
  /** The cell that began last in the row that is read; `tr` ahead of the first. */
  #lastCell = '';

  constructor(html: string, keepsLines: boolean) {
    this.#html = html;
    this.#tags = new TagReader(html, maxSource);
    this.#keepsLines = keepsLines;
  }

  read(): ReadHtml {
    const html = this.#html;
    let from = 0;
    let tags = 0;
    let at = html.indexOf('<');
    for (; at !== -1 && tags < maxTags && !this.#out.isFull; at = html.indexOf('<', this.#at)) {
      // No more of it would be kept.
      if (at - from > 2 * maxText) break;
      const tag = this.#tags.tagAt(at);
      if (tag === null || !isElement(tag.name)) {
        this.#at = at + 1;
        continue;
      }
      tags += 1;
      this.#text(html.slice(from, at));
      this.#at = tag.end;
      this.#tag(tag);
      from = this.#at;
    }
    const isCut = at !== -1 && (tags >= maxTags || this.#out.isFull);
    if (!isCut) this.#text(html.slice(from, from + 2 * maxText));
    const { lines, marks } = this.#out.end();
    return { lines, marks, hasHidden: this.#hasHidden, isCut };
  }

  #tag(tag: Tag): void {
    const { name } = tag;
    if (name === '') return;
    if (tag.isEnd) {
      this.#close(name);
      this.#edge(name);
      return;
    }
    if (this.#skips(name)) return;
    if (selfEnding.has(name) && this.#open.at(-1)?.name === name) {
      this.#open.pop();
      this.#isStale = true;
    }
    if (name === 'td' && this.#lastCell === 'th') this.#out.label();
    if (cells.has(name) || name === 'tr') this.#lastCell = name;
    this.#edge(name);
    if (name === 'br') this.#lineEnd();
    if (name === 'li') this.#out.bullet();
    if (name === 'img') this.#picture(tag);
    this.#mark(tag);
  }

  #edge(name: string): void {
    if (paragraphs.has(name)) this.#out.edge(2);
    else if (blocks.has(name)) this.#out.edge(1);
    else if (cells.has(name)) this.#out.blank();
  }

  #lineEnd(): void {
    this.#out.lineEnd();
    if (!this.#keepsLines) return;
    if (this.#html[this.#at] === '\r') this.#at += 1;
    if (this.#html[this.#at] === '\n') this.#at += 1;
  }

  /** Goes past elements whose content is no markup or not seen; says whether it did. */
  #skips(name: string): boolean {
    if (!unseen.has(name) || this.#unclosed.has(name)) return false;
    const found = endTagAfter(this.#html, this.#at, name);
    if (found === -1) {
      // What is never closed would hide the whole rest: it is read as if it were not there.
      this.#unclosed.add(name);
      return raw.has(name);
    }
    if (name === 'style') hiddenClasses(this.#html.slice(this.#at, found), this.#hiddenClasses);
    const end = this.#html.indexOf('>', found);
    this.#at = end === -1 ? this.#html.length : end + 1;
    return true;
  }

  #picture({ attributes }: Tag): void {
    const alt = readReferences(attributes.get('alt') ?? '').trim();
    if (alt !== '' && onlyEmoji.test(alt) && hasEmoji.test(alt)) this.#out.text(alt, this.#current());
  }

  #mark(tag: Tag): void {
    if (beginsSignature(tag)) {
      this.#isSigned = true;
      this.#isStale = true;
    }
    for (let at = this.#open.length - 1; at >= 0; at -= 1) {
      const open = this.#open[at];
      if (open?.name !== tag.name) continue;
      open.inner += 1;
      break;
    }
    const mark = this.#isHiddenClass(tag) ? 'hidden' : markOf(tag);
    if (mark === null || voids.has(tag.name)) return;
    if (mark === 'quote-from-here') {
      this.#isQuotedFromHere = true;
      this.#isStale = true;
    }
    if (mark !== 'hidden' && mark !== 'pre') this.#out.edge(1);
    if (mark === 'hidden') this.#hasHidden = true;
    if (this.#open.length >= maxDepth) return;
    this.#open.push({ name: tag.name, mark, inner: 1 });
    this.#isStale = true;
  }

  #isHiddenClass({ attributes }: Tag): boolean {
    if (this.#hiddenClasses.size === 0) return false;
    const classes = attributes.get('class')?.split(' ') ?? [];
    return classes.some((name) => this.#hiddenClasses.has(name));
  }

  #close(name: string): void {
    for (let at = this.#open.length - 1; at >= 0; at -= 1) {
      const open = this.#open[at];
      if (open?.name !== name) continue;
      open.inner -= 1;
      if (open.inner <= 0) {
        if (open.mark !== 'hidden' && open.mark !== 'pre') this.#out.edge(1);
        this.#open.length = at;
        this.#isStale = true;
      }
      return;
    }
  }

  #current(): LineMark {
    if (this.#isStale) {
      this.#around = this.#markAround();
      this.#isHidden = this.#open.some(({ mark }) => mark === 'hidden');
      this.#isPre = this.#keepsLines || this.#open.some(({ mark }) => mark === 'pre');
      this.#isStale = false;
    }
    return this.#around;
  }

  #markAround(): LineMark {
    if (this.#isQuotedFromHere) return 'quote-from-here';
    let mark: LineMark = 'none';
    for (const { mark: found } of this.#open) {
      if (found === 'mail-quote') return found;
      if (found === 'block-quote' || (found === 'signature' && mark === 'none')) mark = found;
    }
    return mark === 'none' && this.#isSigned ? 'signature' : mark;
  }

  #text(source: string): void {
    if (source === '') return;
    const mark = this.#current();
    if (this.#isHidden) return;
    const chars = readReferences(source);
    if (this.#isPre) this.#out.preformatted(chars.replaceAll('\r', ''), mark);
    else this.#out.text(chars.replaceAll('\u00a0', ' '), mark);
  }
}

/** Where the end tag begins; -1 when there is none. */
function endTagAfter(html: string, from: number, name: string): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
    const written = html.slice(at + 2, at + 2 + name.length).toLowerCase();
    if (written === name && !/[a-z0-9-]/i.test(html[at + 2 + name.length] ?? '')) return at;
  }
  return -1;
}
