import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardScore, confidenceOf } from './card-score.ts';

const positive = fc.double({ min: 0.1, max: 1000, noNaN: true });
const share = fc.double({ min: 0.01, max: 1, noNaN: true });
const people = fc.integer({ min: 0, max: 10_000 });

test('one person more adds to a score by reach exactly what each of the others does', () => {
  fc.assert(
    fc.property(people, positive, share, positive, (reach, impact, confidence, effort) => {
      for (const formula of ['rice', 'value_effort'] as const) {
        const scoreOf = (count: number) =>
          cardScore(formula, { reach: count, impact, confidence, effort }).value;
        const each = (impact * (formula === 'rice' ? confidence : 1)) / effort;
        expect((scoreOf(reach + 1) ?? NaN) - (scoreOf(reach) ?? NaN)).toBeCloseTo(each, 6);
        expect(scoreOf(reach)).toBeCloseTo(each * reach, 4);
      }
    }),
  );
});

test('a score that lacks a factor says which, and needs no factor that its formula does not have', () => {
  const bare = { reach: null, impact: null, confidence: null, effort: null };
  expect(cardScore('rice', bare)).toEqual({
    value: null,
    missing: ['reach', 'impact', 'confidence', 'effort'],
  });
  expect(cardScore('ice', { ...bare, impact: 2, confidence: 0.5, effort: 4 })).toEqual({
    value: 0.25,
    missing: [],
  });
  expect(cardScore('value_effort', { ...bare, reach: 12, impact: 2, effort: 4 }).value).toBe(6);
});

test('confidence lies between the least and the most sure piece, and a piece without people does not move it', () => {
  const piece = fc.record({ share, weight: people });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1 }), share, (pieces, other) => {
      const confidence = confidenceOf(pieces) ?? NaN;
      const shares = pieces.map((one) => one.share);
      expect(confidence).toBeGreaterThanOrEqual(Math.min(...shares) - 1e-9);
      expect(confidence).toBeLessThanOrEqual(Math.max(...shares) + 1e-9);
      if (pieces.every(({ weight }) => weight === 0)) return;
      expect(confidenceOf([...pieces, { share: other, weight: 0 }])).toBeCloseTo(confidence, 9);
    }),
  );
  expect(confidenceOf([])).toBeNull();
  expect(
    confidenceOf([
      { share: 0.9, weight: 30 },
      { share: 0.5, weight: 10 },
    ]),
  ).toBeCloseTo(0.8);
});
