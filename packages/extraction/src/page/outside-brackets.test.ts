import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitOutside } from './outside-brackets.ts';

const texts = (characters: string) => fc.string({ unit: fc.constantFrom(...characters), maxLength: 16 });

test('a list is split at commas that stand in no bracket', () => {
  expect(splitOutside('a, :is(b, c), d', /, /g, /[()]/g)).toEqual(['a', ':is(b, c)', 'd']);
});

test.each([
  ['commas', 'a,()', /,/g, /[()]/g, /,(?![^(]*\))/],
  ['blanks', 'a ()[]', /\s+/g, /[()[\]]/g, /\s+(?![^([]*[)\]])/],
])('%s are split as by an expression that looks ahead', (_name, characters, separator, brackets, whole) => {
  fc.assert(
    fc.property(texts(characters), (each) => {
      expect(splitOutside(each, separator, brackets)).toEqual(each.split(whole));
    }),
  );
});
