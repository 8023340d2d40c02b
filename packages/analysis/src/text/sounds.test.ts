import { expect, test } from 'vitest';
import { firstSound, skeleton, sounds } from './sounds.ts';

test.each([
  ['fone', 'phone'],
  ['servise', 'service'],
  ['kwality', 'quality'],
  ['akount', 'account'],
  ['adress', 'address'],
  ['nite', 'knite'],
  ['rong', 'wrong'],
  ['sistem', 'system'],
])('%s sounds as %s', (one, other) => {
  expect(sounds(one)).toBe(sounds(other));
  expect(firstSound(one)).toBe(firstSound(other));
});

test.each([
  ['phone', 'tone'],
  ['service', 'surface'],
  ['chat', 'cat'],
])('%s does not sound as %s', (one, other) => {
  expect(sounds(one)).not.toBe(sounds(other));
});

test('a skeleton is what is left without vowels', () => {
  expect(skeleton('custmor')).toBe(skeleton('customer'));
  expect(skeleton('order')).not.toBe(skeleton('adder'));
});
