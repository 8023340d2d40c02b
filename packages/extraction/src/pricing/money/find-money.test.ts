import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMoney } from './find-money.ts';
import { readNumber } from './numbers.ts';

/** What is written, what it is, and in which language where that matters. */
const WRITTEN: readonly (readonly [text: string, amount: number, currency: string, lang?: string])[] = [
  ['$15/mo', 15, '$'],
  ['$ 29.99 USD', 29.99, 'USD'],
  ['USD $15', 15, 'USD'],
  ['US$49', 49, 'USD'],
  ['A$20', 20, 'AUD'],
  ['$15 CAD', 15, 'CAD'],
  ['1.299,00 €', 1299, 'EUR'],
  ['1 299 €', 1299, 'EUR', 'fr'],
  ['1\u202f299,50 €', 1299.5, 'EUR'],
  ['1.299 €', 1299, 'EUR'],
  ['EUR 12', 12, 'EUR'],
  ['15 euros', 15, 'EUR'],
  ['£318,450.00', 318450, 'GBP'],
  ["CHF 1'290.–", 1290, 'CHF'],
  ['99,- kr', 99, 'kr', 'da'],
  ['kr 1 490', 1490, 'kr', 'nb'],
  ['¥1,200', 1200, '¥'],
  ['¥４８，０００', 48000, '¥'],
  ['1,200円', 1200, 'JPY'],
  ['98元', 98, 'CNY'],
  ['₹1,49,900', 149900, 'INR'],
  ['R$ 49,90', 49.9, 'BRL'],
  ['49 zł', 49, 'PLN'],
  ['299 Kč', 299, 'CZK'],
  ['2 900 Ft', 2900, 'HUF'],
  ['$1.5k', 1500, '$'],
  ['$0.002', 0.002, '$'],
  ['$.02', 0.02, '$'],
  ['R149', 149, 'ZAR'],
  ['R1 250', 1250, 'ZAR', 'en-ZA'],
  ['199:- /mån', 199, 'SEK', 'sv'],
  ['249,- pr. mnd', 249, 'kr', 'nb'],
  ['9€99', 9.99, 'EUR'],
  ['2万9,800円', 29800, 'JPY'],
  ['٤٩ ر.س', 49, 'SAR'],
  ['249 TL', 249, 'TRY'],
  ['Euro 19,00', 19, 'EUR'],
  ['9 eur', 9, 'EUR'],
  ['£1m', 1_000_000, 'GBP'],
  ['KWD 4.500', 4.5, 'KWD'],
  ['5 000 FCFA', 5000, 'CFA', 'fr'],
  ['99 DH', 99, 'MAD', 'fr'],
  ['49 DT', 49, 'TND', 'fr'],
  ['1 500 DA', 1500, 'DZD', 'fr'],
  ['Ksh. 500', 500, 'KES'],
  ['UGX 50,000', 50_000, 'UGX'],
  ['E£500', 500, 'EGP'],
  ['50 000 сум', 50_000, 'UZS', 'ru'],
  ['1.990 дин', 1990, 'RSD', 'sr'],
  ['5,000 naira', 5000, 'NGN'],
  ['$20.000 COP', 20_000, 'COP'],
  ['CLP $9.990', 9990, 'CLP'],
  ['20 ₼', 20, 'AZN'],
  ['Rp. 2,5 juta', 2_500_000, 'IDR'],
  ['Rp 750rb', 750_000, 'IDR'],
  ['₹1.2 lakh', 120_000, 'INR'],
];

describe('money in a text', () => {
  for (const [text, amount, currency, lang] of WRITTEN) {
    test(`${text} is ${amount} ${currency}`, () => {
      expect(findMoney(text, lang)).toMatchObject([{ start: 0, amount, currency }]);
    });
  }

  test('is not a number without a currency, nor letters of a word', () => {
    expect(findMoney('Team of 5, 250 GB, 20 % off, Version 2.5, STEURO 5')).toEqual([]);
    expect(findMoney('DA 50 links, 30 DAYS, 5 суммы, 20 dinners, DT 9')).toEqual([]);
  });

  test('stands where it stands, whatever the page declares as its language', () => {
    for (const lang of ['en\n', '\nen', 'en\n$1 per month']) {
      expect(findMoney('Perch: $9 a month', lang)).toEqual(findMoney('Perch: $9 a month', 'en'));
    }
    expect(findMoney('1 299 €', ' fr\n')).toMatchObject([{ start: 0, amount: 1299 }]);
  });

  test('two prices beside each other stay two', () => {
    expect(findMoney('$6 $7').map(({ amount }) => amount)).toEqual([6, 7]);
    expect(findMoney('from €5 250 GB').map(({ amount }) => amount)).toEqual([5]);
  });

  test('a mark with three digits behind it may be read in two ways, and says so', () => {
    expect(readNumber('1.299')).toEqual({ value: 1299, ambiguous: true });
    expect(readNumber('0.125')).toEqual({ value: 0.125, ambiguous: false });
    expect(readNumber('1.299,00')).toEqual({ value: 1299, ambiguous: false });
  });

  test('is found in any text without an error, in order, each within the text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom('$', '€', ' kr', '1.2', ',', '3', '000', '’', 'CHF', '\u00a0', '/mo', '円'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { start, end, amount } of findMoney(text, 'fr')) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(amount).toBeGreaterThanOrEqual(0);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 200 },
    );
  });
});
