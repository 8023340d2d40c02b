import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportTarget } from '@earshot/contracts/imports/import-targets';
import type { OutsideQuestion } from './format.ts';

type ColumnMapping = ImportTarget | { target: 'rating'; lowest: number; highest: number };

export interface OutsideItem {
  id: string;
  title: string;
  text: string;
}

export interface OutsideWorkspace {
  name: string;
  /** The file as it is uploaded. */
  csv: string;
  /** By the name of its column. */
  mapping: Record<string, ColumnMapping>;
  items: OutsideItem[];
}

export interface OutsideSet {
  workspaces: OutsideWorkspace[];
  /** Without those that were struck out. */
  questions: OutsideQuestion[];
}

/** Reads a frozen examination, as `README.md` describes its folder. */
export async function readSet(folder: string): Promise<OutsideSet> {
  const files = await readdir(folder);
  const names = files.flatMap((file) => /^(.+)\.mapping\.json$/.exec(file)?.[1] ?? []).sort();
  const workspaces = await Promise.all(names.map((name) => readWorkspace(folder, name)));
  const lines = (await readFile(join(folder, 'questions.jsonl'), 'utf8')).split('\n');
  const questions = lines
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as OutsideQuestion & { struck?: string });
  return { workspaces, questions: questions.filter(({ struck }) => struck === undefined) };
}

async function readWorkspace(folder: string, name: string): Promise<OutsideWorkspace> {
  const csv = await readFile(join(folder, `${name}.csv`), 'utf8');
  const mapping = JSON.parse(
    await readFile(join(folder, `${name}.mapping.json`), 'utf8'),
  ) as OutsideWorkspace['mapping'];
  const [header = [], ...rows] = rowsOf(csv.replace(/^\uFEFF/, ''));
  const columnOf = (target: ImportTarget) => header.findIndex((column) => mapping[column] === target);
  const [id, title, text] = [columnOf('external_id'), columnOf('title'), columnOf('text')];
  const items = rows.map((row, place) => ({
    id: row[id] ?? String(place),
    title: row[title] ?? '',
    text: row[text] ?? '',
  }));
  return { name, csv, mapping, items };
}

/** Rows of a CSV text with commas and doubled quotes. */
export function rowsOf(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const match of csv.matchAll(/("(?:[^"]|"")*"|[^,"\n]*)(,|\r?\n|$)/g)) {
    const [whole, cell = '', end] = match;
    if (whole === '' && row.length === 0) break;
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell.replace(/\r$/, ''));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
