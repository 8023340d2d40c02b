import { expect, test } from 'vitest';
import { EnglishWords } from './english-words.ts';

const dictionary = new EnglishWords();

test.each([
  ['de', 'verspatung', ['delay']],
  ['de', 'steuerklasse', ['tax', 'code']],
  // A compound by its parts.
  ['de', 'akkudeckel', ['battery', 'lid']],
  // A run of a script without spaces by the longest words in it.
  ['ja', '配送が遅れて', ['shipping', 'late']],
  ['ko', '배송이', ['delivery']],
  // Norwegian is read as Danish.
  ['no', 'batteriet', ['battery']],
  ['pl', 'opoznienie', ['delay']],
  // Of no known language.
  ['und', 'batteria', ['battery']],
  ['de', 'quokka', []],
])('in %s, %s is %j', (language, word, english) => {
  expect(dictionary.of(word, language)).toEqual(english);
});

test('a word that two languages spell alike is read in the language of its text', () => {
  expect(dictionary.of('rolig', 'sv')).toEqual(['fun']);
  expect(dictionary.of('rolig', 'da')).toEqual(['quiet']);
});
