import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { starRange } from '@earshot/contracts/filter/stars';
import { expect, test } from 'vitest';
import { countedBy, facetKind } from './facet-kinds.ts';
import { starsOf } from '../rating-stars.ts';

const given = { contains: 'kept' };

test.each([
  ['source_ids', '7', { source_ids: [7] }],
  ['sentiments', 'negative', { sentiments: ['negative'] }],
  ['languages', 'de', { languages: ['de'] }],
  ['months', '2026-02', { said_from: '2026-02-01', said_to: '2026-02-28' }],
  ['months', '2028-02', { said_from: '2028-02-01', said_to: '2028-02-29' }],
  ['stars', '5', { rating_min: 0.875, rating_max: 1 }],
  ['fields.plan', 'pro', { metadata_filters: [{ key: 'plan', condition: 'equals', value: 'pro' }] }],
])('choosing %s %s narrows the filter, and choosing it again takes it off', (key, value, expected) => {
  const kind = facetKind(key);
  const on = kind?.toggle(given, value);
  expect(on).toEqual({ ...given, ...expected });
  expect(on && kind?.isOn(on, value)).toBe(true);
  const off = on && kind?.toggle(on, value);
  expect(off && kind?.isOn(off, value)).toBe(false);
  expect(JSON.parse(JSON.stringify(off))).toEqual(given);
});

test('another value of the same field takes the place of the first; other conditions stay', () => {
  const other = { key: 'plan', condition: 'is_set' as const };
  const filter = {
    metadata_filters: [other, { key: 'plan', condition: 'equals' as const, value: 'pro' }],
  };
  expect(facetKind('fields.plan')?.toggle(filter, 'free')).toEqual({
    metadata_filters: [other, { key: 'plan', condition: 'equals', value: 'free' }],
  });
});

test('what a facet counts for a value is that value alone, under the other filters', () => {
  const counted = (key: string, filter: FeedbackFilter, value: string): unknown => {
    const kind = facetKind(key);
    return kind && JSON.parse(JSON.stringify(countedBy(kind, filter, value)));
  };
  expect(counted('sentiments', { ...given, sentiments: ['negative'] }, 'positive')).toEqual({
    ...given,
    sentiments: ['positive'],
  });
  expect(counted('sentiments', { sentiments: ['negative', 'positive'] }, 'negative')).toEqual({
    sentiments: ['negative'],
  });
  expect(counted('stars', { rated: true, rating_min: 0 }, '5')).toEqual({ rating_min: 0.875, rating_max: 1 });
  expect(counted('months', { undated: true }, '2026-02')).toEqual({
    said_from: '2026-02-01',
    said_to: '2026-02-28',
  });
  const pro = { metadata_filters: [{ key: 'plan', condition: 'equals' as const, value: 'pro' }] };
  expect(counted('fields.plan', pro, 'pro')).toEqual(pro);
});

test('every share of a scale belongs to one number of stars, half-way ones to the better', () => {
  for (const [share, stars] of [
    [0, 1],
    [0.12, 1],
    [0.125, 2],
    [0.5, 3],
    [0.874, 4],
    [0.875, 5],
    [1, 5],
  ] as const) {
    const fits = [1, 2, 3, 4, 5].filter((n) => {
      const { rating_min: min, rating_max: max } = starRange(n);
      return share >= min && share <= max;
    });
    expect(fits).toEqual([stars]);
  }
  expect([1, 2, 3, 4, 5].map((n) => starsOf(starRange(n)))).toEqual([1, 2, 3, 4, 5]);
  expect(starsOf({ rating_min: 0, rating_max: 1 })).toBeUndefined();
});

test('a facet that the screen cannot filter by is left out', () => {
  expect(facetKind('weather')).toBeUndefined();
});
