import { expect, test } from 'vitest';
import { matching, mentionAt, mentionedIn, partsOf } from './mentions.ts';

const members = [
  { userId: '1', name: 'Ann' },
  { userId: '2', name: 'Ann Bell' },
  { userId: '3', name: 'Ben' },
  { userId: '4', name: 'Ben' },
];

test.each([
  ['@', 1, { from: 0, typed: '' }],
  ['Hi @An', 6, { from: 3, typed: 'An' }],
  ['Hi @Ann Be', 10, { from: 3, typed: 'Ann Be' }],
  ['Hi @An', 3, null],
  ['ann@kettle.example', 8, null],
  ['@Ann\nBe', 7, null],
  ['nobody', 6, null],
])('in “%s” at %i a mention is typed or not', (text, caret, found) => {
  expect(mentionAt(text, caret)).toEqual(found);
});

test('members are found by the beginning of any part of their name', () => {
  expect(matching(members, 'be').map(({ userId }) => userId)).toEqual(['2', '3', '4']);
  expect(matching(members, 'ann b').map(({ userId }) => userId)).toEqual(['2']);
});

test('the longest name is the one that is meant, addresses mention nobody, and of two of one name the chosen one', () => {
  expect(partsOf('See @Ann Bell, a@Ben and @Ann.', members)).toEqual([
    { text: 'See ', member: null },
    { text: '@Ann Bell', member: members[1] },
    { text: ', a@Ben and ', member: null },
    { text: '@Ann', member: members[0] },
    { text: '.', member: null },
  ]);
  expect(mentionedIn('@Ann Bell and @Ann', members).toSorted()).toEqual(['1', '2']);
  expect(mentionedIn('@Ben', members)).toEqual(['3', '4']);
  expect(mentionedIn('@Ben', members, new Set(['4']))).toEqual(['4']);
  expect(mentionedIn('nobody', members)).toEqual([]);
});
