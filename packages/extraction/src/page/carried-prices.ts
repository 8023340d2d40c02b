import { attribute, byTag, findAll, rawText } from './dom.ts';
import type { Document, Element } from './dom.ts';

export interface CarriedPrice {
  /** The script, or the element with the attribute. */
  element: Element;
  line: string;
}

/** Objects that a page carries for its scripts are kept up to this size, and so many of them. */
const MAX_OBJECT_CHARS = 1500;
const MAX_OBJECTS = 60;
const MAX_SCRIPT_CHARS = 400_000;
/** Values hold each other: all of them together are read up to this size. */
const MAX_READ_CHARS = 20 * MAX_SCRIPT_CHARS;

const NAME_KEY = /^(?:name|title|label|plan|planName|displayName|tier)$/i;
const PRICE_KEY = /^(?:monthly|yearly|annual|annually|cost)$|^(?=\w+$)\w*(?:price|Price|amount|Amount)/;

/**
 * What a page carries beside its text and may show later: prices in `data-` attributes, and small objects with a name and a
 * price in the JSON of its scripts. As lines, so that they are stored and can be quoted.
 */
export function carriedPrices(document: Document): CarriedPrice[] {
  return [
    ...statePrices(document),
    ...propertyPrices(document),
    ...elementPrices(document),
    ...attributePrices(document),
  ].slice(0, MAX_OBJECTS);
}

function statePrices(document: Document): CarriedPrice[] {
  return byTag(document, 'script').flatMap((element) => {
    const type = attribute(element, 'type') ?? '';
    const text = rawText(element);
    const values =
      type === 'application/json' ? [parsedJson(text)] : /json/.test(type) ? [] : assignedValues(text);
    return values.flatMap((value) => namedPrices(value, 0)).map((line) => ({ element, line }));
  });
}

/** Values that a script keeps for itself in JSON: `window.__STATE__ = {…}`, `const plans = […]`. */
function assignedValues(script: string): unknown[] {
  if (script.length > MAX_SCRIPT_CHARS) return [];
  let left = MAX_READ_CHARS;
  return [
    ...script.matchAll(
      /=(?=\s*[[{])(?<=(?:__\w+|[sS]tate|[dD]ata|[pP]lans?|[pP]ric\w*|[tT]iers|PLANS|PRICES)["'\]]*\s*=)\s*/g,
    ),
  ].flatMap((match) => {
    if (left <= 0) return [];
    const start = match.index + match[0].length;
    const text = balanced(script, start);
    left -= text?.length ?? script.length - start;
    const value = text === null ? undefined : (parsedJson(text) ?? parsedJson(quotedKeys(text)));
    return value === undefined ? [] : [value];
  });
}

/** The text from a bracket to the one that closes it; null when none does. */
function balanced(text: string, start: number): string | null {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'" || char === '`') quote = char;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return null;
}

/** An object as scripts write it, as JSON: keys in quotes, strings in double ones, no comma at the end. */
function quotedKeys(text: string): string {
  return text
    .replace(/'((?:[^'\\\n]|\\.)*)(')?/g, (all, inner: string, closed?: string) =>
      closed ? JSON.stringify(inner.replace(/\\'/g, "'")) : all,
    )
    .replace(/([{,]\s*)([A-Za-z_$][\w$]*)\s*:/g, '$1"$2":')
    .replace(/,(\s*[}\]])/g, '$1');
}

/** The JSON's value; undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function namedPrices(value: unknown, depth: number): string[] {
  if (typeof value !== 'object' || value === null || depth > 20) return [];
  if (Array.isArray(value)) return value.flatMap((each) => namedPrices(each, depth + 1));
  const keys = Object.keys(value);
  const line = JSON.stringify(value);
  const isPlan = keys.some((key) => NAME_KEY.test(key)) && keys.some((key) => PRICE_KEY.test(key));
  if (isPlan && line.length <= MAX_OBJECT_CHARS) return [line];
  return Object.entries(value).flatMap(([key, each]) =>
    /add-?_?ons?|extras?|coupons?|competitors?|legacy|archived|credit|packs|top-?_?ups?/i.test(key)
      ? []
      : namedPrices(each, depth + 1),
  );
}

/** `<plan-card name="Solo" price="9">`: an element of the page's own that a script draws. */
function elementPrices(document: Document): CarriedPrice[] {
  const body = byTag(document, 'body')[0];
  if (!body) return [];
  return findAll(body, ({ tagName }) => tagName.includes('-')).flatMap((element) => {
    const fields = Object.fromEntries(
      element.attrs.filter(({ value }) => value.length <= 60).map(({ name, value }) => [name, value]),
    );
    return namedPrices(fields, 0).map((line) => ({ element, line }));
  });
}

/** Properties that a part is drawn from, as JSON in one of its attributes. */
function propertyPrices(document: Document): CarriedPrice[] {
  const body = byTag(document, 'body')[0];
  if (!body) return [];
  return findAll(body, ({ attrs }) => attrs.some(isProperties)).flatMap((element) =>
    element.attrs
      .filter(isProperties)
      .flatMap(({ value }) => namedPrices(unwrapped(parsedJson(value)), 0))
      .map((line) => ({ element, line })),
  );
}

function isProperties({ value }: { value: string }): boolean {
  return /^\s*[[{]/.test(value) && value.length <= MAX_SCRIPT_CHARS && /pric|amount|month|cost/i.test(value);
}

/** Islands of a site builder write each value beside its kind: `[0, value]`, `[1, [values]]`. */
function unwrapped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unwrapped(each)]));
  const isKind = value.length === 2 && (value[0] === 0 || value[0] === 1);
  return isKind ? unwrapped(value[1]) : value.map(unwrapped);
}

/** `data-annual="$12"` becomes `annual: $12`. */
function attributePrices(document: Document): CarriedPrice[] {
  const body = byTag(document, 'body')[0];
  if (!body) return [];
  return findAll(body, ({ attrs }) => attrs.some(isPriced)).flatMap((element) =>
    element.attrs
      .filter(isPriced)
      .map(({ name, value }) => ({ element, line: `${name.slice('data-'.length)}: ${value.trim()}` })),
  );
}

function isPriced({ name, value }: { name: string; value: string }): boolean {
  return (
    !/^\s*[[{]/.test(value) &&
    /^data-.*(?:price|month|annual|year|amount)/.test(name) &&
    /\d/.test(value) &&
    value.length <= 60
  );
}
