import { ancestors, attribute, childElements } from './dom.ts';
import type { Element } from './dom.ts';
import { splitOutside, withinBrackets } from './outside-brackets.ts';

/** A selector of a style rule: which elements it holds for, and how much it weighs. */
export interface Selector {
  holds: (element: Element) => boolean;
  /** Ids by 100, classes, attributes and states by 10, tags by 1. */
  weight: number;
}

/** Longer selectors, and elements further out, are not looked at: a page must not keep its reader busy. */
const MAX_STEPS = 6;
const MAX_AROUND = 60;
const BRACKETS = /[()[\]]/g;

/** One part of it, and how the part before it must stand to it. */
interface Step extends Selector {
  joint: ' ' | '>' | '+' | '~';
}

/**
 * Reads a selector: tags, classes, ids, attributes, `:not`, `:is`, places among siblings and what is ticked, joined in any way. What a
 * pointer or the keyboard does to an element holds for none. Null for what is not known.
 */
export function selectorOf(written: string): Selector | null {
  const steps: Step[] = [];
  for (const part of partsOf(written.trim())) {
    const joint = /^[>+~]/.exec(part)?.[0] ?? ' ';
    const read = partOf(part.replace(/^[>+~]/, ''));
    if (!read) return null;
    steps.push({ ...read, joint: joint === '>' || joint === '+' || joint === '~' ? joint : ' ' });
  }
  const weight = steps.reduce((sum, step) => sum + step.weight, 0);
  return steps.length > 0 && steps.length <= MAX_STEPS
    ? { holds: (element) => fits(element, steps), weight }
    : null;
}

/** Its parts, each with the joint before it. */
function partsOf(written: string): string[] {
  const isWithin = withinBrackets(written, BRACKETS);
  const joined = written.replace(/(?:(?<!\s)\s+)?([>+~])(?!=)\s*/g, (whole, joint: string, place: number) =>
    isWithin(place + whole.length) ? whole : ` ${joint}`,
  );
  return splitOutside(joined, /\s+/g, BRACKETS);
}

function fits(element: Element, steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  if (!last?.holds(element)) return last === undefined;
  const before = steps.slice(0, -1);
  const next = before.at(-1);
  if (!next) return true;
  const holding = around(element, last.joint).filter(next.holds);
  // Where anything further out would do for the rest, the nearest does.
  return (next.joint === ' ' ? holding.slice(0, 1) : holding).some((each) => fits(each, before));
}

/** The elements that may stand before the joint, the nearest first. */
function around(element: Element, joint: Step['joint']): Element[] {
  const parent = parentOf(element);
  if (joint === '>') return parent ? [parent] : [];
  if (joint === ' ') return [...ancestors(element)].slice(0, MAX_AROUND);
  const siblings = parent ? childElements(parent) : [];
  const before = siblings.slice(0, siblings.indexOf(element)).reverse().slice(0, MAX_AROUND);
  return joint === '+' ? before.slice(0, 1) : before;
}

function parentOf({ parentNode }: Element): Element | null {
  return parentNode && 'tagName' in parentNode ? parentNode : null;
}

const SIMPLE =
  /([a-z][a-z0-9-]*|\*)|#([\w-]+)|\.((?:[\w-]|\\.)+)|\[([\w:-]+)(?:([~^$*|]?=)["']?([^\]"']*)["']?)?\]|:(not|is|where)\(([^()]*(?:\([^()]*\)[^()]*)*)\)|:([\w-]+)(?:\((\d+)\))?/iy;

function partOf(part: string): Selector | null {
  if (part === '' || part === '*') return null;
  const tests: Selector[] = [];
  let at = 0;
  while (at < part.length) {
    SIMPLE.lastIndex = at;
    const match = SIMPLE.exec(part);
    const test = match ? simple(match) : null;
    if (!match || !test) return null;
    tests.push(test);
    at += match[0].length;
  }
  return {
    holds: (element) => tests.every((test) => test.holds(element)),
    weight: tests.reduce((sum, test) => sum + test.weight, 0),
  };
}

function simple([
  ,
  tag,
  id,
  name,
  key,
  operator,
  value = '',
  list,
  inner = '',
  state,
  place,
]: RegExpExecArray): Selector | null {
  if (tag)
    return {
      weight: tag === '*' ? 0 : 1,
      holds: ({ tagName }) => tag === '*' || tagName === tag.toLowerCase(),
    };
  if (id) return { weight: 100, holds: (element) => attribute(element, 'id') === id };
  if (name) {
    const plain = name.replaceAll('\\', '');
    return { weight: 10, holds: (element) => words(element, 'class').includes(plain) };
  }
  if (key) return { weight: 10, holds: (element) => hasValue(element, key.toLowerCase(), operator, value) };
  if (list) return listOf(list, inner);
  return state ? stateOf(state, Number(place ?? 0)) : null;
}

function listOf(list: string, inner: string): Selector | null {
  const known = splitOutside(inner, /,/g, /[()]/g).map(selectorOf);
  const all = known.flatMap((each) => each ?? []);
  if (all.length < known.length) return null;
  const weight = list === 'where' ? 0 : Math.max(...all.map((each) => each.weight));
  const holds = (element: Element) => all.some((each) => each.holds(element));
  return { weight, holds: list === 'not' ? (element) => !holds(element) : holds };
}

function stateOf(state: string, place: number): Selector | null {
  const at = (element: Element) => {
    const parent = parentOf(element);
    return parent ? childElements(parent).indexOf(element) + 1 : 1;
  };
  const last = (element: Element) => {
    const parent = parentOf(element);
    return parent ? childElements(parent).length : 1;
  };
  const tests: Readonly<Record<string, (element: Element) => boolean>> = {
    root: ({ tagName }) => tagName === 'html',
    checked: (element) => attribute(element, 'checked') !== null || attribute(element, 'selected') !== null,
    'first-child': (element) => at(element) === 1,
    'last-child': (element) => at(element) === last(element),
    'nth-child': (element) => at(element) === place,
    hover: () => false,
    focus: () => false,
    'focus-within': () => false,
    'focus-visible': () => false,
    active: () => false,
    target: () => false,
  };
  const test = state === 'nth-child' && place === 0 ? undefined : tests[state];
  return test ? { weight: 10, holds: test } : null;
}

function words(element: Element, key: string): string[] {
  return (attribute(element, key) ?? '').split(/\s+/);
}

function hasValue(element: Element, key: string, operator: string | undefined, value: string): boolean {
  const held = attribute(element, key);
  if (held === null) return false;
  if (operator === undefined) return true;
  if (operator === '=') return held === value;
  if (operator === '~=') return words(element, key).includes(value);
  if (operator === '^=') return held.startsWith(value);
  if (operator === '$=') return held.endsWith(value);
  if (operator === '*=') return held.includes(value);
  return held === value || held.startsWith(`${value}-`);
}
