import { nodeKinds } from '@earshot/replay-format/sanitise/node';

/** A node as a picture of a page holds it, after the sanitiser. */
export interface RecordedNode {
  type: number;
  id: number;
  rootId?: number;
  tagName?: string;
  attributes?: Record<string, string | number | boolean | null>;
  childNodes?: RecordedNode[];
  textContent?: string;
  isSVG?: boolean;
  isShadow?: boolean;
  isShadowHost?: boolean;
  compatMode?: string;
}

/** Which nodes of a drawn page were drawn from what; as the replaying library keeps it. */
export interface NodeMap {
  getNode: (id: number) => Node | null;
  getMeta: (node: Node) => RecordedNode | null;
  add: (node: Node, recorded: RecordedNode) => void;
}

/** Elements that hold more than their attributes and children tell: what was typed, chosen, opened or played. */
const withOwnState = new Set([
  'input',
  'textarea',
  'select',
  'optgroup',
  'option',
  'video',
  'audio',
  'canvas',
  'iframe',
  'dialog',
  'details',
]);

const names = new Map<string, boolean>();
/** More names than pages have are not remembered. */
const namesMax = 1000;

/** Whether setting the attribute is all that drawing it anew would do. */
function isPlainName(name: string): boolean {
  const known = names.get(name);
  if (known !== undefined) return known;
  const isScroll = name === 'rr_scrollLeft' || name === 'rr_scrollTop';
  const isPlain = isScroll || !/^rr_|^on/i.test(name);
  if (names.size < namesMax) names.set(name, isPlain);
  return isPlain;
}

/** Whether an element is whole once its attributes and children are. */
export function isPlainElement(node: RecordedNode): boolean {
  if (node.isShadowHost || withOwnState.has(node.tagName?.toLowerCase() ?? '')) return false;
  for (const name in node.attributes) {
    if (!isPlainName(name) || (!node.isSVG && name !== name.toLowerCase() && !name.startsWith('rr_')))
      return false;
  }
  return true;
}

/** Elements whose text is a style sheet, which costs the whole page's styles when it is read anew. */
export function holdsSheet(node: RecordedNode): boolean {
  return node.type === nodeKinds.element && (node.tagName === 'style' || node.tagName === 'link');
}

/** Whether one could be made into the other by its attributes, children or text. */
export function isAlike(a: RecordedNode, b: RecordedNode): boolean {
  if (a.type !== b.type || Boolean(a.isShadow) !== Boolean(b.isShadow)) return false;
  if (a.type === nodeKinds.text || a.type === nodeKinds.comment) return true;
  return (
    a.type === nodeKinds.element &&
    a.tagName === b.tagName &&
    Boolean(a.isSVG) === Boolean(b.isSVG) &&
    !a.isShadowHost &&
    (holdsSheet(b) || isPlainElement(b))
  );
}

/** Visits every node once, parents before their children. */
export function eachNode(node: RecordedNode, visit: (node: RecordedNode) => void): void {
  visit(node);
  for (const child of node.childNodes ?? []) eachNode(child, visit);
}
