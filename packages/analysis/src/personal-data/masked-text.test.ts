import { describe, expect, test } from 'vitest';
import { MASKS } from './kinds.ts';
import type { PersonalKind } from './kinds.ts';
import { maskNamedValue, withoutMasks } from './masked-text.ts';

const everyKind = new Set(Object.keys(MASKS) as PersonalKind[]);

describe('masked text', () => {
  test.each([
    ['mobile_phone', '4155550132', '[phone]'],
    ['order_id', '4155550132', '4155550132'],
    ['contact', 'anna@example.org', '[e-mail]'],
    ['birthday', '23.05.1982', '[date of birth]'],
    ['created', '23.05.1982', '23.05.1982'],
    ['plan', 'Gold', 'Gold'],
    ['anna@example.org', 'yes please', 'yes please'],
  ])('a field is masked by its name and its value: %s %s → %s', (name, value, masked) => {
    expect(maskNamedValue(name, value, everyKind)).toBe(masked);
  });

  test('only the kinds asked for are masked', () => {
    expect(maskNamedValue('contact', 'anna@example.org', new Set(['phone']))).toBe('anna@example.org');
  });

  test('masks are taken out, other brackets stay', () => {
    expect(withoutMasks('Write to [e-mail] or [phone], [sic]')).toBe('Write to   or  , [sic]');
  });
});
