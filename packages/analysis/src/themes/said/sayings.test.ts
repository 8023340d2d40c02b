import { expect, test } from 'vitest';
import { phraseWords } from '../naming/phrases/phrase-words.ts';
import { Sayings } from './sayings.ts';

const sayingsOf = (...items: (readonly [text: string, isEnglish: boolean])[]) =>
  new Sayings(
    items.map(([text, isEnglish]) => ({ text, isEnglish })),
    items.map(([text, isEnglish]) => phraseWords(text, isEnglish, 60)),
  );

test('an item says a name by its words, or by its matter in another language', () => {
  const says = sayingsOf(
    ['No refund yet', true],
    ['Die Rückerstattung fehlt', false],
    ['Toujours pas de remboursement', false],
    ['My refund, please', true],
    ['The parcel is late', true],
  );
  expect(says.share(['refund'], 'Refund', true)).toBe(0.8);
});

test('within English other words of the matter do not count', () => {
  expect(sayingsOf(['I want my money back', true]).share(['refund'], 'Refund', true)).toBe(0);
});

test('a name with a word that has no matter is not said by a matter of its other word', () => {
  const says = sayingsOf(
    ['Gift cards do not work', true],
    ['My gift card is empty', true],
    ['Der Kartenleser ist kaputt', false],
    ['El lector de tarjetas no funciona', false],
  );
  expect(says.share(['gift', 'card'], 'Gift cards', true)).toBe(0.5);
});
