import { readFileSync } from 'node:fs';
import type { Chance } from './chance.ts';

export interface Part {
  matter: string;
  kind: string;
  tone: string;
}

/** A text that was written in one piece, with what it says and the columns it insists on. */
export interface Whole {
  language: string;
  parts: Part[];
  title: string;
  columns: Record<string, string>;
  text: string;
}

const textOf = (workspace: string, file: string): string[] =>
  readFileSync(new URL(`${workspace}/${file}`, import.meta.url), 'utf8').split('\n');

/** Hands out the sayings of a matter in a language one after the other, each as often as the next. */
export class Sayings {
  readonly #lines = new Map<string, string[]>();
  readonly #decks = new Map<string, string[]>();
  readonly #chance: Chance;
  readonly parts = new Map<string, Part>();

  constructor(workspace: string, file: string, chance: Chance) {
    this.#chance = chance;
    let head = '';
    for (const line of textOf(workspace, file)) {
      if (line.startsWith('== ')) {
        const [matter, kind, tone] = line.slice(3).split(' | ');
        if (!matter || !kind || !tone) throw new Error(line);
        head = `${matter}/${kind}`;
        this.parts.set(head, { matter, kind, tone });
      } else if (line !== '') {
        const key = `${head}@${line.slice(0, 2)}`;
        this.#lines.set(key, [...(this.#lines.get(key) ?? []), line.slice(3)]);
      }
    }
  }

  has(head: string, language: string): boolean {
    return this.#lines.has(`${head}@${language}`);
  }

  deal(head: string, language: string): string {
    const key = `${head}@${language}`;
    const deck = this.#decks.get(key) ?? [];
    if (deck.length === 0) deck.push(...this.#chance.shuffled(this.#lines.get(key) ?? []));
    const saying = deck.pop();
    if (saying === undefined) throw new Error(`no saying for ${key}`);
    this.#decks.set(key, deck);
    return saying;
  }
}

const partsOf = (text: string): Part[] =>
  text
    .split('; ')
    .map((each) => each.split(' '))
    .filter(([matter]) => matter !== 'none')
    .map(([matter = '', kind = '', tone = '']) => ({ matter, kind, tone }));

export const readWholes = (workspace: string): Whole[] => {
  const wholes: Whole[] = [];
  for (const line of textOf(workspace, 'wholes.txt')) {
    if (line.startsWith('-- ')) {
      const [language = '', said = '', ...rest] = line.slice(3).split(' | ');
      const columns = Object.fromEntries(
        rest.filter((each) => /^\w+=/u.test(each)).map((each) => each.split('=') as [string, string]),
      );
      const title = rest.find((each) => !/^\w+=/u.test(each)) ?? '';
      wholes.push({ language, parts: partsOf(said), title, columns, text: '' });
    } else if (line !== '') {
      const last = wholes.at(-1);
      if (last) last.text = line;
    }
  }
  return wholes;
};
