import { describe, expect, test } from 'vitest';
import type { DecimalSign } from './money.ts';
import { decimalSignOf, moneyOfName, parseMoney } from './money.ts';

describe('amounts of money', () => {
  test.each<[string, number, string | null, string | null, DecimalSign?]>([
    ['1.200,00 €', 1200, 'EUR', null],
    ['$18k', 18_000, 'USD', null],
    ['€ 1,200', 1200, 'EUR', null],
    ['USD 12,000/yr', 12_000, 'USD', 'year'],
    ['1’200.50 CHF pro Monat', 1200.5, 'CHF', 'month'],
    ["1'200.00", 1200, null, null],
    ['£99 / month', 99, 'GBP', 'month'],
    ['1.2M', 1_200_000, null, null],
    ['12 000 EUR p.a.', 12_000, 'EUR', 'year'],
    ['1.200', 1200, null, null],
    ['1.200', 1.2, null, null, '.'],
    ['1.200', 1200, null, null, ','],
    ['0.125', 0.125, null, null],
    ['1.234.567', 1_234_567, null, null],
    ['1,234,567.89', 1_234_567.89, null, null],
    ['48000', 48_000, null, null],
    ['12,5 Tsd €', 12_500, 'EUR', null],
    ['US$ 9.99', 9.99, 'USD', null],
    ['£9,600', 9600, 'GBP', null, ','],
  ])('%s', (text, amount, currency, period, decimal = null) => {
    expect(parseMoney(text, decimal)).toEqual({ amount, currency, period });
  });

  test.each(['soon', '-500', '(500)', '1,2,3', '12 apples', '€', '$5 and €6', '12-15k', '9'.repeat(61)])(
    '%s is none',
    (text) => {
      expect(parseMoney(text, null)).toBe('unreadable');
    },
  );

  test.each(['', ' ', 'n/a', '-'])('%j says there is none', (text) => {
    expect(parseMoney(text, null)).toBeNull();
  });
});

test('a column tells which sign comes before its decimals', () => {
  expect(decimalSignOf(['1.200', '1.200,50'])).toBe(',');
  expect(decimalSignOf(['1.200', '3.50'])).toBe('.');
  expect(decimalSignOf(['1,234,567'])).toBe('.');
  expect(decimalSignOf(['1.200', '800'])).toBeNull();
});

test('a name tells currency and period', () => {
  expect(moneyOfName('MRR (USD)')).toEqual({ currency: 'USD', period: 'month' });
  expect(moneyOfName('Umsatz pro Jahr in €')).toEqual({ currency: 'EUR', period: 'year' });
  expect(moneyOfName('Annual recurring revenue')).toEqual({ currency: null, period: 'year' });
  expect(moneyOfName('Revenue')).toEqual({ currency: null, period: null });
});
