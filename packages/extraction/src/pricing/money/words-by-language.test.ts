import { describe, expect, test } from 'vitest';
import { firstPeriod } from './period-words.ts';
import { roleOf } from './roles.ts';
import { saysCustom, saysFree } from './special-prices.ts';
import { PRICE_WORDS } from './words-by-language.ts';

const PERIODS = ['day', 'week', 'month', 'year'] as const;

/** The first plain word of a kind, without what may be left away. */
function plainWord(source: string): string {
  const [first = ''] = source.replace(/\(\?:([^|)]*)[^)]*\)\??/g, '$1').split('|');
  return first.replace(/\\p\{L\}\*|\\|\?/g, '');
}

describe('words around prices', () => {
  for (const [language, words] of Object.entries(PRICE_WORDS)) {
    test(`periods in ${language} are called as Unicode CLDR calls them`, () => {
      for (const period of PERIODS) {
        for (const unitDisplay of ['long', 'short'] as const) {
          const written = new Intl.NumberFormat(language, { style: 'unit', unit: period, unitDisplay })
            .formatToParts(1)
            .find(({ type }) => type === 'unit')?.value;
          // One letter stands for too many things.
          if (written === undefined || written.replace('.', '').length < 2) continue;
          expect([language, written, firstPeriod(`/ ${written}`)?.period]).toEqual([
            language,
            written,
            period,
          ]);
        }
      }
    });

    test(`free, on request, a saving and what it was before are told apart in ${language}`, () => {
      expect([words.free, saysFree(plainWord(words.free))]).toEqual([words.free, true]);
      expect([words.custom, saysCustom(plainWord(words.custom))]).toEqual([words.custom, true]);
      expect(roleOf(`${plainWord(words.save)} `, '')).toBe('discount');
      expect(roleOf(`${plainWord(words.was)} `, '')).toBe('was');
      expect(roleOf(`${plainWord(words.setup)}: `, '')).toBe('setup');
    });
  }

  test('`im` is no month', () => {
    expect(firstPeriod('im Team')).toBeNull();
    expect(firstPeriod('im Monat')?.period).toBe('month');
  });
});
