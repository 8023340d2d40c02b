import { expect, test } from 'vitest';
import { withoutAsides } from './said-beside.ts';

const MATTERS = ['The lamp broke', 'Delivery took weeks', 'No refund yet', 'The manual is wrong', 'It hums'];
/** Each matter alone, with the aside, and with another matter. */
const texts = MATTERS.flatMap((matter, i) => [
  matter,
  `${matter}!`,
  `Well, ${matter}`,
  `${matter}. Please read this ${i}.`,
  `Please read this ${i}. ${matter}`,
  `${matter}. ${MATTERS[(i + 1) % MATTERS.length] ?? ''}`,
]);

test('a sentence that comes with anything and never alone is left out, whatever its numbers', () => {
  const plain = withoutAsides(texts);
  expect(plain[3]).toBe('The lamp broke');
  expect(plain.join(' ')).not.toContain('Please read this');
});

test('what also stands alone stays, beside another matter, too', () => {
  expect(withoutAsides(texts)[5]).toBe(texts[5]);
});

test('a title stays, and a text of nothing else', () => {
  const titled = withoutAsides([
    ...texts,
    'Lamp\nIt flickers. Please read this 7.',
    'Please read this. Please read this',
  ]);
  expect(titled.at(-2)).toBe('Lamp\nIt flickers');
  expect(titled.at(-1)).toBe('Please read this. Please read this');
});

test('where hardly any text has one sentence alone, nothing is told apart', () => {
  const long = MATTERS.flatMap((matter) =>
    [0, 1, 2].map((i) => `${matter} ${i} times. Please read this. Bye now`),
  );
  expect(withoutAsides(long)).toEqual(long);
});
