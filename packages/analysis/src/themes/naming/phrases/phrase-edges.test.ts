import { expect, test } from 'vitest';
import { noPlaces, PhraseEdges } from './phrase-edges.ts';
import type { PhraseWord } from './phrase-words.ts';

const word = (key: string, role: PhraseWord['role'] = 'content'): PhraseWord => ({
  written: key,
  key,
  role,
  isEnglish: true,
  language: 'en',
  isStart: false,
  isSpaced: true,
});

test('a word that people end with closes a phrase more surely than one they go on from', () => {
  const texts = Array.from({ length: 6 }, () => [word('the', 'function'), word('virtual'), word('card')]);
  const edges = new PhraseEdges(texts);
  expect(edges.closes('card', noPlaces())).toBeGreaterThan(edges.closes('virtual', noPlaces()));
  expect(edges.opens('virtual', noPlaces())).toBeGreaterThan(edges.opens('card', noPlaces()));
});
