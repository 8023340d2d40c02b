import { expect, test } from 'vitest';
import { englishOf, translationsOf } from './dictionary.ts';

test('an English word in any of its forms has what other languages call it', () => {
  expect(translationsOf('printers')).toEqual(expect.arrayContaining(['Drucker', 'imprimante', 'プリンター']));
  expect(translationsOf('gift card')).toEqual(expect.arrayContaining(['Geschenkkarte']));
  expect(translationsOf('quokka')).toEqual([]);
  // Not what a path is called.
  expect(translationsOf('pathly')).toEqual([]);
});

test.each([
  ['druckern', 'printer'],
  ['batteria', 'battery'],
  ['verspatung', 'delay'],
  ['電池', 'battery'],
])('%s is %s, without accents and in another form', (word, english) => {
  expect(englishOf(word)).toBe(english);
});

test('a word that is spelt like another English one is no translation to look for, but is read in its own language', () => {
  expect(translationsOf('hard')).not.toContain('hart');
  expect(englishOf('hart')).toBe('hard');
});
