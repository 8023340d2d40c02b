import { describe, expect, test } from 'vitest';
import { agreementOf } from './agreement.ts';

/** A two-by-two table: both yes, yes and no, no and yes, both no. */
function table(yesYes: number, yesNo: number, noYes: number, noNo: number) {
  return [
    { first: 'yes', second: 'yes', count: yesYes },
    { first: 'yes', second: 'no', count: yesNo },
    { first: 'no', second: 'yes', count: noYes },
    { first: 'no', second: 'no', count: noNo },
  ];
}

describe('agreement between two people', () => {
  test('Cohen’s kappa is agreement beyond chance', () => {
    // Two readers of 50 grant proposals: observed 0.7, by chance 0.5 × 0.6 + 0.5 × 0.4 = 0.5.
    const { kappa, ...counted } = agreementOf(table(20, 5, 10, 15));
    expect(counted).toEqual({ pairs: 50, same: 35, share: 0.7 });
    expect(kappa).toBeCloseTo(0.4, 10);
  });

  test('the same share is worth less where answers are more alike by chance', () => {
    // Both observed 0.6; by chance 0.54 and 0.46.
    expect(agreementOf(table(45, 15, 25, 15)).kappa).toBeCloseTo(0.1304, 4);
    expect(agreementOf(table(25, 35, 5, 35)).kappa).toBeCloseTo(0.2593, 4);
  });

  test('three answers count alike', () => {
    // Diagnoses of 100 patients: observed 0.47; by chance 0.2 × 0.1 + 0.3 × 0.2 + 0.5 × 0.7 = 0.43.
    const counts = [
      ['a', 'a', 4],
      ['a', 'b', 6],
      ['a', 'c', 10],
      ['b', 'a', 3],
      ['b', 'b', 5],
      ['b', 'c', 22],
      ['c', 'a', 3],
      ['c', 'b', 9],
      ['c', 'c', 38],
    ] as const;
    const { share, kappa } = agreementOf(counts.map(([first, second, count]) => ({ first, second, count })));
    expect(share).toBeCloseTo(0.47, 10);
    // (0.47 − 0.43) / (1 − 0.43)
    expect(kappa).toBeCloseTo(0.0702, 4);
  });

  test('full agreement is 1, constant contradiction of even answers −1', () => {
    expect(agreementOf(table(7, 0, 0, 3)).kappa).toBe(1);
    expect(agreementOf(table(0, 5, 5, 0)).kappa).toBe(-1);
  });

  test('nothing is told without pairs, nor of people who only ever say one thing', () => {
    expect(agreementOf([])).toEqual({ pairs: 0, same: 0, share: null, kappa: null });
    expect(agreementOf(table(12, 0, 0, 0))).toEqual({ pairs: 12, same: 12, share: 1, kappa: null });
  });
});
