import { expect, test } from 'vitest';
import { speaksOf } from './speaks-of.ts';

const lateParcels = speaksOf({
  lists: [
    ['late', 'delayed', 'takes forever'],
    ['parcel', 'package', 'Lieferung'],
  ],
  weights: [3, 2],
  least: 0.75,
});

test.each([
  ['My parcel came late', true],
  ['Delayed again: all packages of this week', true],
  ['The parcel takes me forever', true],
  ['The parcel is blue', false],
  ['It was late, but the parcel', true],
  [`Late as always. ${'The garden is lovely. '.repeat(10)} A parcel came.`, false],
  ['', false],
])('of late parcels speaks “%s”: %s', (text, is) => {
  expect(lateParcels(text)).toBe(is);
});

test('a word that nearly all texts have need not be said', () => {
  const crashes = speaksOf({ lists: [['crash'], ['app']], weights: [3, 0.4], least: 0.75 });
  expect([crashes('It crashes all day'), crashes('A fine app')]).toEqual([true, false]);
});

test('wordings of scripts without spaces are found inside of a run', () => {
  const login = speaksOf({ lists: [['ログイン']], weights: [1], least: 1 });
  expect([login('今日からログインできません'), login('今日は晴れです')]).toEqual([true, false]);
});
