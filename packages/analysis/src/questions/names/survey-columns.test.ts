import { expect, test } from 'vitest';
import { planQuestion } from '../plan-question.ts';
import { NameIndex } from './names.ts';

/** A survey after deliveries of a bakery: columns that number their questions, and values that are words of daily speech. */
const names = new NameIndex({
  ...{ sources: [{ id: 1, name: 'Doorstep survey' }], topics: [], themes: [], accounts: [], plans: [] },
  fields: [
    { key: 'Q2 Freshness of the bread (1-5)', values: [], is_number: true },
    { key: 'Round', values: ['Early round', 'Late round'] },
    { key: 'Order state', values: ['Waiting', 'Returned', 'Delivered'] },
    { key: 'Driver', values: ['Ines', 'Bo', 'Kai'] },
  ],
  scales: [{ min: 1, max: 5 }],
  days: { first: '2026-01-05', last: '2026-03-10' },
});
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });
const planned = (question: string) => planQuestion(question, { names, today: '2026-03-11', starRange });
const state = (value: string) => [{ key: 'Order state', condition: 'equals', value }];

test('a number before a question of a survey is no quarter', () => {
  const { plan } = planned('Average of Q2 freshness of the bread by driver');
  expect(plan).toMatchObject({ by: { field: 'Driver' }, number: { of: 'mean' } });
  expect(plan?.filters.said_from).toBeUndefined();
  expect(planned('How many reviews came in Q1?').plan?.filters.said_from).toBe('2026-01-01');
});

test('a verb is no value that only shares its stem', () => {
  for (const question of ['How many customers had to wait for the driver?', 'How many wanted to return it?'])
    expect(planned(question).plan?.filters.metadata_filters).toBeUndefined();
  expect(planned('How many items are waiting?').plan?.filters.metadata_filters).toEqual(state('Waiting'));
  expect(planned('How many are returned?').plan?.filters.metadata_filters).toEqual(state('Returned'));
});

test('a value of several words is meant whole, whatever stands behind it', () => {
  const filters = planned('Why are people on late round deliveries unhappy?').plan?.filters;
  expect(filters?.metadata_filters).toEqual([{ key: 'Round', condition: 'equals', value: 'Late round' }]);
});

test('“by number of responses” is the order that a ranking has anyway', () => {
  const { plan } = planned('Top 2 drivers by number of responses');
  expect(plan).toMatchObject({ kind: 'rank', by: { field: 'Driver' }, limit: 2, filters: {} });
});

test('a share of which nobody knows what it is of is not answered by sources', () => {
  expect(planned('What percentage of responses came without a comment?').plan).toBeNull();
});

test('how many work somewhere is not in feedback', () => {
  expect(planned('How many employees work in the Harwick bakery?').beyond?.reason).toBe('population');
});
