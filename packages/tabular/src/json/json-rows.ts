import { TabularError } from '../errors.ts';
import { JsonElements } from './json-elements.ts';
import { flattenObject, messageRows, jsonDepth, parseJson } from './json-text.ts';
import { MAX_JSON_DEPTH, MAX_RECORD_CHARS } from '../limits.ts';
import type { RowProblem } from '../rows.ts';

/** An object as named cells, before it is laid out in the file's columns. */
export type NamedRow =
  { line: number; cells: Map<string, string> } | { line: number; problem: RowProblem; raw: string };

/**
 * The objects of one list of a JSON file.
 *
 * @throws TabularError `json_too_deep`
 */
export async function* jsonRows(chunks: AsyncIterable<string>, list: string): AsyncGenerator<NamedRow> {
  const elements = new JsonElements(list);
  for await (const chunk of chunks) {
    for (const element of elements.push(chunk)) {
      if ('text' in element) yield* rowsOf(element.line, element.text, element.key);
      else yield element;
    }
  }
  for (const element of elements.end()) {
    if ('text' in element) yield* rowsOf(element.line, element.text, element.key);
    else yield element;
  }
}

/**
 * The paths of all lists of objects in a JSON file, with those of objects that hold what a list would, each under its id. What stands
 * within such an object is part of its members. Objects under names are lists only where there is no other.
 *
 * @throws TabularError `json_too_deep`
 */
export async function findJsonLists(chunks: AsyncIterable<string>): Promise<string[]> {
  const elements = new JsonElements(null);
  for await (const chunk of chunks) elements.push(chunk);
  elements.end();
  const keyed = [...elements.keyed].filter(([, { objects, others }]) => objects > 1 && others === 0);
  const byId = keyed.filter(([, { objects, ids }]) => ids === objects).map(([path]) => path);
  const isWithin = (path: string) =>
    byId.some((list) => path !== list && (list === '*' || path.startsWith(list.slice(0, -1))));
  const lists = [...elements.lists.keys(), ...byId].filter((path) => !isWithin(path));
  return lists.length > 0 ? lists : keyed.map(([path]) => path);
}

/**
 * The objects of a file with one JSON object a line; empty lines are passed over.
 *
 * @throws TabularError `json_too_deep`
 */
export async function* jsonLines(chunks: AsyncIterable<string>): AsyncGenerator<NamedRow> {
  let line = 1;
  let rest = '';
  let isSkipping = false;
  let afterCr = false;
  const tooLong = (): NamedRow => ({
    line,
    problem: {
      code: 'row_too_long',
      detail: `The line is longer than ${MAX_RECORD_CHARS.toLocaleString('en')} characters.`,
    },
    raw: '',
  });
  for await (const chunk of chunks) {
    const text = afterCr && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    if (chunk !== '') afterCr = chunk.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    for (const [i, piece] of lines.entries()) {
      if (!isSkipping) rest += piece;
      if (rest.length > MAX_RECORD_CHARS) {
        isSkipping = true;
        rest = '';
      }
      if (i === lines.length - 1) break;
      if (isSkipping) yield tooLong();
      else if (rest.trim() !== '') yield* rowsOf(line, rest);
      rest = '';
      isSkipping = false;
      line++;
    }
  }
  if (isSkipping) yield tooLong();
  else if (rest.trim() !== '') yield* rowsOf(line, rest);
}

/**
 * An object is a row, or one for each of the messages that it holds.
 *
 * @param key under which the object stands, for a column of its own; null where it stands in a list
 */
function rowsOf(line: number, text: string, key: string | null = null): NamedRow[] {
  if (jsonDepth(text, MAX_JSON_DEPTH) > MAX_JSON_DEPTH) {
    throw new TabularError(
      'json_too_deep',
      `Line ${line} nests brackets deeper than ${MAX_JSON_DEPTH} levels.`,
    );
  }
  const raw = text.slice(0, 32_000);
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return [{ line, problem: { code: 'json_broken', detail: 'This is not well-formed JSON.' }, raw }];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const detail = 'This is JSON, but not an object with named values.';
    return [{ line, problem: { code: 'not_an_object', detail }, raw }];
  }
  const messages = messageRows(value as Record<string, unknown>);
  return (messages ?? [flattenObject(value)]).map((cells) => ({
    line,
    cells: key === null || cells.has('key') ? cells : new Map([['key', key], ...cells]),
  }));
}
