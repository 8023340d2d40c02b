import { expect, test } from 'vitest';
import { heldTogether } from './held-together.ts';

const everybody = (): boolean => true;
const saidOf = (texts: number[][]) => ({
  matters: [],
  ofText: texts.map((terms) => Int32Array.from(terms)),
  weights: new Float64Array(20).fill(1),
});
/** Two themes of five texts, and ten texts without one: term 10 is common to the first theme and to everybody else. */
const themeOf = Int32Array.from([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, ...Array.from({ length: 10 }, () => -1)]);
const others = Array.from({ length: 10 }, () => [10]);
const said = saidOf([
  [1, 10],
  [2, 10],
  [3, 10],
  [4, 10],
  [6, 10],
  [5, 6],
  [5, 7],
  [5, 8],
  [9],
  [9],
  ...others,
]);

test('a theme whose texts have nothing in common but what all say is none; the others are numbered anew', () => {
  expect([...heldTogether(themeOf, said, everybody)].slice(0, 10)).toEqual([
    -1, -1, -1, -1, -1, 0, 0, 0, 0, 0,
  ]);
});

test('a theme is kept where its texts are not judged', () => {
  expect(heldTogether(themeOf, said, () => false)).toEqual(themeOf);
});
