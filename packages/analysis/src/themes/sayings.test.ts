import { expect, test } from 'vitest';
import { phraseWords } from './phrase-words.ts';
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
