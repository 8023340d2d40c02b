import { expect, test } from 'vitest';
import { directionOf, languageOf, languages, wordsIn } from './words.ts';

test('each of the 20 languages has every text', () => {
  expect(languages).toHaveLength(20);
  for (const language of languages) {
    const words = Object.values(wordsIn(language));
    expect(
      words.filter((text) => text.trim() === ''),
      language,
    ).toEqual([]);
  }
});

test('a region is left aside, and a language that is not spoken is English', () => {
  expect(['de-AT', 'zh-TW', 'EN', 'sw', ''].map(languageOf)).toEqual(['de', 'zh', 'en', 'en', 'en']);
});

test('the page says the direction, and where it does not, the language', () => {
  expect(directionOf('ar', '')).toBe('rtl');
  expect(directionOf('en', 'rtl')).toBe('rtl');
  expect(directionOf('ar', 'ltr')).toBe('ltr');
  expect(directionOf('en', '')).toBe('ltr');
});
