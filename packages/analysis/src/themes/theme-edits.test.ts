import { expect, test } from 'vitest';
import { editedThemes, pinnedItems, withEdit, withoutEdit } from './theme-edits.ts';
import type { ThemeEdit } from './theme-edits.ts';

const found = new Map([
  [1, 10], [2, 10], [3, 10], [4, 11], [5, 11], [6, 12],
]); // prettier-ignore

const edits: ThemeEdit[] = [
  { id: 1, kind: 'rename', themeId: 10, name: 'Lost bags' },
  { id: 2, kind: 'merge', themeIds: [11], into: 10 },
  { id: 3, kind: 'split', themeId: 10, newThemeId: 20, itemIds: [1], keptItemIds: [2, 3] },
  { id: 4, kind: 'move', itemIds: [6], to: null },
];

test('themes are shown with the edits applied', () => {
  const { themeOf, givenNames, shownIn } = editedThemes(found, edits);
  expect([...themeOf].sort()).toEqual([
    [1, 20], [2, 10], [3, 10], [4, 10], [5, 10],
  ]); // prettier-ignore
  expect([...givenNames]).toEqual([[10, 'Lost bags']]);
  expect([...shownIn]).toEqual([[11, 10]]);
});

test.each(edits.map((edit) => [edit.kind, edit] as const))('taking a %s back is exact', (_, edit) => {
  const others = edits.filter((one) => one !== edit);
  const undone = withoutEdit(withEdit(others, edit), edit.id);
  expect(undone).toEqual(others);
  expect(editedThemes(found, undone)).toEqual(editedThemes(found, others));
});

test('merging merged themes shows all in the last, and both ways round is no circle', () => {
  const chain = withEdit(withEdit([], { id: 1, kind: 'merge', themeIds: [12], into: 11 }), {
    id: 2,
    kind: 'merge',
    themeIds: [11],
    into: 10,
  });
  const { themeOf } = editedThemes(
    found,
    withEdit(chain, { id: 3, kind: 'merge', themeIds: [10], into: 12 }),
  );
  expect(new Set(themeOf.values())).toEqual(new Set([10]));
});

test('an edit survives a run that places items otherwise', () => {
  const next = new Map(found).set(1, 12).set(6, 11);
  const { themeOf } = editedThemes(next, edits);
  expect(themeOf.get(1)).toBe(20);
  expect(themeOf.has(6)).toBe(false);
  expect([...pinnedItems(edits)]).toEqual([[1, 20], [2, 10], [3, 10], [6, null]]); // prettier-ignore
});

test('a split that later edits rest on is not taken back before them', () => {
  const more = withEdit(edits, { id: 5, kind: 'rename', themeId: 20, name: 'Late bags' });
  expect(() => withoutEdit(more, 3)).toThrow('Edits 5 are about the theme that edit 3 made.');
  expect(withoutEdit(withoutEdit(more, 5), 3).map(({ id }) => id)).toEqual([1, 2, 4]);
});

test('edits that say nothing are refused', () => {
  expect(() => withEdit(edits, { id: 1, kind: 'move', itemIds: [1], to: 11 })).toThrow('edit 1 already');
  expect(() => withEdit([], { id: 1, kind: 'merge', themeIds: [10], into: 10 })).toThrow('into itself');
  expect(() => withEdit([], { id: 1, kind: 'rename', themeId: 10, name: ' ' })).toThrow('needs a name');
  expect(() => withEdit([], { id: 1, kind: 'move', itemIds: [], to: 10 })).toThrow('needs an item');
  expect(() => withoutEdit([], 9)).toThrow('no edit 9');
});
