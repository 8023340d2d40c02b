import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { extractFeatures } from '@earshot/analysis/features';
import { detectLanguage } from '@earshot/analysis/language';
import { SearchIndex } from '@earshot/analysis/search-index';
import { sentimentOf } from '@earshot/analysis/sentiment';
import { readLearntTone } from '@earshot/analysis/sentiment/learnt-tone';
import { findThemes } from '@earshot/analysis/themes/find-themes';
import type { ThemeItem } from '@earshot/analysis/themes/find-themes';
import { readWordTable } from '@earshot/analysis/word-table';
import type { Line } from './lines.ts';
import { writeLine } from './lines.ts';
import { topicsMode } from './topics-mode.ts';

/** Answers the lines of one mode. */
export type Mode = (lines: AsyncIterable<Line>, output: Writable) => Promise<void>;

const WORD_TABLE = new URL('../../packages/analysis/assets/words-en.bin', import.meta.url);
const TONE = new URL('../../packages/analysis/assets/tone.bin', import.meta.url);
const RESULTS = 10;

/** Lines in: `{type: "doc", id, text}` and `{type: "query", id, text, k?}`; out, per query: `{id, results: [{id, score}]}`. */
const search: Mode = async (lines, output) => {
  const words = readWordTable(readFileSync(WORD_TABLE));
  const index = new SearchIndex(words);
  const ids: (string | number)[] = [];
  const known = new Set<string | number>();
  for await (const line of lines) {
    const type = line.text('type');
    const id = line.id('id');
    const text = line.text('text');
    if (type === 'doc') {
      if (known.has(id)) throw line.fault('id', `is ${JSON.stringify(id)}, which an earlier doc has`);
      known.add(id);
      index.upsert(ids.length, ids.length, extractFeatures(text, words));
      ids.push(id);
    } else if (type === 'query') {
      const page = { offset: 0, limit: line.count('k', RESULTS) };
      let { results } = index.search({ text }, page);
      // Too few found: the rest of the page is filled with what comes nearest.
      if (results.length < Math.min(page.limit, ids.length)) {
        ({ results } = index.search({ text }, { ...page, keepLowScores: true }));
      }
      await writeLine(output, { id, results: results.map((one) => ({ id: ids[one.id], score: one.score })) });
    } else {
      throw line.fault('type', 'must be "doc" or "query"');
    }
  }
};

/** Lines in: `{id, text, title?}`; out: `{id, label}`. */
const sentiment: Mode = async (lines, output) => {
  const words = readWordTable(readFileSync(WORD_TABLE));
  const general = readLearntTone(readFileSync(TONE), words);
  for await (const line of lines) {
    const { label } = sentimentOf({ text: line.text('text'), title: line.textOrNull('title') }, { general });
    await writeLine(output, { id: line.id('id'), label });
  }
};

/** Lines in: `{id, text}`; out: `{id, lang}`, two letters or `und`. */
const lang: Mode = async (lines, output) => {
  for await (const line of lines) {
    await writeLine(output, { id: line.id('id'), lang: detectLanguage(line.text('text')).language });
  }
};

/** Lines in: `{id, text}`; out, once all are read: `{id, cluster, name}`, both null for an item without a theme. */
const cluster: Mode = async (lines, output) => {
  const words = readWordTable(readFileSync(WORD_TABLE));
  const ids: (string | number)[] = [];
  const items: ThemeItem[] = [];
  for await (const line of lines) {
    const text = line.text('text');
    items.push({ id: ids.length, text, features: extractFeatures(text, words) });
    ids.push(line.id('id'));
  }
  const { themes, themeOf } = findThemes(items, words);
  const names = new Map(themes.map(({ id, name }) => [id, name]));
  for (const [item, id] of ids.entries()) {
    const theme = themeOf.get(item) ?? null;
    await writeLine(output, { id, cluster: theme, name: theme === null ? null : names.get(theme) });
  }
};

export const MODES: ReadonlyMap<string, Mode> = new Map([
  ['search', search],
  ['topics', topicsMode],
  ['sentiment', sentiment],
  ['lang', lang],
  ['cluster', cluster],
]);
