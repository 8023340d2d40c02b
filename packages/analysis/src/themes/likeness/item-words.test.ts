import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractFeatures } from '../../features.ts';
import { readWordTable } from '../../word-table.ts';
import { WordReader } from './item-words.ts';

const table = readWordTable(readFileSync(new URL('../../../assets/words-en.bin', import.meta.url)));
const reader = new WordReader(table);
const read = (text: string) => reader.read(extractFeatures(text, table), text).words;
const keysOf = (text: string): string[] => read(text).map(({ key }) => key);

test('a word of another language has the key and the vector of the English one', () => {
  const english = read('The battery is empty again').find(({ key }) => key === 'batteri');
  const german = read('Der Akku ist schon wieder leer').find(({ key }) => key === 'batteri');
  expect(german).toMatchObject({ row: english?.row, isSmall: false });
  expect(english?.row).toBeGreaterThan(0);
});

test('small words of other languages are left out: they would tie each language together', () => {
  expect(keysOf('Der Akku ist schon wieder leer')).not.toContain('~der');
});

test('a word that the dictionary lacks is one of its own language', () => {
  expect(keysOf('Der Grünstich auf den Bildern ist furchtbar')).toContain('~grunstich');
});

test('runs without spaces keep their pairs of characters beside the words in them', () => {
  expect(keysOf('電池がすぐ切れる')).toEqual(expect.arrayContaining(['batteri', '~すぐ']));
});

test('without its text an item is read as before', () => {
  const { words } = reader.read(extractFeatures('Der Akku ist schon wieder leer', table));
  expect(words.map(({ key }) => key)).toContain('~akku');
});
