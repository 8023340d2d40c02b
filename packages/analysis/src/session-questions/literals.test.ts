import { expect, test } from 'vitest';
import { Reading, wordsOf } from '../questions/reading/reading.ts';
import { takeLiterals } from './literals.ts';

const literalsOf = (question: string) => takeLiterals(new Reading(question, wordsOf(question)), question);

test.each([
  ['Who opened /pricing today?', [{ kind: 'path', text: '/pricing', place: 2, end: 3 }]],
  ['open https://x.example/a now', [{ kind: 'path', text: 'https://x.example/a', place: 1, end: 4 }]],
  ['“Pay now” was clicked', [{ kind: 'quoted', text: 'Pay now', place: 0, end: 2 }]],
  ["clicks on 'Sign up'", [{ kind: 'quoted', text: 'Sign up', place: 2, end: 4 }]],
  ["it isn't what they're after", []],
  ['a blank “ ” says nothing', []],
  ['what of /a/b/ at the end: /c', [
    { kind: 'path', text: '/a/b/', place: 2, end: 4 },
    { kind: 'path', text: '/c', place: 7, end: 8 },
  ]],
])('%s', (question, literals) => {
  expect(literalsOf(question)).toEqual(literals);
}); // prettier-ignore

test('a path in quotation marks is taken once, and all are told in order', () => {
  expect(literalsOf('“/pricing page” was opened').map(({ kind }) => kind)).toEqual(['quoted']);
  expect(literalsOf('from /a to "b c"').map(({ text }) => text)).toEqual(['/a', 'b c']);
});
