import { expect, test } from 'vitest';
import { NameIndex } from './names.ts';
import { planQuestion } from '../plan-question.ts';

/** Firms that begin with a month, a city, a country, a source, a topic, a matter, a word that is looked for, and a name of their own. */
const firms = [
  'March Networks',
  'London Stock Exchange',
  'France Telecom',
  'Trustpilot A/S',
  'Billing Partners',
  'Delivery Hero',
  'Slack Technologies',
  'Alderwick Foods',
];
const names = new NameIndex({
  sources: [{ id: 1, name: 'Trustpilot' }],
  topics: [{ id: 2, name: 'Billing' }],
  themes: [],
  accounts: firms.map((name, id) => ({ id, name })),
  plans: [],
  fields: [
    { key: 'city', values: ['London', 'Leeds'] },
    { key: 'country', values: ['France', 'Spain'] },
    { key: 'company', values: firms },
  ],
  scales: [{ min: 1, max: 5 }],
  days: { first: '2025-01-01', last: '2026-03-10' },
});
const starRange = () => ({ rating_min: 0, rating_max: 1 });
const filtersOf = (question: string) =>
  planQuestion(question, { names, today: '2026-03-11', starRange }).plan?.filters;
const value = (key: string, name: string) => ({
  metadata_filters: [{ key, condition: 'equals', value: name }],
});

test.each([
  ['How many reviews came in March 2025?', { said_from: '2025-03-01', said_to: '2025-03-31' }],
  ['How many reviews came from London?', value('city', 'London')],
  ['How many people from France wrote?', value('country', 'France')],
  ['How many reviews came from Trustpilot?', { source_ids: [1] }],
  ['How many reviews are about Billing?', { custom_trend_id: 2 }],
])('what is also another name or a day is no account: %s', (question, filters) => {
  expect(filtersOf(question)).toEqual(filters);
});

test.each([
  ['What do people say about Delivery?', 'Delivery'],
  ['How many mention "Slack"?', 'Slack'],
  ['How many reviews mention Slack?', 'Slack'],
  ['How many complain about Alderwick?', 'Alderwick'],
])('what is looked for is a matter, not an account: %s', (question, text) => {
  const filters = filtersOf(question);
  expect(filters?.about?.text).toBe(text);
  expect(filters?.account_ids).toBeUndefined();
});

test.each([
  ['How many complaints from Slack?', 6],
  ['complaints by Alderwick last month', 7],
  ["Alderwick's complaints", 7],
  ["How many of Alderwick's reviews mention price?", 7],
  ['has alderwick complained?', 7],
  ['How many complaints about Delivery Hero?', 5],
])('a name of its own is an account where it writes: %s', (question, id) => {
  expect(filtersOf(question)?.account_ids).toEqual([id]);
});
