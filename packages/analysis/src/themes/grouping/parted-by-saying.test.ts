import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWordTable } from '../../word-table.ts';
import { partedBySaying } from './parted-by-saying.ts';
import { ThemeNames } from '../naming/theme-names.ts';

const words = readWordTable(readFileSync(new URL('../../../assets/words-en.bin', import.meta.url)));
const places = ['kitchen', 'office', 'garage', 'garden', 'cellar', 'attic'];
const texts = [
  ...places.map((place) => `I want to close my account, said from the ${place}`),
  ...places.map((place) => `The exchange rates are a joke in the ${place}`),
  ...places.map((place) => `Please add a dark mode for the ${place}`),
  ...places.map((place) => `The kind crew waved at the ${place}`),
];
const namer = new ThemeNames(
  texts.map((text) => ({ text, isEnglish: true, language: 'en', matters: [] })),
  words,
);
const noLinks = {
  count: texts.length,
  starts: new Int32Array(texts.length + 1),
  ends: new Int32Array(0),
  weights: new Float64Array(0),
  inner: new Float64Array(texts.length),
};
/** A theme of three matters, and one of a single matter. */
const themeOf = Int32Array.from(texts, (_, place) => (place < 18 ? 0 : 1));
const placesOf = [0, 1].map((theme) =>
  texts.flatMap((_, place) => (themeOf[place] === theme ? [place] : [])),
);

function parted(isHeld: (place: number) => boolean): number[][] {
  const themes = partedBySaying(themeOf, placesOf, noLinks, namer, { isHeld, least: 5 });
  return [...new Set(themes)].map((theme) =>
    texts.flatMap((_, place) => (themes[place] === theme ? [place] : [])),
  );
}

test('a theme of several matters is parted by what many of its texts say', () => {
  const matters = [0, 6, 12, 18].map((from) => Array.from({ length: 6 }, (_, i) => from + i));
  expect(parted(() => false)).toEqual(matters);
});

test('a theme that a person put a text into stays whole', () => {
  expect(parted((place) => place === 3)).toEqual(placesOf);
});
