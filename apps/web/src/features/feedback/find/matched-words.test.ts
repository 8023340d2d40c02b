import { expect, test } from 'vitest';
import { matchedWords } from './matched-words.ts';

test.each([
  ['They lost my luggage. Lost twice!', 'lost luggage', ['lost', 'luggage', 'Lost']],
  ['The app crashes when crashing', 'What crash do users mention?', ['crashes', 'crashing']],
  ['A café is not a cafe', 'CAFE', ['café', 'cafe']],
  ['The car and the cars', 'car', ['car']],
  ['What do people say about it', 'What do people say about it?', []],
  ['Works with a signal', 'Who works without signal?', ['Works', 'signal']],
  ['anything', '', []],
])('in “%s”, “%s” puts %j under lamplight', (text, question, expected) => {
  expect(matchedWords(text, question)).toEqual(expected);
});
