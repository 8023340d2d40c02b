import { readFileSync } from 'node:fs';
import type { Chance } from './chance.ts';

export const kinds = [
  'bug',
  'complaint',
  'confusion',
  'price',
  'cancellation',
  'praise',
  'wish',
  'question',
  'remark',
] as const;
export type Kind = (typeof kinds)[number];
export type Tone = -1 | 0 | 1;

export interface Saying {
  matter: string;
  kind: Kind;
  tone: Tone;
  language: string;
  pattern: string;
}

export interface Sayings {
  of: Saying[];
  matters: string[];
  openers: Map<string, string[]>;
  closers: Map<string, string[]>;
  /** What has nothing to do with any matter, though it may use its words. */
  asides: Map<string, string[]>;
  /** Whole texts without a matter: they come again and again. */
  noise: { tone: Tone; language: string; text: string }[];
}

const tones: Record<Kind, Tone> = {
  bug: -1,
  complaint: -1,
  confusion: -1,
  price: -1,
  cancellation: -1,
  praise: 1,
  wish: 0,
  question: 0,
  remark: 0,
};

/** Sections are `# matter`, lines are `kind language: pattern`, English where no language is written. */
export function readSayings(path: string): Sayings {
  const sayings: Sayings = {
    of: [],
    matters: [],
    openers: new Map(),
    closers: new Map(),
    asides: new Map(),
    noise: [],
  };
  const lists = new Map([
    ['=openers', sayings.openers],
    ['=closers', sayings.closers],
    ['=asides', sayings.asides],
  ]);
  let section = '';
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    if (line.startsWith('# ')) {
      section = line.slice(2).trim();
      if (!section.startsWith('=')) sayings.matters.push(section);
      continue;
    }
    const colon = line.indexOf(':');
    const [head = '', second = 'en'] = line.slice(0, colon).split(' ');
    const pattern = line.slice(colon + 1).trim();
    const list = lists.get(section);
    if (list) {
      list.set(head, [...(list.get(head) ?? []), pattern]);
    } else if (section === '=noise') {
      sayings.noise.push({
        tone: head === '+' ? 1 : head === '-' ? -1 : 0,
        language: second,
        text: pattern,
      });
    } else {
      const kind = kinds.find((known) => known === head);
      if (kind === undefined) throw new Error(`Unknown kind in ${path}: ${line}`);
      sayings.of.push({ matter: section, kind, tone: tones[kind], language: second, pattern });
    }
  }
  return sayings;
}

/** Fills in `(this|that)`, `{2-5}` and `{name}`. */
export function speak(pattern: string, names: Readonly<Record<string, string>>, chance: Chance): string {
  return pattern
    .replaceAll(/\{(\d+)-(\d+)\}/g, (_, low: string, high: string) =>
      String(chance.whole(Number(low), Number(high))),
    )
    .replaceAll(/\(([^()]*\|[^()]*)\)/g, (_, choices: string) => chance.pick(choices.split('|')))
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole)
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ (?=[,.?!])/g, '')
    .trim();
}
