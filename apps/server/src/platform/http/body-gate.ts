import { Problem } from './problem.ts';

/** Arrays and objects within each other at most; deeper bodies overflow the stack of whoever walks them. */
export const maxDepth = 64;

const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const quote = 0x22;
const backslash = 0x5c;

/**
 * Checks a JSON body before any parser sees it: valid UTF-8, no NUL, not nested deeper than {@link maxDepth}.
 *
 * @returns the body as text
 * @throws Problem `bad_request` naming what is wrong
 */
export function gateJson(body: Buffer): string {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < body.length; i++) {
    const byte = body[i];
    if (inString) {
      if (byte === backslash) i++;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === openBrace || byte === openBracket) {
      if (++depth > maxDepth) throw refuse(`The body is nested deeper than ${maxDepth} levels.`);
    } else if (byte === closeBrace || byte === closeBracket) depth--;
  }
  const text = decode(body);
  if (text.includes('\u0000')) throw refuse('The body contains a NUL character.');
  return text;
}

/**
 * Refuses strings that a database cannot store: NUL written as an escape, and half surrogate pairs.
 * `text` is the JSON that `value` was parsed from; without such an escape in it nothing is walked.
 */
export function gateStrings(text: string, value: unknown): void {
  if (/\\u(?:0000|[dD][89a-fA-F])/.test(text)) walk(value, '#/body');
}

function walk(value: unknown, pointer: string): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      const detail = 'contains a NUL character or half of a surrogate pair';
      throw new Problem('bad_request', { detail: `A text ${detail}.`, errors: [{ pointer, detail }] });
    }
  } else if (Array.isArray(value)) value.forEach((entry, i) => walk(entry, `${pointer}/${i}`));
  else if (value && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) {
      walk(key, pointer);
      walk(entry, `${pointer}/${key}`);
    }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw refuse('The body is not valid UTF-8.');
  }
}

function refuse(detail: string): Problem {
  return new Problem('bad_request', { detail, errors: [{ pointer: '#/body', detail }] });
}
