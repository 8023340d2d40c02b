import { readFileSync } from 'node:fs';
import { asBase64, asQuotedPrintable, asWindows1252 } from './forms/encodings.ts';
import { frame, normal } from './parts.ts';
import type { Part, Written } from './parts.ts';

/** A case that was written by hand, with its language and the name of its form. */
export interface Odd {
  language: string;
  form: string;
  written: Written;
}

const MARKED = /⟦([^⟧]*)⟧/gu;
const SPEAKERS: Readonly<Record<string, Pick<Part, 'who' | 'isQuoted'>>> = {
  a: { who: 'agent' },
  s: { who: 'system' },
  u: { who: 'automatic' },
  q: { who: 'customer', isQuoted: true },
  qa: { who: 'agent', isQuoted: true },
  qu: { who: 'automatic', isQuoted: true },
};
const ENCODINGS: Readonly<Record<string, (body: string) => string>> = {
  qp: asQuotedPrintable,
  base64: asBase64,
  mojibake: asWindows1252,
};

/**
 * Reads `odd/<name>.txt`. A case begins with `=== language form | key=value …`, its body follows. What somebody said
 * stands in ⟦…⟧: the customer without more, others after a short name and a colon (`SPEAKERS`). `raw⇒clean` says how it
 * reads; `+` or `~` at the start joins it to the customer's part before with a blank or with nothing.
 */
export function oddCases(name: string): Odd[] {
  const text = readFileSync(new URL(`odd/${name}.txt`, import.meta.url), 'utf8');
  return text
    .split(/^=== /mu)
    .slice(1)
    .map((record) => {
      const end = record.indexOf('\n');
      const [named = '', ...settings] = record.slice(0, end).split(' | ');
      const [language = '', form = ''] = named.split(' ');
      const parts = marked(unescaped(record.slice(end + 1).replace(/\n+$/u, '')));
      return { language, form, written: withSettings(parts, settings) };
    });
}

/** Signs that an editor would not keep: `\u{200b}`. */
const unescaped = (text: string): string =>
  text.replace(/\\u\{([0-9a-f]+)\}/gu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

function marked(body: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of body.matchAll(MARKED)) {
    if (match.index > at) parts.push(frame(body.slice(at, match.index)));
    parts.push(part(match[1] ?? ''));
    at = match.index + match[0].length;
  }
  if (at < body.length) parts.push(frame(body.slice(at)));
  return parts;
}

function part(inner: string): Part {
  const named = /^(a|s|u|q|qa|qu):/u.exec(inner);
  const glue = named ? '' : /^[+~]/u.exec(inner)?.[0];
  const rest = inner.slice(named?.[0].length ?? glue?.length ?? 0);
  const [raw = '', clean = raw] = rest.split('⇒');
  return {
    ...(named ? SPEAKERS[named[1] ?? ''] : {}),
    who: (named && SPEAKERS[named[1] ?? '']?.who) ?? 'customer',
    raw,
    clean: normal(clean),
    ...(glue && { glue: glue === '+' ? ' ' : '' }),
  };
}

function withSettings(parts: Part[], settings: readonly string[]): Written {
  const written: Written = { parts };
  for (const setting of settings) {
    const key = setting.slice(0, setting.indexOf('='));
    const value = setting.slice(key.length + 1).trimEnd();
    if (key === 'author') written.author = value;
    else if (key === 'public') written.isPublic = value === 'yes';
    else if (key === 'enc' && ENCODINGS[value]) written.encode = ENCODINGS[value];
    else if (key.startsWith('col:')) written.columns = { ...written.columns, [key.slice(4)]: value };
    else throw new Error(`unknown setting ${setting}`);
  }
  return written;
}
