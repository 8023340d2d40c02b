import { describe, expect, test } from 'vitest';
import { matchThemes } from './match-themes.ts';
import { themeOfNeighbours } from './theme-of-neighbours.ts';

function groups(...lists: number[][]): Map<number, number> {
  return new Map(lists.flatMap((items, group) => items.map((item) => [item, group] as const)));
}

describe('matchThemes', () => {
  const previous = new Map([...[1, 2, 3, 4].map((item) => [item, 7] as const), [5, 8], [6, 8], [7, 8]]);

  test('a group keeps the id of the theme that it overlaps most', () => {
    expect([...matchThemes(previous, groups([5, 6, 9], [1, 2, 3]))]).toEqual([[1, 7], [0, 8]]); // prettier-ignore
  });

  test('of a theme that fell apart the larger part keeps the id, the other gets a new one', () => {
    const ids = matchThemes(previous, groups([1, 2, 3], [4], [5, 6, 7]));
    expect([ids.get(0), ids.get(1), ids.get(2)]).toEqual([7, 9, 8]);
  });

  test('a group of other items is another theme, past every id that was in use', () => {
    expect([...matchThemes(previous, groups([20, 21]), new Map([[30, 40]]))]).toEqual([[0, 41]]);
  });

  test('a group that holds a pinned item is the theme it was pinned to', () => {
    expect(matchThemes(previous, groups([1, 2, 3, 4]), new Map([[1, 8]])).get(0)).toBe(8);
  });
});

describe('themeOfNeighbours', () => {
  test('a new item joins the theme that most of its neighbours have by score', () => {
    const neighbours = [{ themeId: 1, score: 0.4 }, { themeId: 2, score: 0.3 }, { themeId: 2, score: 0.3 }]; // prettier-ignore
    expect(themeOfNeighbours(neighbours)).toBe(2);
  });

  test('an item that is near nothing has no theme', () => {
    expect(themeOfNeighbours([])).toBeNull();
    expect(themeOfNeighbours([{ themeId: 1, score: 0.2 }])).toBeNull();
    expect(themeOfNeighbours([{ themeId: 1, score: 0.6 }, { themeId: null, score: 2 }])).toBeNull(); // prettier-ignore
  });
});
