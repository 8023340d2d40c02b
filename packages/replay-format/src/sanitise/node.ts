import { cleanAttributes } from './attributes.ts';
import { cleanCss } from './css.ts';
import { giveSheet } from './give-sheet.ts';
import type { KeptFiles } from '../kept-files.ts';
import type { Fields } from './values.ts';
import { fieldsOf, idOf, listOf, textOf, wholeTextOf } from './values.ts';

export const nodeKinds = { document: 0, documentType: 1, element: 2, text: 3, cdata: 4, comment: 5 } as const;

/** A node as the recording library writes it; children stand in `childNodes`. */
export interface SafeNode extends Fields {
  type: number;
  id: number;
}

/**
 * Elements that run, load or reach out of the page. Something must stand in their place, since later changes name them by
 * their ids; an element of this name shows nothing and does nothing.
 */
const harmful = new Set([
  'script',
  'noscript',
  'base',
  'meta',
  'object',
  'embed',
  'applet',
  'frame',
  'frameset',
  'portal',
  'fencedframe',
  'param',
  'set',
  'animate',
  'animatemotion',
  'animatetransform',
]);
const inert = 'es-hidden';

/** A tag name in small letters, or the name of what stands for a harmful or impossible one. */
export function cleanTag(tag: unknown): string {
  const text = textOf(tag, 80) ?? '';
  // Names of elements within drawings have capitals, which the replayer needs; judged is the name in small letters.
  if (!/^[a-z][a-z0-9._-]*$/i.test(text) || /^[A-Z]+$/.test(text)) return inert;
  return harmful.has(text.toLowerCase()) ? inert : text;
}

/**
 * A node with its children as far as they are safe.
 *
 * @param deepest how many more levels are looked into; what lies deeper is left out
 * @returns undefined when it is no node
 */
export function cleanNode(
  value: unknown,
  files: KeptFiles,
  deepest = 400,
  inStyle = false,
): SafeNode | undefined {
  const node = fieldsOf(value);
  const id = idOf(node?.id);
  if (!node || id === undefined || deepest < 0) return undefined;
  const rootId = idOf(node.rootId);
  const isShadow = node.isShadow === true ? { isShadow: true } : {};
  const base = { id, ...(rootId === undefined ? {} : { rootId }), ...isShadow };
  const children = (styled: boolean): SafeNode[] =>
    listOf(node.childNodes).flatMap((child) => cleanNode(child, files, deepest - 1, styled) ?? []);
  switch (node.type) {
    case nodeKinds.document: {
      const mode = node.compatMode === 'BackCompat' ? { compatMode: 'BackCompat' } : {};
      return { type: nodeKinds.document, ...base, ...mode, childNodes: children(false) };
    }
    case nodeKinds.documentType:
      return { type: nodeKinds.documentType, ...base, name: 'html', publicId: '', systemId: '' };
    case nodeKinds.element:
      return cleanElement(node, base, files, children);
    case nodeKinds.text: {
      const isStyle = inStyle || node.isStyle === true;
      const text = (isStyle ? wholeTextOf : textOf)(node.textContent) ?? '';
      return { type: nodeKinds.text, ...base, textContent: isStyle ? cleanCss(text, files) : text };
    }
    case nodeKinds.cdata:
      return { type: nodeKinds.text, ...base, textContent: '' };
    case nodeKinds.comment:
      return { type: nodeKinds.comment, ...base, textContent: '' };
    default:
      return undefined;
  }
}

function cleanElement(
  node: Fields,
  base: { id: number },
  files: KeptFiles,
  children: (styled: boolean) => SafeNode[],
): SafeNode {
  const tagName = cleanTag(node.tagName);
  const switches: Fields = {};
  for (const name of ['isSVG', 'needBlock', 'isShadowHost', 'isCustom']) {
    if (node[name] === true) switches[name] = true;
  }
  const attributes = cleanAttributes(tagName.toLowerCase(), node.attributes, files);
  if (tagName === 'link') giveSheet(attributes, files);
  return {
    type: nodeKinds.element,
    ...base,
    tagName,
    attributes,
    ...switches,
    childNodes: tagName === inert ? [] : children(tagName.toLowerCase() === 'style'),
  };
}
