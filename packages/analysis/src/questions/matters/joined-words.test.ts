import { expect, test } from 'vitest';
import { joinedOf } from './joined-words.ts';
import { wordingsOf } from './matter-wordings.ts';

test.each([
  ['milk meter', ['milkmeter']],
  ['pop-up', ['popup']],
  ['popup', ['pop up']],
  ['backup', ['back up']],
  ['signup', ['sign up']],
  ['checkout', []],
  ['feedback', []],
  ['train', []],
  ['the app is slow', []],
  ['printer', []],
  ['音', []],
  ['ab cd', []],
])('%s may be joined as %j', (text, joined) => {
  expect(joinedOf(text)).toEqual(joined);
});

test('the other way to join a matter is one of its wordings, behind the asked one', () => {
  expect(wordingsOf('milk meter').or.slice(0, 2)).toEqual(['milk meter', 'milkmeter']);
  expect(wordingsOf('popup').or.slice(0, 2)).toEqual(['popup', 'pop up']);
});
