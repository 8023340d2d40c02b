import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { withFilter } from '@earshot/contracts/filter/filter-address';
import { expect, test } from 'vitest';
import { filterSize, readFilter, sameFilter } from './filter-params.ts';

const whole: FeedbackFilter = {
  source_ids: [1, 42],
  sentiments: ['negative', 'neutral'],
  languages: ['en', 'und'],
  said_from: '2026-01-31',
  said_to: '2026-02-28',
  undated: false,
  rating_min: 0,
  rating_max: 0.25,
  rated: true,
  author_ids: [7],
  account_ids: [8, 9],
  import_id: '0b9ad0a0-6f6b-4c5e-9d53-4b9f6c1d2e3f',
  contains: 'lost, & found = 100 %',
  metadata_filters: [
    { key: 'plan, tier', condition: 'equals', value: 'pro & more' },
    { key: 'version', condition: 'is_set' },
  ],
  custom_trend_id: 3,
  without_topic: false,
  rating_scale: { min: 0, max: 10 },
  about: { text: 'a & b, 1 2', at_least: 0.25 },
  has_plan: false,
  has_revenue: true,
  also: [{ theme_ids: [3], sentiments: ['negative'] }, { contains: 'a & b, "c"' }],
  except: [{ metadata_filters: [{ key: 'plan', condition: 'equals', value: 'pro' }] }],
};

test('a filter written into an address is read back whole', () => {
  const address = withFilter(new URLSearchParams(), whole).toString();
  expect(readFilter(new URLSearchParams(address))).toEqual({ filter: whole, unreadable: [] });
  expect(filterSize(whole)).toBe(22);
});

test('words that items contain are read back from an address', () => {
  const filter = { about: { text: 'dark mode', at_least: 0.25, as_words: true } } as const;
  const address = withFilter(new URLSearchParams(), filter).toString();
  expect(address).toBe('about=words+dark+mode');
  expect(readFilter(new URLSearchParams(address))).toEqual({ filter, unreadable: [] });
});

test('writing a filter keeps the rest of the address and drops what the filter no longer says', () => {
  const before = new URLSearchParams('q=lost+luggage&source_ids=1&sentiments=negative');
  expect(withFilter(before, { sentiments: [], languages: ['de'] }).toString()).toBe(
    'q=lost+luggage&languages=de',
  );
});

test.each([
  ['about', 'late parcels'],
  ['about', '0.25  '],
  ['source_ids', '1,two'],
  ['source_ids', '0'],
  ['sentiments', 'angry'],
  ['said_from', '2026-13-01'],
  ['said_to', 'yesterday'],
  ['undated', 'maybe'],
  ['rating_min', '1.5'],
  ['import_id', '17'],
  ['metadata_filters', '[{"key":"plan"}]'],
  ['metadata_filters', '{'],
  ['custom_trend_id', '99999999999'],
  ['rating_scale', '0..ten'],
  ['rating_scale', '0'],
  ['also', '["theme_ids=0"]'],
  ['also', '[""]'],
  ['except', '["also=%5B%22rated%3Dtrue%22%5D"]'],
])('%s=%s is named as unreadable and left out', (name, text) => {
  expect(readFilter(new URLSearchParams({ [name]: text, contains: 'x' }))).toEqual({
    filter: { contains: 'x' },
    unreadable: [name],
  });
});

test('filters are the same when they mean the same', () => {
  expect(sameFilter({ contains: 'a', rated: true }, { rated: true, contains: 'a', languages: [] })).toBe(
    true,
  );
  expect(sameFilter({ rated: true }, { rated: false })).toBe(false);
});
