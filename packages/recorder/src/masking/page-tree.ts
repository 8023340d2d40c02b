import type { Said } from './labelled-text.ts';
import { nodeTypes, type RecordedNode } from './recorded-events.ts';

/** A part of the page as masking remembers it: what stands around it decides what its text is. */
export interface Part {
  id: number;
  tag: string;
  /** Of a text, as it is read (`asRead`). */
  text?: string;
  /** What is left of it. */
  shown?: string;
  /** The page's owner allowed it to be seen. */
  isOpen?: boolean;
  /** What said that it is private. */
  said?: readonly Said[];
  /** Names and labels of an element. */
  hints?: string[];
  /** Values of attributes that were emptied. */
  withheld?: Map<string, string>;
  parent?: Part | undefined;
  next?: Part | undefined;
  prev?: Part | undefined;
  first?: Part | undefined;
  last?: Part | undefined;
}

const hinting = [
  'aria-label',
  'title',
  'data-label',
  'data-title',
  'itemprop',
  'name',
  'id',
  'data-testid',
  'data-field',
  'class',
];

const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);

/** Whether what stands in it stands apart from what is around it. */
function isBlock({ tag, text }: Part): boolean {
  return text === undefined && !inline.has(tag);
}

/** The page as it is told by snapshots and changes, with texts unmasked; it never leaves the thread that masks. */
export class PageTree {
  readonly #parts = new Map<number, Part>();

  clear(): void {
    this.#parts.clear();
  }

  part(id: number): Part | undefined {
    return this.#parts.get(id);
  }

  parts(): Iterable<Part> {
    return this.#parts.values();
  }

  /** Notes an element or a text. @returns it, in its place where its parent is known */
  add(node: RecordedNode, parent: Part | undefined, next?: Part): Part {
    this.remove(node.id);
    const part: Part = { id: node.id, tag: node.tagName ?? '' };
    if (node.type === nodeTypes.text) part.text = '';
    const { attributes } = node;
    if (attributes)
      for (const name of hinting) {
        const value = attributes[name];
        if (value) (part.hints ??= []).push(String(value).slice(0, 100));
      }
    this.#parts.set(node.id, part);
    if (parent) link(part, parent, next);
    return part;
  }

  remove(id: number): void {
    const part = this.#parts.get(id);
    if (!part) return;
    unlink(part);
    this.#forget(part);
  }

  #forget(part: Part): void {
    this.#parts.delete(part.id);
    for (let child = part.first; child; child = child.next) this.#forget(child);
  }
}

function link(part: Part, parent: Part, next: Part | undefined): void {
  const before = next?.parent === parent ? next : undefined;
  const prev = before ? before.prev : parent.last;
  part.parent = parent;
  part.prev = prev;
  part.next = before;
  if (prev) prev.next = part;
  else parent.first = part;
  if (before) before.prev = part;
  else parent.last = part;
}

function unlink(part: Part): void {
  const { parent, prev, next } = part;
  if (prev) prev.next = next;
  else if (parent) parent.first = next;
  if (next) next.prev = prev;
  else if (parent) parent.last = prev;
}

export interface Neighbour {
  part: Part;
  /** A block, a cell or a line's end stands between. */
  isApart: boolean;
}

/** More empty parts between two texts part them for good. */
const stepsMax = 400;

/** The text after or before a part, in the order of the page. */
export function textBeside(start: Part, way: 'next' | 'prev'): Neighbour | undefined {
  const edge = way === 'next' ? 'first' : 'last';
  let at = start;
  let isApart = false;
  let mayEnter = start.text === undefined;
  for (let step = 0; step < stepsMax; step++) {
    const child: Part | undefined = mayEnter ? at[edge] : undefined;
    if (child) at = child;
    else {
      for (let around: Part | undefined = at; !at[way]; at = around) {
        around = at.parent;
        if (!around) return undefined;
        isApart ||= isBlock(around);
      }
      at = at[way] ?? at;
    }
    if (at.text !== undefined) return { part: at, isApart };
    mayEnter = true;
    isApart ||= isBlock(at);
  }
  return undefined;
}
