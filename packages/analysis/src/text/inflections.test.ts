import { expect, test } from 'vitest';
import { areInflections } from './inflections.ts';

test.each([
  ['kettle', 'kettles'],
  ['berry', 'berries'],
  ['rate', 'rating'],
  ['ship', 'shipped'],
  ['carry', 'carried'],
  ['crash', 'crashes'],
  ['crashing', 'crashed'],
])('%s and %s are forms of one word', (one, other) => {
  expect([areInflections(one, other), areInflections(other, one)]).toEqual([true, true]);
});

test.each([
  ['connect', 'connection'],
  ['comfort', 'comfortable'],
  ['noise', 'noisy'],
  ['appoint', 'appointment'],
  ['berry', 'berrie'],
  ['car', 'caring'],
])('%s and %s are two words', (one, other) => {
  expect([areInflections(one, other), areInflections(other, one)]).toEqual([false, false]);
});
