import { describe, expect, test } from 'vitest';
import { compareScores } from './compare-scores.ts';
import { scoreOf } from './rating-scores.ts';
import type { ScaledRating } from './rating-scores.ts';
import { scoreDrivers } from './score-drivers.ts';

const tens = (...values: number[]): ScaledRating[] => values.map((value) => ({ value, min: 0, max: 10 }));
const stars = (...values: number[]): ScaledRating[] => values.map((value) => ({ value, min: 1, max: 5 }));

describe('scores of ratings', () => {
  test('NPS is promoters less detractors in points', () => {
    // Four promoters, three passives, three detractors of ten: 40 − 30.
    const nps = scoreOf('nps', tens(9, 10, 9, 10, 7, 8, 7, 0, 6, 3));
    expect(nps).toMatchObject({ value: 10, ratings: 10 });
    // Squares: 4 × 90² + 3 × 10² + 3 × 110² = 69,000, and 200² / 16 = 2,500: √(71,500 / 100) = 26.739.
    expect(nps?.low).toBeCloseTo(10 - 1.959964 * 26.739, 1);
    expect(nps?.high).toBeCloseTo(10 + 1.959964 * 26.739, 1);
  });

  test('NPS reads the scale from 0 to 10 only', () => {
    expect(scoreOf('nps', stars(5, 5, 5, 5, 5))).toBeNull();
    expect(scoreOf('nps', [...tens(9, 9, 9, 9, 9), ...stars(1, 1)])?.ratings).toBe(5);
  });

  test('CSAT is the share of four and five stars with Wilson’s interval', () => {
    // 8 of 10: Wilson 0.490–0.943.
    const csat = scoreOf('csat', stars(5, 4, 5, 4, 5, 4, 5, 4, 3, 1));
    expect(csat?.value).toBeCloseTo(0.8);
    expect(csat?.low).toBeCloseTo(0.49, 2);
    expect(csat?.high).toBeCloseTo(0.943, 3);
  });

  test('mean stars carry other scales over to one to five', () => {
    expect(scoreOf('stars', stars(1, 2, 3, 4, 5))?.value).toBe(3);
    expect(scoreOf('stars', tens(0, 5, 10, 5, 5))?.value).toBe(3);
  });

  test('ratings that all agree still have an interval, within the scale', () => {
    const score = scoreOf('stars', stars(5, 5, 5, 5, 5));
    expect(score?.low).toBeLessThan(5);
    expect(score?.high).toBe(5);
  });

  test('under five ratings there is no score', () => {
    expect(scoreOf('stars', stars(5, 5, 5, 5))).toBeNull();
  });
});

describe('what drives a score', () => {
  const items = [
    ...stars(1, 1, 1, 1, 1).map((rating) => ({ rating, themeIds: [7, 7] })),
    ...stars(5, 5, 5, 5, 5).map((rating) => ({ rating, themeIds: [8] })),
    ...stars(3, 3, 3, 3, 3, 3, 3, 3, 3, 3).map((rating) => ({ rating, themeIds: [] })),
    ...stars(1).map((rating) => ({ rating, themeIds: [9] })),
  ];

  test('a theme’s contribution is the score less the score without its items', () => {
    // All: (5 + 25 + 30 + 1) / 21 = 61 / 21; without theme 7: 56 / 16 = 3.5; without theme 8: 36 / 16 = 2.25.
    const drivers = scoreDrivers('stars', items);
    expect(drivers.map(({ themeId }) => themeId)).toEqual([8, 7]);
    expect(drivers[0]).toMatchObject({ items: 5, without: 2.25, alone: 5 });
    expect(drivers[0]?.contribution).toBeCloseTo(61 / 21 - 2.25);
    expect(drivers[1]?.contribution).toBeCloseTo(61 / 21 - 3.5);
  });

  test('ratings on a scale that the score does not read count for nothing', () => {
    const others = stars(1, 1, 1, 1, 1).map((rating) => ({ rating, themeIds: [8] }));
    const read = tens(9, 9, 9, 9, 9, 0, 0, 0, 0, 0).map((rating, i) => ({
      rating,
      themeIds: i < 5 ? [8] : [],
    }));
    expect(scoreDrivers('nps', [...read, ...others])).toEqual(scoreDrivers('nps', read));
  });

  test('a theme of less than five rated items is left out', () => {
    expect(scoreDrivers('stars', items).some(({ themeId }) => themeId === 9)).toBe(false);
  });
});

describe('one period beside another', () => {
  const many = (value: number, count: number): number[] => Array.from({ length: count }, () => value);

  test('a difference is told when its interval leaves out nothing having changed', () => {
    const before = stars(...many(5, 20), ...many(3, 20));
    const after = stars(...many(3, 20), ...many(1, 20));
    // Means 4 and 2, squares 40 each and 1 imagined: √(2 × 41 / 1600) = 0.2264.
    const compared = compareScores('stars', before, after);
    expect(compared.verdict).toBe('down');
    expect(compared.difference?.value).toBe(-2);
    expect(compared.difference?.high).toBeCloseTo(-2 + 1.959964 * 0.2264, 3);
    expect(compareScores('stars', after, before).verdict).toBe('up');
  });

  test('the same ratings show no change', () => {
    expect(compareScores('csat', stars(5, 4, 1, 2, 3), stars(5, 4, 1, 2, 3)).verdict).toBe('no_change_seen');
  });

  test('under five in a period there is too little to tell', () => {
    expect(compareScores('nps', tens(9, 9, 9, 9), tens(9, 9, 9, 9, 9))).toMatchObject({
      before: null,
      difference: null,
      verdict: 'too_few_to_tell',
    });
  });
});
