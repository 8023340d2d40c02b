import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutLead } from './lead-to-amount.ts';

const words = /(?<=\s|^)(?:is|costs?|from)$/iu;
/** The same in one expression, which takes the cube of a text's length. */
const whole = /[\s:–—\-|,·(…]*\.*\s*(?:(?<=\s|^)(?:is|costs?|from)\s*)?[\s:–—\-|,·(]*$/iu;

test.each([
  ['Raft ..... from ', 'Raft'],
  ['Raft: ', 'Raft'],
  ['Raft costs', 'Raft'],
  ['Raft Basis', 'Raft Basis'],
  ['from', ''],
])('%j leads to an amount behind %j', (text, name) => {
  expect(withoutLead(text, words)).toBe(name);
});

test('what leads to an amount is what one expression finds', () => {
  const part = fc.constantFrom('a', ' ', '.', ':', '…', '-', '\u00a0', 'is', 'cost', 'costs', 'From', ' is ');
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (each) => {
      expect(withoutLead(each, words)).toBe(each.replace(whole, ''));
    }),
    { numRuns: 5000 },
  );
});
