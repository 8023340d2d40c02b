import { cleanName, uniqueName } from '../detect/unique-name.ts';

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
 * One object as named cells: nested objects flattened with dots, lists of plain values joined with commas, lists of
 * objects kept as JSON, null and absent empty. Two paths that give the same name are kept apart as in a header.
 */
export function flattenObject(object: object): Map<string, string> {
  const cells = new Map<string, string>();
  const visit = (value: object, prefix: string): void => {
    for (const [key, child] of Object.entries(value) as [string, unknown][]) {
      const path = prefix + key;
      if (typeof child === 'object' && child !== null && !Array.isArray(child)) visit(child, `${path}.`);
      else
        cells.set(
          uniqueName(cleanName(path) || 'Column', (name) => cells.has(name)),
          cellOf(child),
        );
    }
  };
  visit(object, '');
  return cells;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const isList = Array.isArray(value);
  if (isList && value.every((item) => typeof item !== 'object' || item === null))
    return value.map(cellOf).join(', ');
  return JSON.stringify(value);
}
