import { expect, test } from 'vitest';
import { phraseWords } from './phrase-words.ts';
import { wholePhrase } from './whole-phrase.ts';

const wordsOf = (texts: readonly string[]) => texts.map((text) => phraseWords(text, true, 60));
const emptied = ['street', 'road', 'lane', 'court'].map(
  (place, i) => `${i + 1} weeks now: the bins on our side of the ${place} were not emptied`,
);

test('a phrase takes along what nearly all put around it, and no small words at its edges', () => {
  expect(wholePhrase(wordsOf(emptied), 'bin', 1)).toBe('bins on our side');
  expect(wholePhrase(wordsOf(['We cannot open the file', 'They cannot open the file']), 'not open', 1)).toBe(
    'cannot open the file',
  );
});

test('a phrase that people go on from in different ways stays as it is', () => {
  const texts = ['The new card came', 'The new card broke', 'My new card was lost'];
  expect(wholePhrase(wordsOf(texts), 'card new', 1)).toBeNull();
});

test('it does not grow where too few would say the whole', () => {
  const texts = ['The code never arrives', 'The code never arrives', 'A code'];
  expect(wholePhrase(wordsOf(texts), 'code', 3)).toBeNull();
});

test('what is cut off before a word that begins a clause is left out', () => {
  const told = ['Anna', 'Ben', 'Carla'].map(
    (name) =>
      `${name} says that it would save all of us here in our office a week each month if one login covered the group`,
  );
  expect(wholePhrase(wordsOf(told), 'group', 1)).toMatch(
    /^one login covered the group|^login covered the group/,
  );
});
