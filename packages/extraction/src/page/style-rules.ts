import { attribute, byTag, rawText } from './dom.ts';
import type { Document, Element } from './dom.ts';
import { splitOutside } from './outside-brackets.ts';
import { selectorOf } from './selectors.ts';

/** One of the page's own simple style rules. */
export interface StyleRule {
  holds: (element: Element) => boolean;
  /** Its specificity. */
  weight: number;
  body: string;
  /** Of what is written beside an element; null for the element's own. */
  side: 'before' | 'after' | null;
}

/** Rules are read up to this size; what is longer is a framework's, and hides little of a page's own. */
const MAX_STYLE_CHARS = 200_000;
/** Blocks in blocks are read as deep as that. */
const MAX_DEPTH = 8;

/**
 * The rules of a page's `<style>` elements whose body matches, as a wide screen shows it. Those that a selector does not read
 * are left out.
 */
export function styleRules(document: Document, body: RegExp, beside = false): readonly StyleRule[] {
  const css = byTag(document, 'style')
    .map(rawText)
    .join('\n')
    .slice(0, MAX_STYLE_CHARS)
    .replace(/\/\*[\s\S]*?(?:(\*\/)|$)/g, (whole, closed?: string) => (closed ? ' ' : whole));
  const rules: StyleRule[] = [];
  for (const [, selectors = '', text = ''] of topLevel(css).matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g)) {
    if (!body.test(text)) continue;
    for (const selector of splitOutside(selectors, /,/g, /[()]/g)) {
      const [, own = '', side] = /^(.*?)(?:::?(before|after))?$/s.exec(selector.trim()) ?? [];
      if (beside !== (side !== undefined)) continue;
      const rule = selectorOf(own);
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

/** The style sheet without its nested blocks, but with those that hold for a wide screen. */
function topLevel(css: string, depth = 0): string {
  let out = '';
  for (let at = 0; at < css.length;) {
    const next = css.indexOf('@', at);
    if (next < 0) return out + css.slice(at);
    out += css.slice(at, next);
    // Looked for together: either alone may be far away, again and again.
    const open = firstOf(css, /[{;]/g, next);
    if (open < 0) return out;
    if (css[open] === ';') {
      at = open + 1;
      continue;
    }
    const end = blockEnd(css, open);
    if (depth < MAX_DEPTH && isForWideScreens(css.slice(next, open)))
      out += topLevel(css.slice(open + 1, end - 1), depth + 1);
    at = end;
  }
  return out;
}

function firstOf(text: string, characters: RegExp, from: number): number {
  characters.lastIndex = from;
  return characters.exec(text)?.index ?? -1;
}

/** Behind the bracket that closes the one at the place. */
function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) return at + 1;
  }
  return css.length;
}

const WIDE_SCREEN_PX = 1280;

/** `@media (min-width: 768px)` holds; what is for paper, for narrow screens or for a reader's wishes does not. */
function isForWideScreens(rule: string): boolean {
  if (/^@layer/.test(rule)) return true;
  if (!/^@media/.test(rule) || /print|speech|prefers-|orientation|hover|pointer|not /.test(rule))
    return false;
  const pixels = (value: string, unit: string) => Number(value) * (unit === 'px' ? 1 : 16);
  return [...rule.matchAll(/(min|max)-width\s*:\s*([\d.]+)(px|r?em)/g)].every(
    ([, side, value = '', unit = '']) =>
      side === 'min' ? pixels(value, unit) <= WIDE_SCREEN_PX : pixels(value, unit) >= WIDE_SCREEN_PX,
  );
}

/** What style rules write before or behind an element, such as a currency's sign. */
export function generatedText(document: Document): (element: Element, side: 'before' | 'after') => string {
  const rules = styleRules(document, /(?:^|[;\s{])content\s*:/i, true);
  return (element, side) => {
    const rule = strongestRule(
      rules.filter((each) => each.side === side),
      element,
    );
    const text = /content\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|attr\(([\w-]+)\))/i.exec(
      rule?.body ?? '',
    );
    if (text?.[3]) return attribute(element, text[3].toLowerCase()) ?? '';
    return (text?.[1] ?? text?.[2] ?? '').replace(/\\([0-9a-f]{1,6})\s?/gi, (_all, hex: string) =>
      String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)),
    );
  };
}
