import { expect, test } from 'vitest';
import { themeOfNeighbours } from './theme-of-neighbours.ts';

const neighbours = (...pairs: [number | null, number][]) =>
  pairs.map(([themeId, score]) => ({ themeId, score }));

test.each([
  ['no neighbour', [], null],
  ['one that is just near enough', [[1, 0.5]], 1],
  ['one that is not', [[1, 0.4999]], null],
  ['two of one theme together', [[1, 0.25], [1, 0.25]], 1],
  ['the theme with the larger sum, not the nearest', [[1, 0.5], [2, 0.4], [2, 0.4]], 2],
  ['of equal sums the lower id', [[7, 0.5], [3, 0.5]], 3],
  ['just a third of all scores', [[1, 0.5], [null, 0.5], [null, 0.5]], 1],
  ['less than a third', [[1, 0.5], [null, 0.6], [null, 0.5]], null],
  ['only neighbours without a theme', [[null, 0.9]], null],
] as [string, [number | null, number][], number | null][])('%s', (_what, pairs, theme) => {
  expect(themeOfNeighbours(neighbours(...pairs))).toBe(theme);
}); // prettier-ignore

test('only the ten nearest have a say', () => {
  const far = Array.from({ length: 10 }, (): [number, number] => [2, 0.3]);
  const near = Array.from({ length: 10 }, (): [number, number] => [1, 0.2]);
  expect(themeOfNeighbours(neighbours(...near, ...far))).toBe(1);
  expect(themeOfNeighbours(neighbours(...near.slice(1), ...far))).toBe(1);
});
