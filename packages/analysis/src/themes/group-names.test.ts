import { expect, test } from 'vitest';
import { groupName } from './group-names.ts';
import type { GroupName } from './group-name.ts';

function named(saying: number, ...phrases: string[]): GroupName {
  return { phrases, saying, phraseSaying: saying, isTelling: true };
}

test('a group is named by what its items share and its largest themes', () => {
  const children = [named(0.7, 'Order'), named(0.6, 'Likes'), named(0.8, 'Saving'), named(0.9, 'Search')];
  expect(groupName(named(0.6, 'Feed'), children)).toBe('Feed: order, likes, saving');
  expect(groupName(named(0.2, 'Feed'), children)).toBe('Order, likes, saving');
});

test('a group never has the name of one theme, nor one name twice', () => {
  const children = [named(0.7, 'Order'), named(0.7, 'Order'), named(0.6, 'PDF export')];
  expect(groupName(named(0.9, 'Order'), children)).toBe('Order: PDF export');
  expect(groupName(undefined, children)).toBe('Order, PDF export');
});

test('of a theme that is named by what one item says the next phrase is taken', () => {
  expect(groupName(undefined, [named(0.1, 'They forgot the sauce', 'Sauce'), named(0.6, 'Fee')])).toBe(
    'Sauce, fee',
  );
});
