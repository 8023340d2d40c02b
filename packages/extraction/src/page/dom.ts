import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;
export type TextNode = DefaultTreeAdapterTypes.TextNode;

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function isText(node: Node): node is TextNode {
  return node.nodeName === '#text';
}

/** The attribute's value; an empty string when it is there without one. */
export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((each) => each.name === name)?.value ?? null;
}

/** Class names and id in one string, lower-cased; what a page's author calls the element. */
export function calledNames(element: Element): string {
  return `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`.toLowerCase();
}

export function childNodes(node: Node): readonly ChildNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** The elements of a node; kept, as a page is not changed once it was read. */
const elementsOf = new WeakMap<Node, readonly Element[]>();

export function childElements(node: Node): readonly Element[] {
  const known = elementsOf.get(node);
  if (known) return known;
  const found = childNodes(node).filter(isElement);
  elementsOf.set(node, found);
  return found;
}

const previousOf = new WeakMap<Element, Element | null>();

/** The element right before, of the same parent; null for the first. Looks at a parent's children once. */
export function previousElement(element: Element): Element | null {
  const known = previousOf.get(element);
  if (known !== undefined) return known;
  let before: Element | null = null;
  for (const each of element.parentNode ? childElements(element.parentNode) : [element]) {
    previousOf.set(each, before);
    before = each;
  }
  return previousOf.get(element) ?? null;
}

/** The element's ancestors, the nearest first. */
export function* ancestors(element: Element): Generator<Element> {
  let parent = element.parentNode;
  while (parent && isElement(parent)) {
    yield parent;
    parent = parent.parentNode;
  }
}

/** Every element below the node, in the order of the document. */
export function* descendants(node: Node): Generator<Element> {
  // A walk that calls itself hands each element up through all that stand around it.
  const ahead = childElements(node).toReversed();
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    yield next;
    for (const child of childElements(next).toReversed()) ahead.push(child);
  }
}

export function findAll(node: Node, fits: (element: Element) => boolean): Element[] {
  return [...descendants(node)].filter(fits);
}

export function byTag(node: Node, ...tags: string[]): Element[] {
  return findAll(node, ({ tagName }) => tags.includes(tagName));
}

/** All text below the node, as written, hidden or not; for scripts and titles. */
export function rawText(node: Node): string {
  return childNodes(node)
    .map((child) => (isText(child) ? child.value : rawText(child)))
    .join('');
}
