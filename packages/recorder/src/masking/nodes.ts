import { cleanStyles } from './addresses.ts';
import { maskAttribute } from './attributes.ts';
import { maskShown } from './personal-text.ts';
import { nodeTypes, type RecordedNode } from './recorded-events.ts';
import type { MaskingRules } from './rules.ts';

/** Parts whose text never shows as it stands, or is what a visitor entered. */
const withoutText = new Set(['script', 'noscript', 'textarea', 'template']);

/** Each level of a page is two of JSON; a chunk's events may have 512. */
const levelsMax = 240;

/** Masks parts of the page, and remembers of each what later changes do not tell: they name only its number. */
export interface NodeMasker {
  maskSnapshot: (root: RecordedNode) => void;
  maskAdded: (node: RecordedNode, parentId: number) => void;
  text: (id: number, text: string) => string;
}

export function nodeMasker(rules: MaskingRules): NodeMasker {
  const styleTexts = new Set<number>();
  /** Parts whose text is treated unlike other text. */
  const specialParents = new Map<number, string>();

  const plainText = (text: string) => {
    if (text.startsWith(rules.allowMark)) return text.slice(rules.allowMark.length);
    return maskShown(text, rules);
  };

  const mask = (node: RecordedNode, parentTag: string, level: number): void => {
    if (node.type === nodeTypes.text) {
      if (parentTag === 'style') styleTexts.add(node.id);
      const text = node.textContent ?? '';
      if (withoutText.has(parentTag)) node.textContent = '';
      else
        node.textContent = parentTag === 'style' ? cleanStyles(text, rules.allowQueryKeys) : plainText(text);
      return;
    }
    if (node.type === nodeTypes.cdata || node.type === nodeTypes.comment) node.textContent = '';
    const tagName = node.tagName ?? '';
    if (node.attributes) {
      if (tagName === 'style' || withoutText.has(tagName)) specialParents.set(node.id, tagName);
      maskAttributes(node.attributes, rules, tagName);
    }
    if (!node.childNodes) return;
    if (level >= levelsMax) node.childNodes = [];
    for (const child of node.childNodes) mask(child, tagName, level + 1);
  };

  return {
    maskSnapshot: (root) => {
      styleTexts.clear();
      specialParents.clear();
      mask(root, '', 0);
    },
    maskAdded: (node, parentId) => mask(node, specialParents.get(parentId) ?? '', 0),
    text: (id, text) => (styleTexts.has(id) ? cleanStyles(text, rules.allowQueryKeys) : plainText(text)),
  };
}

export function maskAttributes(
  attributes: Record<string, unknown>,
  rules: MaskingRules,
  tagName?: string,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    const masked = maskAttribute(name, value as Parameters<typeof maskAttribute>[1], rules, tagName);
    if (masked === undefined) Reflect.deleteProperty(attributes, name);
    else attributes[name] = masked;
  }
}
