import { expect, test } from 'vitest';
import { looksRandom, turnsOf } from './random-text.ts';

const turn = 3.4;

test.each([
  ['letters, capitals and digits in turns', 'q7Zt2LmX9bRk4WvY8cNd'],
  ['sixteen of them', 'q7Zt2LmX9bRk4WvY'],
  ['in two pieces', 'q7Zt2LmX9bRk.4WvY8cNd2LmX'],
  ['digits and letters of one case', '3f9ac2b8d1e4f5a6'],
  ['hexadecimal digits, most of one kind', 'abcdefabcdefabc1'],
  ['groups of one length', 'A1B2C-D3E4F-G5H6J-K7L8M'],
  ['parted by signs anywhere', 'aB3_dE5-fG7~hJ9kL2mN'],
  ['beside a UUID', '550e8400-e29b-41d4-a716-446655440000-q7Zt2LmX9bRk4WvY'],
])('%s look random: %s', (_what, text) => {
  expect(looksRandom(text, turn)).toBe(true);
});

test.each([
  ['fifteen characters', 'q7Zt2LmX9bRk4Wv'],
  ['a UUID', '550e8400-e29b-41d4-a716-446655440000'],
  ['words', 'authorization-code-grant'],
  ['words of a program', 'getElementsByClassName'],
  ['words with a number', 'samsunggalaxyultra24'],
  ['short words with numbers', 'chapter4part12.chapter4part12'],
  ['digits', '12345678901234567890'],
  ['digits with two letters', '1234567890123456789ab'],
  ['groups of which one is mixed', 'ABCDE-FGHIJ-KLMNO-P1Q2R'],
  ['groups of several lengths', 'A1B2C-D3E4F6-G5H6J-K7L8M'],
])('%s do not: %s', (_what, text) => {
  expect(looksRandom(text, turn)).toBe(false);
});

test('the mean stretch of one kind of letter decides where capitals and small letters are mixed', () => {
  const words = 'mainHeaderButtonBar';
  expect([looksRandom(words, 4.74), looksRandom(words, 4.75)]).toEqual([false, true]);
});

test.each([
  ['getName2', 3],
  ['HTMLPage', 2],
  ['abc', 1],
  ['', 0],
])('%s has its kinds of characters in %i turns', (text, turns) => {
  expect(turnsOf(text)).toBe(turns);
});
