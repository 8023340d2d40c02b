import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitOutside } from './outside-brackets.ts';

const texts = (characters: string) => fc.string({ unit: fc.constantFrom(...characters), maxLength: 16 });

test('a list is split at commas that stand in no bracket', () => {
  expect(splitOutside('a, :is(b, c), d', /, /g, /[()]/g)).toEqual(['a', ':is(b, c)', 'd']);
});

test('what is split is what an expression that looks ahead from each comma splits', () => {
  fc.assert(
    fc.property(texts('a,()'), (each) =>
      expect(splitOutside(each, /,/g, /[()]/g)).toEqual(each.split(/,(?![^(]*\))/)),
    ),
  );
  fc.assert(
    fc.property(texts('a ()[]'), (each) =>
      expect(splitOutside(each, /\s+/g, /[()[\]]/g)).toEqual(each.split(/\s+(?![^([]*[)\]])/)),
    ),
  );
});
