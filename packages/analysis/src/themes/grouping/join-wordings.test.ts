import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extractFeatures } from '../../features.ts';
import { readWordTable } from '../../word-table.ts';
import { WordReader } from '../likeness/item-words.ts';
import { joinWordings } from './join-wordings.ts';
import { saidTerms } from '../said/said-terms.ts';

const words = readWordTable(readFileSync(new URL('../../../assets/words-en.bin', import.meta.url)));
const nobody = (): boolean => false;

/** Sentences as a template makes them: each a community of its own. */
const SENTENCES = [
  'Refunds to cards take weeks and our customers blame us',
  'The refund to a card has still not arrived',
  'Die Erstattung auf die Karte dauert Wochen, unsere Kunden sind sauer',
  'The receipt printer spits out blank paper',
  'Our printer cuts the printed receipt in the middle',
  'Der Drucker druckt seit gestern leeres Papier',
  'The stock count is wrong after every evening',
  'Stock at the second shop shows minus seven pieces',
  'Der Lagerbestand zeigt im zweiten Laden minus sieben Stück',
  'The password I chose is refused when I sign in',
  'Nobody can log in with the new password',
  'Mit dem neuen Passwort kann sich niemand anmelden',
  'The parcel came without its box',
  'A parcel was left in the rain by your courier',
  'Das Paket kam ohne Karton, Lieferung im Regen',
];
const TAILS = ['', ', whatever we try', ' again', '!!'];

const reader = new WordReader(words);
const saidOf = (texts: readonly string[]) => {
  const items = texts.map((text) => ({ text, features: extractFeatures(text, words) }));
  return saidTerms(
    items,
    items.map(({ text, features }) => reader.read(features, text)),
  );
};

describe('joinWordings', () => {
  const texts = SENTENCES.flatMap((sentence) => TAILS.map((tail) => sentence + tail));
  const communities = Int32Array.from(texts, (_, place) => Math.floor(place / TAILS.length));

  const joined = joinWordings(communities, saidOf(texts), nobody);
  /** Groups of the sentences of each matter: two in English, one in German. */
  const groups = Array.from({ length: SENTENCES.length / 3 }, (_, matter) =>
    [0, 1, 2].map((sentence) => joined[(3 * matter + sentence) * TAILS.length]),
  );

  test('a refund is one group, in both languages', () => {
    const [first, ...others] = groups[0] ?? [];
    expect(others).toEqual([first, first]);
  });

  test('no group holds two matters', () => {
    const all = groups.flatMap((own) => [...new Set(own)]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeLessThan(SENTENCES.length);
  });

  test('what a person put somewhere stays there', () => {
    const held = joinWordings(communities, saidOf(texts), (place) => place === 0);
    expect(held[0]).not.toBe(held[TAILS.length]);
  });

  test('communities of many sentences stay as they are', () => {
    const varied = [
      'The refund never came',
      'Money back please, the shop is closed',
      'When will you return what I paid?',
      'No reimbursement for the cancelled train',
      'Receipts come out empty',
      'The printer jams at noon',
      'Ink is gone after ten pages',
      'It prints every label askew',
    ];
    const own = Int32Array.from(varied, (_, place) => Math.floor(place / 4));
    expect(joinWordings(own, saidOf(varied), nobody)).toBe(own);
  });

  test('time does not grow with the cube of how many communities there are', () => {
    const many = Array.from(
      { length: 2000 },
      (_, i) => `The part ${partName(i)} broke and the shop ${partName(i * 7)} is closed`,
    );
    const said = saidOf(many.flatMap((text) => [text, `${text}!`, `${text} again`]));
    const own = Int32Array.from({ length: said.ofText.length }, (_, place) => Math.floor(place / 3));
    const before = process.cpuUsage();
    joinWordings(own, said, nobody);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
  });
});

/** A made-up word for a number. */
const partName = (i: number): string =>
  `z${[...(i % 9973).toString(26).padStart(3, '0')].map((sign) => 'bcdfghjklmnpqrstvwxzaeiouy'[Number.parseInt(sign, 26)] ?? '').join('a')}`;
