import { readFileSync, writeFileSync } from 'node:fs';
import type { Part } from './select.ts';

/** A line of a `rows.txt`: its fields, and the day that it stands for. */
export interface Row {
  day: string;
  fields: string[];
}

/** An item as it is written to the files of a workspace. */
export interface Item {
  id: string;
  language: string;
  columns: Record<string, string>;
  parts: Part[];
  /** In the scale of 0 to 1; tells which side a mixed item leans to. */
  mood?: number | undefined;
}

const kinds: Record<string, [string, string]> = {
  p: ['praise', 'positive'],
  c: ['complaint', 'negative'],
  b: ['bug', 'negative'],
  x: ['cancel', 'negative'],
  w: ['wish', 'neutral'],
  q: ['confusion', 'neutral'],
  n: ['neutral', 'neutral'],
};

export const partsOf = (text: string): Part[] =>
  text
    .split(', ')
    .map((each) => each.split(' '))
    .filter(([matter]) => matter !== 'none')
    .map(([matter = '', letter = '']) => {
      const kind = kinds[letter];
      if (!kind) throw new Error(text);
      return { matter, kind: kind[0], tone: kind[1] };
    });

/**
 * Lines under `== <month>`, their days spread over the month, or over what `first` and `last` leave of it; one that
 * starts with `@14` is of the fourteenth.
 */
export const readRows = (workspace: string, first: string, last: string): Row[] => {
  const rows: Row[] = [];
  const text = readFileSync(new URL(`${workspace}/rows.txt`, import.meta.url), 'utf8');
  for (const block of text.split('== ').slice(1)) {
    const [month = '', ...lines] = block.trim().split('\n');
    const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
    const from = first.startsWith(month) ? Number(first.slice(8)) : 1;
    const to = last.startsWith(month) ? Number(last.slice(8)) : length;
    for (const [at, line] of lines.entries()) {
      const [, own, rest = line] = /^@(\d+) (.*)$/u.exec(line) ?? [];
      const on = own ?? String(from + Math.floor((at * (to - from + 1)) / lines.length));
      rows.push({ day: `${month}-${on.padStart(2, '0')}`, fields: rest.split(/ ?\| ?/u) });
    }
  }
  return rows.sort((one, other) => one.day.localeCompare(other.day));
};

const cell = (value: string): string => (/[",\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

const sentimentOf = ({ parts, mood = 0 }: Item): { sentiment: string; mixed: boolean } => {
  const good = parts.some(({ tone }) => tone === 'positive');
  const bad = parts.some(({ tone }) => tone === 'negative');
  if (good && bad) return { sentiment: mood >= 0.7 ? 'positive' : 'negative', mixed: true };
  if (bad) return { sentiment: 'negative', mixed: false };
  return { sentiment: good ? 'positive' : 'neutral', mixed: false };
};

export const writeWorkspace = (
  name: string,
  mapping: Record<string, unknown>,
  items: readonly Item[],
  folder: URL,
): void => {
  const header = Object.keys(mapping);
  const lines = items.map(({ columns }) => header.map((column) => cell(columns[column] ?? '')).join(','));
  const write = (ending: string, text: string): void => {
    writeFileSync(new URL(`${name}.${ending}`, folder), `${text}\n`);
  };
  write('csv', [header.map(cell).join(','), ...lines].join('\n'));
  write('mapping.json', JSON.stringify(mapping, undefined, 2));
  const truth = items.map((item) =>
    JSON.stringify({
      id: item.id,
      language: item.language,
      ...sentimentOf(item),
      parts: item.parts,
    }),
  );
  write('truth.jsonl', truth.join('\n'));
};
