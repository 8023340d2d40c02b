import { expect, test } from 'vitest';
import { groupName } from './group-names.ts';
import type { GroupName } from './group-name.ts';

function named(saying: number, name: string, short: string, isRow = false): GroupName {
  return {
    phrases: [name],
    short,
    isRow,
    otherWords: [],
    isWord: false,
    saying,
    phraseSaying: saying,
    isTelling: true,
  };
}
const order = named(0.7, 'Order', 'order');

test('a group is named by what its items share and its largest themes', () => {
  const children = [
    order,
    named(0.6, 'Likes', 'likes'),
    named(0.8, 'Saving', 'saving'),
    named(0.9, 'Search', 'search'),
  ];
  expect(groupName(named(0.6, 'Feed', 'feed'), children)).toBe('Feed: order, likes, saving');
  expect(groupName(named(0.2, 'Feed', 'feed'), children)).toBe('Order, likes, saving');
});

test('a group never has the name of one theme, nor one name twice', () => {
  const children = [order, order, named(0.6, 'PDF export', 'PDF export')];
  expect(groupName(named(0.9, 'Order', 'order'), children)).toBe('Order: PDF export');
  expect(groupName(undefined, children)).toBe('Order, PDF export');
});

test('a name keeps its capital within a row', () => {
  expect(groupName(undefined, [order, named(0.7, 'Google Calendar', 'Google Calendar')])).toBe(
    'Order, Google Calendar',
  );
});

test('a theme that is a row stands in a group by its first phrase, and a row is nothing that a group shares', () => {
  const children = [named(0.8, 'Map, route, time', 'map', true), named(0.7, 'Slow start', 'slow start')];
  expect(groupName(named(0.9, 'Slow start, map', 'slow start', true), children)).toBe('Map, slow start');
});
