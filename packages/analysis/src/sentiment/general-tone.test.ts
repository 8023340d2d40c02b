import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentimentOf } from '../sentiment.ts';
import { readWordTable } from '../word-table.ts';
import { readLearntTone } from './learnt-tone.ts';

const assets = new URL('../../assets/', import.meta.url);
const words = readWordTable(readFileSync(new URL('words-en.bin', assets)));
const general = readLearntTone(readFileSync(new URL('tone.bin', assets)), words);
const toneOf = (text: string) => sentimentOf({ text }, { general }).label;

test.each([
  'The map is slow',
  'The door is broken',
  'The last page is missing',
  'My parcel was late again',
  'I cannot find the receipt',
  'Die Seite ist langsam',
  'Le livreur est en retard',
  'No puedo pagar',
  'Manca una vite',
  'Two hours on hold and then the line went dead',
  'I had to carry the pram up four flights myself',
  'Nobody told us that the pool would be shut all week',
  'Drei Wochen gewartet und immer noch keine Antwort',
  'Deux mois que j’attends mon remboursement',
])('trouble that no word names is negative: %s', (text) => {
  expect(toneOf(text)).toBe('negative');
});

test.each([
  'The parcel came on Tuesday',
  'We sat in the second row',
  'Is there a group rate?',
  'Hello',
  'Das Paket wurde geliefert',
])('what blames and praises nothing is neutral: %s', (text) => {
  expect(toneOf(text)).toBe('neutral');
});

test.each([
  ['The screen freezes whenever I open two tabs', 'negative'],
  ['Nice idea, but the sync has been broken since March', 'negative'],
  ['Cannot scan my card, please help', 'negative'],
  ['The parcel came on Tuesday', 'neutral'],
  ['Hello', 'neutral'],
  ['Love it, wonderful app, best I ever had', 'positive'],
])('beside 5 of 0 to 10 the words decide: %s', (text, expected) => {
  const rating = { value: 3, scale: 5 };
  expect(sentimentOf({ text, rating }, { general })).toMatchObject({ label: expected, by: 'lexicon' });
});

test('faint praise beside a middling rating is not taken for praise', () => {
  const text = 'The pool is warm enough for the children';
  const shares = general.sharesOf(general.inputsOf({ text }, 'en'));
  const alone = sentimentOf({ text }, { general });
  const beside = sentimentOf({ text, rating: { value: 3, scale: 5 } }, { general });
  expect(shares[2]).toBeGreaterThan(0);
  expect(beside.score).toBeLessThan(alone.score);
});

test.each([
  ['I have to restart it every morning and support never answers my tickets', 4, 'negative'],
  ['It crashes every time I open it, useless', 4, 'negative'],
  ['Nice', 4, 'positive'],
  ['The parcel came on Tuesday', 5, 'positive'],
  ['The parcel came on Tuesday', 2, 'negative'],
])('a rating is weighed with the words: %s, %s of 5', (text, value, expected) => {
  expect(sentimentOf({ text, rating: { value, scale: 5 } }, { general }).label).toBe(expected);
});

test('a rating at the end of its scale decides beside words that are not certain', () => {
  const rating = { value: 5, scale: 5 };
  expect(sentimentOf({ text: 'Two hours on hold', rating }, { general })).toMatchObject({
    label: 'positive',
    by: 'rating',
  });
});
