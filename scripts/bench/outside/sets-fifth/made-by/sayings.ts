import { existsSync, readFileSync } from 'node:fs';
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

const linesOf = (workspace: string, file: string): string[] =>
  readFileSync(new URL(`${workspace}/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Hands out the sayings of a matter in a language one after the other, each as often as the next. */
export class Sayings {
  readonly #lines = new Map<string, string[]>();
  readonly #decks = new Map<string, string[]>();
  readonly #chance: Chance;
  readonly parts = new Map<string, Part>();

  constructor(workspace: string, languages: readonly string[], chance: Chance) {
    this.#chance = chance;
    for (const language of languages) {
      this.#read(linesOf(workspace, `sayings.${language}.txt`), language);
      const more = `sayings.${language}-more.txt`;
      if (existsSync(new URL(`${workspace}/${more}`, import.meta.url)))
        this.#read(linesOf(workspace, more), language);
    }
  }

  #read(lines: readonly string[], language: string): void {
    let head = '';
    for (const line of lines) {
      if (line.startsWith('== ')) {
        const [matter, kind, tone] = line.slice(3).split(' | ');
        if (!matter || !kind || !tone) throw new Error(line);
        head = `${matter}/${kind}`;
        const known = this.parts.get(head);
        if (known && known.tone !== tone) throw new Error(`${head} has two tones`);
        this.parts.set(head, { matter, kind, tone });
      } else {
        const key = `${head}@${language}`;
        this.#lines.set(key, [...(this.#lines.get(key) ?? []), line]);
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

/** Titles by what they stand over: `name: one | another`. */
export const readTitles = (workspace: string): Map<string, string[]> =>
  new Map(
    linesOf(workspace, 'titles.txt').map((line): [string, string[]] => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2).split(' | ')];
    }),
  );

const partsOf = (text: string): Part[] =>
  text
    .split('; ')
    .map((each) => each.split(' '))
    .filter(([matter]) => matter !== 'none')
    .map(([matter = '', kind = '', tone = '']) => ({ matter, kind, tone }));

/** Texts in one piece: `-- language | matter kind tone; … | title | column=value`, and the text on the next line. */
export const readWholes = (workspace: string): Whole[] => {
  const wholes: Whole[] = [];
  for (const line of linesOf(workspace, 'wholes.txt')) {
    if (line.startsWith('-- ')) {
      const [language = '', said = '', ...rest] = line.slice(3).split(' | ');
      const columns = Object.fromEntries(
        rest.filter((each) => /^\w+=/u.test(each)).map((each) => each.split('=') as [string, string]),
      );
      const title = rest.find((each) => !/^\w+=/u.test(each)) ?? '';
      wholes.push({ language, parts: partsOf(said), title, columns, text: '' });
    } else {
      const last = wholes.at(-1);
      if (last) last.text = line;
    }
  }
  return wholes;
};
