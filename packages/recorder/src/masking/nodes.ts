import { asRead } from './as-read.ts';
import { maskAttribute } from './attributes.ts';
import { mayBePrivate } from './labelled-text.ts';
import type { NamedValues } from './named-values.ts';
import { PageTree, type Part } from './page-tree.ts';
import { maskShown } from './personal-text.ts';
import { nodeTypes, type RecordedNode } from './recorded-events.ts';
import type { MaskingRules } from './rules.ts';
import { cleanStyles } from './styles.ts';
import { maskTogether } from './together.ts';
import { maskWhole } from './whole.ts';

/** Parts whose text never shows as it stands, or is what a visitor entered. */
const withoutText = new Set(['script', 'noscript', 'textarea', 'template']);

/** Each level of a page is two of JSON; a chunk's events may have 512. */
const levelsMax = 240;

interface Added {
  node: RecordedNode;
  parentId: number;
  nextId?: number | null;
}

interface AttributeChange {
  id: number;
  attributes: Record<string, unknown>;
}

interface Changes {
  texts: { id: number; value: string | null }[];
  attributes: AttributeChange[];
  removes: { id: number }[];
  adds: Added[];
}

/** Masks parts of the page, and remembers of each what later changes do not tell: they name only its number. */
export interface NodeMasker {
  maskSnapshot: (root: RecordedNode) => void;
  maskChanges: (changes: Changes) => void;
  /** What stands on a part, as it is shown there. */
  maskLabel: (id: number, label: string) => string;
  /** Attributes that left without a value which a style sheet names by now. */
  namedSince: () => AttributeChange[];
}

/** Longer values are named by no selector. */
const withheldMax = 60;

/** What is left of the texts of one event, and where they stand in it. */
interface Batch {
  masked: Map<Part, string>;
  places: { part: Part; node?: RecordedNode; change?: { value: string | null } }[];
}

export function nodeMasker(rules: MaskingRules, named: NamedValues): NodeMasker {
  const tree = new PageTree();
  let namedBefore = 0;
  let page: Part | undefined = undefined;

  const newBatch = (): Batch => ({ masked: new Map(), places: [] });

  /** @returns what is left of a text by itself */
  const takeText = (part: Part, text: string): string => {
    const tag = part.parent?.tag ?? '';
    if (withoutText.has(tag)) return '';
    if (tag === 'style') {
      named.note(text);
      return cleanStyles(text, rules);
    }
    part.isOpen = text.startsWith(rules.allowMark);
    const shown = part.isOpen ? text.slice(rules.allowMark.length) : text;
    part.text = asRead(shown);
    return part.isOpen ? shown : maskShown(shown, rules);
  };

  const maskAttributes = (attributes: Record<string, unknown>, part: Part | undefined): void => {
    for (const [name, value] of Object.entries(attributes)) {
      if (name === '_cssText') named.note(String(value));
      const masked = maskAttribute(
        name,
        value as Parameters<typeof maskAttribute>[1],
        rules,
        part?.tag,
        named,
      );
      if (masked === undefined) Reflect.deleteProperty(attributes, name);
      else attributes[name] = masked;
      part?.withheld?.delete(name);
      if (part && masked === '' && typeof value === 'string' && value && value.length <= withheldMax)
        (part.withheld ??= new Map()).set(name, value);
    }
  };

  const finish = ({ masked, places }: Batch): void => {
    // As a page closes it is not known what stands around a text, nor after the worker was lost: what may be a value of somebody
    // counts as one.
    for (const part of masked.keys())
      if (part.text && !part.isOpen && rootOf(part) !== page && mayBePrivate(part.text))
        masked.set(part, maskWhole(part.text));
    if (!rules.maskText) maskTogether(masked);
    for (const { part, node, change } of places) {
      const text = masked.get(part) ?? '';
      part.shown = text;
      if (node) node.textContent = text;
      else if (change) change.value = text;
    }
  };

  const mask = (
    node: RecordedNode,
    parent: Part | undefined,
    next: Part | undefined,
    batch: Batch,
    level: number,
  ): Part => {
    const part = tree.add(node, parent, next);
    if (node.type === nodeTypes.text) {
      batch.masked.set(part, takeText(part, node.textContent ?? ''));
      batch.places.push({ part, node });
      return part;
    }
    if (node.type === nodeTypes.cdata || node.type === nodeTypes.comment) node.textContent = '';
    if (node.attributes) maskAttributes(node.attributes, part);
    if (level >= levelsMax) node.childNodes = [];
    for (const child of node.childNodes ?? []) mask(child, part, undefined, batch, level + 1);
    return part;
  };

  return {
    maskSnapshot: (root) => {
      tree.clear();
      const batch = newBatch();
      page = mask(root, undefined, undefined, batch, 0);
      finish(batch);
    },
    maskChanges: ({ texts, attributes, removes, adds }) => {
      const batch = newBatch();
      for (const { id } of removes) tree.remove(id);
      for (const { node, parentId, nextId } of adds)
        mask(node, tree.part(parentId), tree.part(nextId ?? -1), batch, 0);
      for (const change of texts) {
        if (change.value === null) continue;
        const part = tree.part(change.id) ?? { id: change.id, tag: '' };
        batch.masked.set(part, takeText(part, change.value));
        batch.places.push({ part, change });
      }
      for (const { id, attributes: changed } of attributes) maskAttributes(changed, tree.part(id));
      finish(batch);
    },
    maskLabel: (id, label) => {
      const part = tree.part(id);
      const shown = part && shownOn(part).trim().slice(0, label.length);
      // Of a page that is not known, and of a name that stands nowhere as text, nothing around tells what it is.
      if (!shown) return mayBePrivate(label) ? maskWhole(label) : maskShown(label, rules);
      return shown.includes('•') ? shown : maskShown(label, rules);
    },
    namedSince: () => {
      if (named.count === namedBefore) return [];
      namedBefore = named.count;
      return [...tree.parts()].flatMap(({ id, withheld }) => {
        const attributes: Record<string, string> = {};
        for (const [name, value] of withheld ?? []) {
          const part = named.partOf(name, value);
          if (!part) continue;
          attributes[name] = part;
          withheld?.delete(name);
        }
        return Object.keys(attributes).length > 0 ? [{ id, attributes }] : [];
      });
    },
  };
}

function shownOn(part: Part): string {
  let shown = part.shown ?? '';
  for (let child = part.first; child; child = child.next) shown += shownOn(child);
  return shown;
}

function rootOf(part: Part): Part {
  let root = part;
  while (root.parent) root = root.parent;
  return root;
}
