import type { Reading, Word } from '../questions/reading/reading.ts';
import { wordsOf } from '../questions/reading/reading.ts';
import { stem } from '../text/stem.ts';
import type { KnownInSessions, SessionFilter } from './plan.ts';

/** Something that recordings know, found in a question. */
export interface NamedInSessions {
  /** Names of one group are alternatives to each other. */
  group: 'site' | 'person' | 'account' | 'plan' | `metadata:${string}`;
  label: string;
  part: SessionFilter;
  place: number;
  isExcluded: boolean;
}

interface Entry {
  group: NamedInSessions['group'];
  label: string;
  part: SessionFilter;
  words: readonly string[];
  /** Also a word of its own: it counts as written in the name, or beside one of these words. */
  beside: RegExp | null;
  isProper: boolean;
}

/** The names that recordings know, made ready to be found in questions. */
export class NamesInSessions {
  readonly #byFirst = new Map<string, Entry[]>();
  readonly known: KnownInSessions;

  constructor(known: KnownInSessions) {
    this.known = known;
    const add = (name: string, entry: Omit<Entry, 'words' | 'label'> & { label?: string }) => {
      const words = wordsOf(name).map(({ text }) => text);
      const [first] = words;
      if (first === undefined) return;
      const entries = this.#byFirst.get(first) ?? [];
      entries.push({ label: name, ...entry, words });
      entries.sort((a, b) => b.words.length - a.words.length);
      this.#byFirst.set(first, entries);
    };
    for (const { id, name } of known.sites) {
      add(name, {
        group: 'site',
        part: { site_ids: [id] },
        beside: /^(site|sites|website)$/,
        isProper: true,
      });
    }
    for (const name of known.accounts) {
      add(name, {
        group: 'account',
        part: { accounts: [name] },
        beside: /^(account|company)$/,
        isProper: true,
      });
    }
    for (const name of known.plans) {
      add(name, {
        group: 'plan',
        part: { plans: [name] },
        beside: /^(plan|plans|tier|customers|accounts|users)$/,
        isProper: true,
      });
    }
    for (const { id, name, email } of known.people) this.#addPerson(add, id, name, email);
    for (const { key, values } of known.metadata) this.#addMetadata(add, key, values);
  }

  #addPerson(add: Add, id: string, name: string | null, email: string | null): void {
    const group = 'person' as const;
    const part = { person_ids: [id] };
    const label = name ?? email ?? id;
    for (const one of [name, email, id]) {
      if (one) add(one, { group, part, label, beside: null, isProper: true });
    }
    // A first name alone, where one person has it.
    const first = name?.split(' ')[0] ?? '';
    const alike = this.known.people.filter((other) => other.name?.split(' ')[0] === first);
    if (first && first !== name && alike.length === 1) {
      add(first, { group, part, label, beside: null, isProper: true });
    }
  }

  #addMetadata(add: Add, key: string, values: readonly string[]): void {
    const beside = new RegExp(
      `^(${wordsOf(key)
        .flatMap(({ text }) => [text, `${text}s`])
        .join('|')})$`,
    );
    for (const value of values) {
      add(value, {
        group: `metadata:${key}`,
        part: { metadata: [{ key, condition: 'equals', value }] },
        beside,
        // A number, yes or no says nothing without its key.
        isProper: !/^(\d+|yes|no|true|false|.{1,2})$/i.test(value),
      });
    }
  }

  /** The longest name that begins at a place of the question. */
  at(reading: Reading, place: number): { entry: Entry; end: number } | null {
    const first = reading.words[place];
    if (!first || reading.isTaken(place)) return null;
    for (const entry of this.#byFirst.get(first.text) ?? []) {
      const end = place + entry.words.length;
      const words = reading.words.slice(place, end);
      const isHere =
        words.length === entry.words.length &&
        words.every(({ text }, i) => !reading.isTaken(place + i) && text === entry.words[i]);
      if (isHere && isMeant(entry, words, reading, place, end)) return { entry, end };
    }
    return null;
  }
}

type Add = (name: string, entry: Omit<Entry, 'words' | 'label'> & { label?: string }) => void;

function isMeant(
  entry: Entry,
  words: readonly Word[],
  reading: Reading,
  place: number,
  end: number,
): boolean {
  const near = [reading.words[place - 1], reading.words[end]];
  if (entry.beside && near.some((word) => word && entry.beside?.test(word.text))) return true;
  if (!entry.isProper) return false;
  // Names of several words or with signs in them are nothing else; a single word has to begin as a name does.
  return words.length > 1 || /[\d.@]/.test(words[0]?.said ?? '') || /^\p{Lu}/u.test(words[0]?.said ?? '');
}

/** Takes every name out of a question. */
export function takeNames(reading: Reading, names: NamesInSessions): NamedInSessions[] {
  const found: NamedInSessions[] = [];
  for (let place = 0; place < reading.words.length; place += 1) {
    const at = names.at(reading, place);
    if (!at) continue;
    const { group, label, part } = at.entry;
    const isOut = isExcluded(reading, place);
    found.push({ group, label, part: isOut ? withoutValue(part) : part, place, isExcluded: isOut });
    reading.takeWords(place, at.end, group);
    takeNoun(reading, at.entry, place, at.end);
    place = at.end - 1;
  }
  return found;
}

/** Metadata can be asked for by what it is not. */
function withoutValue({ metadata = [], ...part }: SessionFilter): SessionFilter {
  return { ...part, metadata: metadata.map((one) => ({ ...one, condition: 'not_equals' as const })) };
}

const nouns: Readonly<Record<string, RegExp>> = {
  site: /^(site|website)$/,
  account: /^(account|company)$/,
  plan: /^(plan|tier)$/,
};

/** "The Docs site", "release 4.2.1": the noun beside the name says nothing more. */
function takeNoun(reading: Reading, { group, beside }: Entry, place: number, end: number): void {
  const noun = group.startsWith('metadata:') ? beside : nouns[group];
  for (const at of [end, place - 1]) {
    if (noun && !reading.isTaken(at) && noun.test(reading.words[at]?.text ?? '')) {
      reading.takeWords(at, at + 1, group);
      return;
    }
  }
}

const excluding = /^(not|excluding|except|without|besides|ignoring|outside|but)$/;
const between = /^(from|in|on|of|at|by|with|the|for|site|plan|any)$/;

function isExcluded(reading: Reading, place: number): boolean {
  for (let at = place - 1; at >= 0; at -= 1) {
    const word = reading.words[at]?.text ?? '';
    if (excluding.test(word)) return true;
    if (word === 'than' && reading.words[at - 1]?.text === 'other') return true;
    if (!between.test(word)) return false;
  }
  return false;
}

/** The key of metadata that these words name. */
export function metadataKeyOf(known: KnownInSessions, said: string): string | null {
  const stems = (text: string) =>
    wordsOf(text)
      .map(({ text: word }) => stem(word))
      .join(' ');
  return known.metadata.find(({ key }) => stems(key) === stems(said))?.key ?? null;
}
