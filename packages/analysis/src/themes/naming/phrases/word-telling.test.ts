import { expect, test } from 'vitest';
import { encodeWordTable } from '../../../word-table-format.ts';
import { readWordTable } from '../../../word-table.ts';
import type { PhraseWord } from './phrase-words.ts';
import { tellingOf } from './word-telling.ts';

const word = (written: string, isEnglish = true): PhraseWord => ({
  ...{ written, key: written, role: 'content', isEnglish },
  ...{ language: isEnglish ? 'en' : 'de', isStart: false, isSpaced: true },
});

test('the commonest words tell least, and unknown words all that a word can', () => {
  const common = ['the', 'card', 'bank'];
  const table = readWordTable(
    encodeWordTable(
      common,
      common.map(() => [1, 2, -3, 0]),
    ),
  );
  const telling = [...common, 'zyx'].map((written) => tellingOf(word(written), table));
  expect(telling[0]).toBeGreaterThan(0);
  expect(telling).toEqual(telling.toSorted((a, b) => a - b));
  expect(new Set(telling).size).toBe(4);
  expect(telling.at(-1)).toBe(1);
});

test('spans of time and praise tell little in English, blame and words of other languages all', () => {
  const table = readWordTable(encodeWordTable(['the'], [[1, 2, -3, 0]]));
  const telling = (written: string, isEnglish = true) => tellingOf(word(written, isEnglish), table);
  expect(['hour', 'hours', 'Weekend'].map((written) => telling(written))).toEqual([0.3, 0.3, 0.3]);
  expect(['great', 'excellent'].map((written) => telling(written))).toEqual([0.35, 0.35]);
  expect(['crash', 'terrible', 'hourglass'].map((written) => telling(written))).toEqual([1, 1, 1]);
  expect([telling('hour', false), telling('great', false), telling('the', false)]).toEqual([1, 1, 1]);
});
