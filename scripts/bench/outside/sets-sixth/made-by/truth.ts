import { readFileSync } from 'node:fs';
import type { Part } from './select.ts';

/** An item as the files of a workspace have it. */
export interface TrueItem {
  id: string;
  day: string;
  /** Title and text. */
  text: string;
  columns: Record<string, string>;
  rating: number | undefined;
  language: string;
  sentiment: string;
  parts: Part[];
}

const cellsOf = (csv: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/gu)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') rows.push([]);
  }
  return rows.slice(0, -1);
};

interface Said {
  id: string;
  language: string;
  sentiment: string;
  parts: Part[];
}

/** Reads `<workspace>.csv` by its mapping, with what `<workspace>.truth.jsonl` knows of each item. */
export const readTruth = (workspace: string, folder: URL): TrueItem[] => {
  const read = (ending: string): string => readFileSync(new URL(`${workspace}.${ending}`, folder), 'utf8');
  const mapping = JSON.parse(read('mapping.json')) as Record<string, string | { target: string }>;
  const columnOf = (target: string): string =>
    Object.keys(mapping).find((column) => {
      const to = mapping[column];
      return (typeof to === 'object' ? to.target : to) === target;
    }) ?? '';
  const lines = read('truth.jsonl').trim().split('\n');
  const truths = new Map(lines.map((line) => JSON.parse(line) as Said).map((said) => [said.id, said]));
  const [header = [], ...rows] = cellsOf(read('csv'));
  return rows.map((row) => {
    const columns = Object.fromEntries(header.map((column, at) => [column, row[at] ?? '']));
    const of = (target: string): string => columns[columnOf(target)] ?? '';
    const said = truths.get(of('external_id'));
    if (!said) throw new Error(`no truth of ${of('external_id')}`);
    const rating = of('rating') === '' ? undefined : Number(of('rating'));
    columns['#account'] = of('account_name');
    columns['#author'] = of('author_email') || of('author_name');
    return { ...said, day: of('said_at'), text: `${of('title')}\n${of('text')}`, columns, rating };
  });
};
