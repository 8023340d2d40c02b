import { ancestors, attribute, byTag, rawText } from './dom.ts';
import type { Document, Element } from './dom.ts';

/** One of the page's own simple style rules. */
export interface StyleRule {
  holds: (element: Element) => boolean;
  /** Its specificity: ids by 100, classes and attributes by 10, tags by 1. */
  weight: number;
  body: string;
  /** Of what is written beside an element; null for the element's own. */
  side: 'before' | 'after' | null;
}

/** Rules are read up to this size; what is longer is a framework's, and hides little of a page's own. */
const MAX_STYLE_CHARS = 200_000;

/**
 * The rules of a page's `<style>` elements whose body matches: selectors of tags, classes, ids and attributes, with descent.
 * Those within `@media` and the like, with pseudo-classes or with other combinators are left out.
 */
export function styleRules(document: Document, body: RegExp, beside = false): readonly StyleRule[] {
  const css = byTag(document, 'style')
    .map(rawText)
    .join('\n')
    .slice(0, MAX_STYLE_CHARS)
    .replace(/\/\*[\s\S]*?\*\//g, ' ');
  const rules: StyleRule[] = [];
  for (const [, selectors = '', text = ''] of topLevel(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!body.test(text)) continue;
    for (const selector of selectors.split(',')) {
      const [, own = '', side] = /^(.*?)(?:::?(before|after))?$/s.exec(selector.trim()) ?? [];
      if (beside !== (side !== undefined)) continue;
      const rule = ruleOf(own);
      if (rule)
        rules.push({ ...rule, body: text, side: side === 'before' || side === 'after' ? side : null });
    }
  }
  return rules;
}

/** The rule that counts for the element: the last of those with most weight; null when none holds. */
export function strongestRule(rules: readonly StyleRule[], element: Element): StyleRule | null {
  let strongest: StyleRule | null = null;
  for (const rule of rules) {
    if ((!strongest || rule.weight >= strongest.weight) && rule.holds(element)) strongest = rule;
  }
  return strongest;
}

/** The style sheet without its nested blocks. */
function topLevel(css: string): string {
  let out = '';
  let depth = 0;
  let inAt = 0;
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at] ?? '';
    if (char === '@' && depth === 0) inAt = 1;
    if (char === '{') depth += 1;
    if (inAt === 0) out += char;
    if (char === ';' && depth === 0) inAt = 0;
    if (char === '}') {
      depth = Math.max(0, depth - 1);
      if (depth === 0) inAt = 0;
    }
  }
  return out;
}

/** What style rules write before or behind an element, such as a currency's sign. */
export function generatedText(document: Document): (element: Element, side: 'before' | 'after') => string {
  const rules = styleRules(document, /(?:^|[;\s{])content\s*:/i, true);
  return (element, side) => {
    const rule = strongestRule(
      rules.filter((each) => each.side === side),
      element,
    );
    const text = /content\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/i.exec(rule?.body ?? '');
    return (text?.[1] ?? text?.[2] ?? '').replace(/\\([0-9a-f]{1,6})\s?/gi, (_all, hex: string) =>
      String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)),
    );
  };
}

const PART = /^([a-z][a-z0-9-]*|\*)?((?:[.#][\w-]+|\[[\w-]+(?:[~^$*|]?=["']?[^\]"']*["']?)?\])*)$/i;

type Part = Pick<StyleRule, 'holds' | 'weight'>;

function ruleOf(selector: string): Part | null {
  const parts = selector.split(/\s+/).flatMap((part) => partOf(part) ?? []);
  if (parts.length !== selector.split(/\s+/).length) return null;
  const [last, ...before] = parts.reverse();
  if (!last) return null;
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const holds = (element: Element) => {
    if (!last.holds(element)) return false;
    const up = ancestors(element);
    return before.every((part) => {
      for (let next = up.next(); !next.done; next = up.next()) if (part.holds(next.value)) return true;
      return false;
    });
  };
  return { holds, weight };
}

function partOf(part: string): Part | null {
  const read = PART.exec(part);
  if (!read || part === '' || part === '*') return null;
  const [, tag, rest = ''] = read;
  const tests = [...rest.matchAll(/([.#])([\w-]+)|\[([\w-]+)(?:(=)["']?([^\]"']*)["']?)?\]/g)];
  if (/[~^$*|]=/.test(rest)) return null;
  const weight =
    (tag && tag !== '*' ? 1 : 0) + tests.reduce((sum, [, mark]) => sum + (mark === '#' ? 100 : 10), 0);
  const holds = (element: Element) =>
    (!tag || tag === '*' || element.tagName === tag.toLowerCase()) &&
    tests.every(([, mark, name, attributeName, equals, value]) => {
      if (mark === '#') return attribute(element, 'id') === name;
      if (mark === '.') return (attribute(element, 'class') ?? '').split(/\s+/).includes(name ?? '');
      const held = attribute(element, (attributeName ?? '').toLowerCase());
      return equals ? held === value : held !== null;
    });
  return { holds, weight };
}
