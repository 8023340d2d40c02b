import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractFeatures } from '../features.ts';
import { SearchIndex } from '../search-index.ts';
import { readWordTable } from '../word-table.ts';

const words = readWordTable(readFileSync(new URL('../../assets/words-en.bin', import.meta.url)));
const index = new SearchIndex(words);
const texts = [
  'The parcel came late',
  'Late parcels, and the invoice was wrong',
  'Customer service never answered',
  'Zwei Rechnungen sind falsch und niemand antwortet mir auf meine Fragen',
  'アプリの音が出ません',
];
texts.forEach((text, i) => index.upsert(i, i, extractFeatures(text, words)));

test('each list finds the items that contain each word of one of its wordings, as these find them alone', () => {
  const lists = [['parcel', 'customer service'], ['Rechnung', 'invoices'], ['音'], ['nothing of this'], []];
  const found = index.itemsWithEach(lists).map((ids) => ids.sort((a, b) => a - b));
  expect(found).toEqual([[0, 1, 2], [1, 3], [4], [], []]);
  for (const [i, list] of lists.entries()) {
    const alone = new Set(list.flatMap((text) => index.itemsWithWords(text)));
    expect(new Set(found[i])).toEqual(alone);
  }
});

test('in languages that join words, a word is found as the last part of another, where the first is a word as well', () => {
  const german = new SearchIndex(words);
  [
    'Die Paketlieferung kommt jeden Tag zu spät und niemand antwortet',
    'Das Paket ist nie gekommen und niemand hat mir geantwortet',
    'Der Rechnungsbetrag ist falsch und viel zu hoch für mich',
    'Die Lieferungen kommen immer zu spät bei uns an',
    'Der Lieferungxyzq ist gar nichts und niemand kennt ihn',
    'The delivery was late and nobody answered the phone',
  ].forEach((text, i) => german.upsert(i, i, extractFeatures(text, words)));
  const found = german.itemsWithEach([['Lieferung'], ['Rechnung'], ['Betrag']]);
  expect(found.map((ids) => ids.sort((a, b) => a - b))).toEqual([[0, 3], [], [2]]);
});
