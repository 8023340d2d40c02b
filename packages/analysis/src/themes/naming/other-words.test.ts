import { expect, test } from 'vitest';
import { EnglishWords } from '../../language/english-words.ts';
import { otherWords } from './other-words.ts';
import { phraseWords } from './phrases/phrase-words.ts';

const dictionary = new EnglishWords();
const wordsOf = (language: string, text: string) =>
  phraseWords(text, language === 'en', 60, { language, toEnglish: (word) => dictionary.of(word, language) });
const heard = [
  wordsOf('en', 'The brakes squeal'),
  wordsOf('de', 'Die Bremsen quietschen'),
  wordsOf('de', 'Meine Bremsen sind hin'),
  wordsOf('es', 'Los frenos no van'),
  wordsOf('es', 'Otros frenos peligrosos'),
  wordsOf('fr', 'Les freins sont morts'),
];

test('what other languages write for a name is told, but for what one item writes', () => {
  expect(otherWords(heard, ['brake'], 'Brakes: squeal')).toEqual(['Bremsen', 'frenos']);
});

test('what the name itself writes is not told again', () => {
  expect(otherWords(heard, ['brake'], 'Bremsen')).toEqual(['frenos']);
});

test('nothing is told of words that no other language has', () => {
  expect(otherWords(heard, ['squeal'], 'Squeal')).toEqual([]);
});
