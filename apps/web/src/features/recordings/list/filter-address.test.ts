import { expect, test } from 'vitest';
import {
  askedFilter,
  listFilterOf,
  readListFilter,
  withListFilter,
  type ListFilter,
} from './filter-address.ts';

const filter: ListFilter = {
  contains: 'total is undefined',
  page: '/cart',
  from: '2026-11-01',
  to: '2026-11-02',
  site: 2,
  no_words: 'help, please',
  no_page: '/help',
  person: ['u-7, the second', 'ana@shop.test'],
  no_person: ['u-9'],
  no_account: 'Bolt',
  account: 'Acme, Inc.',
  min: 10,
  max: 600,
  with: ['error', 'rage_click'],
  without: ['dead_click'],
  metadata: [{ key: 'plan', condition: 'equals', value: 'team, yearly' }],
};

test('a filter comes back from the address it was written to, beside what else stands in it', () => {
  const address = withListFilter(new URLSearchParams('shown=50'), filter);
  expect(address.get('shown')).toBe('50');
  expect(readListFilter(new URLSearchParams(address.toString()))).toEqual(filter);
  expect(withListFilter(address, {}).toString()).toBe('shown=50');
});

test('what cannot be meant is left out', () => {
  const odd = new URLSearchParams(
    'from=yesterday&site=x&with=nonsense&metadata=[{"key":1}]&min=-1&page=%20&max=5',
  );
  expect(readListFilter(odd)).toEqual({ max: 5 });
});

test('days are asked for from midnight to midnight of the reader', () => {
  const { from, to } = askedFilter(filter);
  expect(from).toBe(new Date(2026, 10, 1).toISOString());
  expect(to).toBe(new Date(2026, 10, 3).toISOString());
});

test('one person stands in the address as it is', () => {
  const address = withListFilter(new URLSearchParams(), { person: ['u-7'] });
  expect(address.toString()).toBe('person=u-7');
  const odd = withListFilter(new URLSearchParams(), { person: ['["x"]'] });
  expect(readListFilter(odd)).toEqual({ person: ['["x"]'] });
});

test('what is saved of a filter opens as the same filter', () => {
  const saved = JSON.parse(JSON.stringify(askedFilter(filter))) as ReturnType<typeof askedFilter>;
  expect(listFilterOf(saved)).toEqual(filter);
  expect(listFilterOf({})).toEqual({});
});
