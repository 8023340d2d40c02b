import {
  eventTypes,
  nodeTypes,
  sources,
  type RecordedEvent,
  type RecordedNode,
} from '../masking/recorded-events.ts';
import { hasLostValues } from '@earshot/replay-format/lost-values';
import { addressesIn } from '../masking/style-addresses.ts';

/** Addresses that events of a page name, as they left masking. */
export interface NamedAddresses {
  /** Of pictures, by the number of the element that names them. */
  pictures: Map<number, string[]>;
  /** Of pictures and fonts that style sheets name. */
  styled: Set<string>;
  /** Of style sheets that the page itself cannot read. */
  sheets: Set<string>;
}

export function noAddresses(): NamedAddresses {
  return { pictures: new Map(), styled: new Set(), sheets: new Set() };
}

const styleSources = new Set<unknown>([
  sources.styleSheetRule,
  sources.styleDeclaration,
  sources.adoptedStyleSheet,
]);

/** Adds what one event names. */
export function noteAddresses({ type, data }: RecordedEvent, into: NamedAddresses): void {
  if (type === eventTypes.fullSnapshot) noteNode(data.node as RecordedNode, false, into);
  if (type !== eventTypes.incremental) return;
  if (styleSources.has(data.source)) noteEveryText(data, into);
  if (data.source !== sources.mutation) return;
  const { adds, attributes, texts } = data as unknown as {
    adds: { node: RecordedNode }[];
    attributes: { id: number; attributes: Record<string, unknown> }[];
    texts: { value: string | null }[];
  };
  for (const { node } of adds) noteNode(node, false, into);
  for (const change of attributes) noteAttributes(change.id, '', change.attributes, into);
  // Whether a text is of a style sheet is not told; others hold no rules.
  for (const { value } of texts) if (value?.includes('{')) noteStyles(value, into.styled);
}

function noteNode(node: RecordedNode, inStyle: boolean, into: NamedAddresses): void {
  const { id, tagName = '', attributes, textContent, childNodes = [] } = node;
  if (node.type === nodeTypes.text && inStyle) noteStyles(textContent ?? '', into.styled);
  if (attributes) noteAttributes(id, tagName, attributes, into);
  for (const child of childNodes) noteNode(child, tagName === 'style', into);
}

/** @param tagName '' where it is not known */
function noteAttributes(
  id: number,
  tagName: string,
  attributes: Record<string, unknown>,
  into: NamedAddresses,
): void {
  const found = new Set<string>();
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style' && value) noteInline(value, found);
    if (typeof value !== 'string') continue;
    if (name === '_cssText') {
      noteStyles(value, into.styled);
      // The file itself still says what the browser did not tell of it.
      if (hasLostValues(value)) noteAddress(String(attributes.href), into.sheets);
    }
    if (name === 'href' && tagName === 'link') {
      if (/\bstylesheet\b/i.test(String(attributes.rel))) noteAddress(value, into.sheets);
    } else if (name === 'srcset') for (const address of listed(value)) noteAddress(address, found);
    else if (/^(?:src|poster|background|xlink:href|href)$/.test(name) && mayShow(tagName, name))
      noteAddress(value, found);
  }
  if (found.size > 0) into.pictures.set(id, [...found]);
}

function mayShow(tagName: string, name: string): boolean {
  if (name.endsWith('href')) return tagName === 'image';
  return name !== 'src' || /^(?:img|input|)$/.test(tagName);
}

function listed(srcset: string): string[] {
  return srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

/** A style attribute, or what changed in it. */
function noteInline(style: unknown, into: Set<string>): void {
  if (typeof style === 'string') noteStyles(style, into);
  else if (typeof style === 'object' && style)
    for (const part of Object.values(style)) noteInline(part, into);
}

function noteEveryText(part: object, into: NamedAddresses): void {
  for (const value of Object.values(part) as unknown[]) {
    if (typeof value === 'string') noteStyles(value, into.styled);
    else if (typeof value === 'object' && value) noteEveryText(value, into);
  }
}

export function noteStyles(text: string, into: Set<string>): void {
  for (const address of addressesIn(text)) noteAddress(address, into);
}

/** Where values were taken out of a query, what is left is the address of something else. */
function noteAddress(text: string, into: Set<string>): void {
  const address = text.trim();
  const isWhole = !/[?&][^?&=]*=(?:&|$)/.test(address);
  if (isWhole && address.length <= 2000 && /^https?:\/\/[!-~]+$/.test(address)) into.add(address);
}
