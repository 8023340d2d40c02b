import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The shapes that scripts/bench/outside-text/README.md describes. */
export interface SearchSource {
  name: string;
  isFrozen: boolean;
  texts: { id: string; text: string; matters: string[] }[];
  questions: { id: string; text: string; matter: string | null }[];
}

export interface ThemeSource {
  name: string;
  isFrozen: boolean;
  items: { id: string; text: string; matters: string[]; kind: string }[];
}

/** Ten topics over texts that both halves share. */
export interface TopicSet {
  name: string;
  isFrozen: boolean;
  texts: { id: string; text: string }[];
  topics: { topic: string; title: string; description: string }[];
  /** Topics of each text, by its id. */
  truth: Map<string, string[]>;
}

const HALVES = ['open', 'frozen'] as const;

export function searchSources(folder: string): SearchSource[] {
  return sourcesIn(join(folder, 'search')).map(({ path, ...source }) => ({
    ...source,
    texts: linesOf<SearchSource['texts'][number]>(join(path, 'texts.jsonl')),
    questions: linesOf<SearchSource['questions'][number]>(join(path, 'questions.jsonl')),
  }));
}

export function themeSources(folder: string): ThemeSource[] {
  return sourcesIn(join(folder, 'themes')).map(({ path, ...source }) => ({
    ...source,
    items: linesOf<ThemeSource['items'][number]>(join(path, 'items.jsonl')),
  }));
}

export function topicSets(folder: string): TopicSet[] {
  const within = join(folder, 'topics');
  return HALVES.filter((half) => existsSync(join(within, half))).map((half) => ({
    name: `${half} topics`,
    isFrozen: half === 'frozen',
    texts: linesOf<TopicSet['texts'][number]>(join(within, 'texts.jsonl')),
    topics: linesOf<TopicSet['topics'][number]>(join(within, half, 'topics.jsonl')),
    truth: new Map(
      linesOf<{ id: string; topics: string[] }>(join(within, half, 'truth.jsonl')).map((one) => [
        one.id,
        one.topics,
      ]),
    ),
  }));
}

/** The objects of a file of JSON Lines; throws what `node:fs` and `JSON` throw. */
export function linesOf<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

function sourcesIn(folder: string): { name: string; isFrozen: boolean; path: string }[] {
  return HALVES.flatMap((half) => {
    const within = join(folder, half);
    if (!existsSync(within)) return [];
    return readdirSync(within)
      .sort()
      .map((name) => ({ name: `${half} ${name}`, isFrozen: half === 'frozen', path: join(within, name) }));
  });
}
