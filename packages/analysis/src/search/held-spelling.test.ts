import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractFeatures } from '../features.ts';
import { SearchIndex } from '../search-index.ts';
import { readWordTable } from '../word-table.ts';

const words = readWordTable(readFileSync(new URL('../../assets/words-en.bin', import.meta.url)));
const index = new SearchIndex(words);
[
  'Phone support never answers the phone',
  'The support on the phone was rude',
  'Customer service is slow, the customer waits',
  'Bad service for a customer of ten years',
  'Delivery came late, delivery again',
  'The delivery man was late',
  'My account is locked',
  'Account closed without asking',
  'The milk meter shows nothing',
  'Our milk meter is off by ten litres',
].forEach((text, i) => index.upsert(i, i, extractFeatures(text, words)));

test.each([
  ['fone suport', 'phone support'],
  ['custmer servise', 'customer service'],
  ['custmor', 'customer'],
  ['delivry', 'delivery'],
  ['akount', 'account'],
  ['milkmeter', 'milk meter'],
])('%s is spelt as items spell it: %s', (asked, held) => {
  expect(index.heldSpelling(asked)).toBe(held);
});

test.each(['phone', 'parcels', 'printer', 'fone5', 'zzkwp', 'tone', 'surface'])(
  '%s stays, since it is right or like nothing here',
  (asked) => {
    expect(index.heldSpelling(asked)).toBeNull();
  },
);

test('another form of a word in another language is not misspelt', () => {
  const german = new SearchIndex(words);
  [
    'Die falsche Rechnung kam nach drei Wochen und niemand antwortet',
    'Eine falsche Rechnung, und niemand hat sich bei mir gemeldet',
  ].forEach((text, i) => german.upsert(i, i, extractFeatures(text, words)));
  expect(german.heldSpelling('falschen')).toBeNull();
  expect(german.heldSpelling('Rechnugn')).toBe('rechnung');
});
