import { cleanName, uniqueName } from '../detect/unique-name.ts';
import { answersOf, messagesOf, objectsOf, textKeyOf, wrappedIn } from './json-lists.ts';
import type { ObjectList } from './json-lists.ts';

/** `JSON.parse` with the source text of each value, which TypeScript's library does not declare yet. */
const parseWithSource = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;

/**
 * Parses one JSON value. Numbers of 16 digits and more come as the text that was written, since a double would
 * change their last digits, and ids are often such numbers.
 *
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  return parseWithSource(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && source.length >= 16 ? source : value,
  );
}

/** Deepest nesting of brackets in JSON text, counted without parsing it; stops past `limit`. */
export function jsonDepth(text: string, limit: number): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length && deepest <= limit; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 92) i++;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) deepest = Math.max(deepest, ++depth);
    else if (code === 125 || code === 93) depth--;
  }
  return deepest;
}

/**
 * One object as named cells: nested objects flattened with dots, lists of plain values joined with commas, null and absent empty. A
 * list of answers gives a cell for each question, `answers[] / What is missing?`; any other list of objects one for each of their
 * values, `tags[].name`, and is kept as JSON too. Two paths that give the same name are kept apart as in a header.
 */
export function flattenObject(object: object): Map<string, string> {
  const cells = new Map<string, string>();
  const put = (path: string, value: string) =>
    cells.set(
      uniqueName(cleanName(path) || 'Column', (name) => cells.has(name)),
      value,
    );
  const visit = (value: object, prefix: string): void => {
    for (const [key, child] of Object.entries(value) as [string, unknown][]) {
      const path = prefix + key;
      const list = objectsOf(child);
      if (list !== null && isMarkedText(key, list))
        put(path, list.map(({ text }) => text).join(isOfBlocks(list) ? '\n' : ''));
      else if (list !== null) {
        put(path, cellOf(child));
        const answers = answersOf(list);
        if (answers === null) for (const [name, cell] of joined(list, `${path}[].`)) put(name, cell);
        else for (const [label, answer] of answers) put(`${path}[] / ${label}`, cellOf(answer));
      } else if (typeof child === 'object' && child !== null && !Array.isArray(child))
        visit(child, `${path}.`);
      else put(path, cellOf(child));
    }
  };
  visit(object, '');
  return cells;
}

/**
 * An object that holds what several people said as a row for each: its own cells in all of them, but its own text only in
 * the first. Null for an object that is one row.
 */
export function messageRows(object: Record<string, unknown>): Map<string, string>[] | null {
  const wrapped = wrappedIn(object);
  if (wrapped !== null) {
    const rows = messageRows(wrapped[1]);
    return (
      rows?.map((row) => new Map([...row].map(([name, cell]) => [`${wrapped[0]}.${name}`, cell]))) ?? null
    );
  }
  const found = messagesOf(object);
  if (found === null) return null;
  const { keys, list, hasOwnText } = found;
  const textKey = textKeyOf(object);
  const ownText = textKey === null ? '' : cellOf(object[textKey]);
  const own = flattenObject(without(object, keys));
  const prefix = `${keys.join('.')}[].`;
  const said = list.map((member) => {
    const row = new Map(own);
    if (textKey !== null) row.set(cleanName(textKey), '');
    for (const [name, cell] of flattenObject(member)) row.set(prefix + name, cell);
    return row;
  });
  const isAlsoFirst = list
    .map((member) => wrappedIn(member)?.[1] ?? member)
    .some((member) => cellOf(member[textKeyOf(member) ?? '']).trim() === ownText.trim());
  return hasOwnText && !isAlsoFirst ? [own, ...said] : said;
}

/** A copy without what the keys lead to. */
function without(
  object: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
): Record<string, unknown> {
  const entries = Object.entries(object);
  if (rest.length === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return { ...object, [key]: without(object[key] as Record<string, unknown>, rest) };
}

/** A text in pieces of which some are marked: `"text": [{ "type": "plain", "text": "Yes, since " }, { "type": "bold", "text": "Tuesday" }]`. */
function isMarkedText(key: string, list: ObjectList): boolean {
  return (
    /^(?:text|body|content|message)$/i.test(key) &&
    list.every(
      (piece) =>
        typeof piece['text'] === 'string' &&
        typeof piece['type'] === 'string' &&
        Object.keys(piece).length < 5,
    )
  );
}

/** Paragraphs and other blocks stand on lines of their own; words in bold do not. */
function isOfBlocks(list: ObjectList): boolean {
  return (
    list.length > 1 &&
    list.every(({ type }) =>
      /^(?:paragraph|block|heading|list_item|listItem|line|section)$/.test(String(type)),
    )
  );
}

const MOST_MEMBERS = 200;

/** The values of a list's members by name: short ones in a line, texts a line each. */
function joined(list: ObjectList, prefix: string): Map<string, string> {
  const values = new Map<string, string[]>();
  for (const member of list.slice(0, MOST_MEMBERS)) {
    for (const [name, cell] of flattenObject(member)) {
      if (cell !== '' && !/^\[\{/.test(cell)) values.set(name, [...(values.get(name) ?? []), cell]);
    }
  }
  return new Map(
    [...values].map(([name, cells]) => [
      prefix + name,
      cells.join(cells.some((cell) => cell.length > SHORT_CHARS) ? '\n' : ', '),
    ]),
  );
}

const SHORT_CHARS = 40;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.every((item) => typeof item !== 'object' || item === null)) return value.map(cellOf).join(', ');
  // A text in pieces of which some are marked: ["Yes, since ", { "type": "bold", "text": "Tuesday" }].
  const pieces = value.map((item) =>
    typeof item === 'string' ? item : (item as { text?: unknown } | null)?.text,
  );
  const isText =
    value.some((item) => typeof item === 'string') && pieces.every((piece) => typeof piece === 'string');
  return isText ? pieces.join('') : JSON.stringify(value);
}
