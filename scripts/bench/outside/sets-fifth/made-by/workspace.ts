import { writeFileSync } from 'node:fs';
import type { Part } from './sayings.ts';

/** An item with its columns, and what its author meant by it. */
export interface Item {
  id: string;
  language: string;
  day: string;
  title: string;
  text: string;
  columns: Record<string, string>;
  parts: Part[];
}

type Target = string | { target: 'rating'; lowest: number; highest: number };

export interface Workspace {
  name: string;
  /** The columns that stand for the item's own properties; all others are kept in `columns`. */
  named: { id: string; day: string; text: string; title?: string };
  mapping: Record<string, Target>;
  items: Item[];
}

const cell = (value: string): string => (/[",\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

const sentimentOf = (item: Item): { sentiment: string; mixed: boolean } => {
  const good = item.parts.some(({ tone }) => tone === 'positive');
  const bad = item.parts.some(({ tone }) => tone === 'negative');
  let sentiment = 'neutral';
  if (bad) sentiment = 'negative';
  else if (good) sentiment = 'positive';
  return { sentiment, mixed: good && bad };
};

const rowOf = (workspace: Workspace, item: Item): Record<string, string> => {
  const { named } = workspace;
  const row = { ...item.columns, [named.id]: item.id, [named.day]: item.day, [named.text]: item.text };
  return named.title === undefined ? row : { ...row, [named.title]: item.title };
};

export const writeWorkspace = (workspace: Workspace, folder: URL): void => {
  const header = Object.keys(workspace.mapping);
  const lines = workspace.items.map((item) => {
    const row = rowOf(workspace, item);
    return header.map((column) => cell(row[column] ?? '')).join(',');
  });
  const write = (ending: string, text: string): void => {
    writeFileSync(new URL(`${workspace.name}.${ending}`, folder), `${text}\n`);
  };
  write('csv', [header.map(cell).join(','), ...lines].join('\n'));
  write('mapping.json', JSON.stringify(workspace.mapping, undefined, 2));
  const truth = workspace.items.map((item) =>
    JSON.stringify({
      id: item.id,
      language: item.language,
      ...sentimentOf(item),
      parts: item.parts,
    }),
  );
  write('truth.jsonl', truth.join('\n'));
};
