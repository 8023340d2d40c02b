import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

/** The same without care for time: a model that writes `@` alone would have it work for minutes. */
const carelessly = (text: string) =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\b(?:https?|ftp|data|javascript):\S*/gi, ' ')
    .replace(/\bwww\.\S+|\S+@\S+\.\S+/gi, ' ')
    .replace(/[\p{Cf}\p{Cc}\p{Co}]/gu, ' ')
    .replace(/[*_#`>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('a model’s words lose links, pictures, markup and addresses', () => {
  expect(
    plainText('**Late** [parcels](https://a.test) ![x](y) <b>rose</b>; ask me@a.test or www.a.test now'),
  ).toBe('Late parcels rose ; ask or now');
});

test('whatever a model writes, the same is left as by plain expressions', () => {
  const part = fc.constantFrom(...'a1@.![]()<>* \n', 'www.', 'https:', 'a@b.c', '[1]');
  const text = fc.array(part, { maxLength: 16 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (each) => {
      expect(plainText(each)).toBe(carelessly(each));
    }),
    { numRuns: 5000 },
  );
});
