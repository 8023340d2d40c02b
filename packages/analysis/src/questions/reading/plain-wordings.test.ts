import { describe, expect, test } from 'vitest';
import { NameIndex } from '../names/names.ts';
import { planQuestion } from '../plan-question.ts';

const names = new NameIndex({
  sources: [{ id: 1, name: 'Survey' }],
  topics: [],
  themes: [{ id: 3, name: 'card declined abroad', is_found: true }],
  accounts: [],
  plans: [],
  fields: [
    { key: 'app_name', values: ['Wallet', 'Saver', 'Trader'] },
    { key: 'country', values: ['Spain', 'France', 'UK'] },
    { key: 'branch', values: ['Nord', 'Hafen'] },
    { key: 'Course level', values: ['A1', 'B1'] },
    { key: 'prio', values: ['low', 'high'] },
  ],
  scales: [{ min: 1, max: 5 }],
  days: { first: '2024-01-01', last: '2026-03-10' },
});
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });
const planned = (question: string) => planQuestion(question, { names, today: '2026-03-11', starRange });

test.each([
  ['in the week of 3 March 2025', '2025-03-03', '2025-03-09'],
  ['between 1 and 15 June 2025', '2025-06-01', '2025-06-15'],
  ['from the 5th to the 9th of May 2025', '2025-05-05', '2025-05-09'],
  ['in the second half of June 2025', '2025-06-16', '2025-06-30'],
  ['in the first two weeks of May', '2025-05-01', '2025-05-14'],
  ['in May and June 2025', '2025-05-01', '2025-06-30'],
  ['in 2025-06', '2025-06-01', '2025-06-30'],
  ['in 06/2025', '2025-06-01', '2025-06-30'],
  ['on 12.06.2025', '2025-06-12', '2025-06-12'],
  ['in the most recent week', '2026-03-09', '2026-03-15'],
  ['in the last full month', '2026-02-01', '2026-02-28'],
  ['in the last three weeks of 2025', '2025-12-11', '2025-12-31'],
  ['in early 2025', '2025-01-01', '2025-04-30'],
  ['in mid June 2025', '2025-06-11', '2025-06-20'],
  ['in the two months before June 2025', '2025-04-01', '2025-05-31'],
  ['in the 3 weeks after 1 May 2025', '2025-05-02', '2025-05-22'],
])('reads "%s" as days', (words, from, to) => {
  const { plan } = planned(`How many reviews ${words}?`);
  expect(plan?.filters).toEqual({ said_from: from, said_to: to });
});

test('two periods that do not touch leave out what lies between', () => {
  expect(planned('How many reviews in May and July 2025?').plan?.filters).toEqual({
    said_from: '2025-05-01',
    said_to: '2025-07-31',
    except: [{ said_from: '2025-06-01', said_to: '2025-06-30' }],
  });
});

test.each([
  'Were there more complaints in March or April 2025?',
  'More complaints in March than in April 2025?',
  'Compare complaints in March and April 2025',
])('two periods are held against each other: %s', (question) => {
  expect(planned(question).plan).toMatchObject({
    kind: 'compare',
    filters: { said_from: '2025-03-01', said_to: '2025-03-31', sentiments: ['negative'] },
    compare: { said_from: '2025-04-01', said_to: '2025-04-30' },
  });
});

test.each([
  ['Which three branches get the most praise?', { limit: 3, by: { field: 'branch' }, kind: 'rank' }],
  ['Breakdown of ratings', { kind: 'rank', by: 'stars' }],
  ['How is the feedback distributed across countries?', { kind: 'rank', by: { field: 'country' } }],
  ['Is the rating getting better or worse?', { kind: 'trend', measure: 'mean_rating', asks: 'direction' }],
  ['Which customers want to leave?', { kind: 'rank', by: 'author', filters: { kinds: ['cancellation'] } }],
  ['What should we build next and why?', { kind: 'rank', filters: { kinds: ['wish'] } }],
  ['Which improvement would help the most customers?', { kind: 'rank', filters: { kinds: ['wish'] } }],
  ['What do customers like?', { kind: 'rank', by: 'theme', filters: { sentiments: ['positive'] } }],
  ['What changed in January 2026?', { kind: 'rank', by: 'theme', order: 'change', compare: 'previous' }],
  ['In how many reviews does the word refund appear?', { filters: { about: { text: 'refund' } } }],
  ['What is the overall mood?', { kind: 'rank', by: 'sentiment' }],
])('%s', (question, plan) => {
  expect(planned(question).plan).toMatchObject(plan);
});

describe('a question about feedback that speaks of what feedback cannot tell', () => {
  test.each([
    'How many tickets are about salaries?',
    'How many employees complain about payroll?',
    'What do people say about the budget?',
    'How many people do we have feedback from?',
    'How high is the average rating?',
    'How big is the share of negative reviews?',
  ])('is answered: %s', (question) => {
    expect(planned(question)).toMatchObject({ beyond: null, plan: {} });
  });

  test.each([
    ['How many customers do we have?', 'population'],
    ['What is the churn rate?', 'business_figure'],
    ['What is Anna’s phone number?', 'private'],
    ['How tall is the tower?', 'measurement'],
  ])('is not where it asks for just that: %s', (question, reason) => {
    expect(planned(question).beyond?.reason).toBe(reason);
  });
});

test.each([
  ['What share of custmers is unhapy?', { kind: 'share', part: { sentiments: ['negative'] } }],
  ['Wich app has the most complants?', { kind: 'rank', by: { field: 'app_name' } }],
  ['averge ratng per contry', { kind: 'rank', measure: 'mean_rating', by: { field: 'country' } }],
  ['How many negitive coments are there?', { kind: 'count', filters: { sentiments: ['negative'] } }],
  ['How many reviews are from Spian?', { filters: { metadata_filters: [{ value: 'Spain' }] } }],
])('what is misspelt is read as the nearest word: %s', (question, plan) => {
  expect(planned(question).plan).toMatchObject(plan);
});

const equals = (key: string, value: string) => ({ metadata_filters: [{ key, condition: 'equals', value }] });

test.each([
  ['How many answers are from B1 students?', equals('Course level', 'B1')],
  ['How many respondents are at level A1?', equals('Course level', 'A1')],
  ['How many tickets have high priority?', equals('prio', 'high')],
  [
    'How many answers have no level?',
    { metadata_filters: [{ key: 'Course level', condition: 'is_not_set' }] },
  ],
  ['How many anonymous comments are there?', { has_author: false }],
  ['How many 5s did we get?', { rating_min: 1, rating_max: 1 }],
])('a column is found by a part of its name, and a code by itself: %s', (question, filters) => {
  expect(planned(question).plan?.filters).toEqual(filters);
});

test.each([
  ['worst rated branch', { measure: 'mean_rating', order: 'least', by: { field: 'branch' } }],
  ['branch with the most complaints', { measure: 'count', order: 'most', by: { field: 'branch' } }],
  ['top 3 branches by rating', { measure: 'mean_rating', limit: 3, by: { field: 'branch' } }],
  ['Compare Wallet, Saver and Trader', { measure: 'count', by: { field: 'app_name' } }],
])('%s is a ranking', (question, plan) => {
  expect(planned(question).plan).toMatchObject({ kind: 'rank', ...plan });
});

test('a column of countries is one, whatever it is called', () => {
  const known = { sources: [], topics: [], themes: [], accounts: [], plans: [] };
  const index = new NameIndex({ ...known, fields: [{ key: 'mkt', values: ['IE', 'GB', 'CH'] }] });
  const { plan } = planQuestion('Which country has the most reviews?', {
    names: index,
    today: '2026-03-11',
    starRange,
  });
  expect(plan).toMatchObject({ kind: 'rank', by: { field: 'mkt' } });
});

test.each([
  ['How many people cannot log in?', { about: { text: 'log in' } }],
  ['How many complain that there are no free appointments?', { about: { text: 'no free appointments' } }],
])('what people cannot do is what they speak of, and not left out: %s', (question, filters) => {
  const { plan } = planned(question);
  expect(plan?.filters).toMatchObject(filters);
  expect(plan?.filters.except).toBeUndefined();
});

test('either of two matters is looked for where they are joined by “or”', () => {
  const { plan } = planned('How many reviews are about crashes or refunds?');
  expect(plan?.filters.about).toMatchObject({ text: 'crashes or refunds' });
  expect(plan?.filters.about?.or).toEqual(expect.arrayContaining(['crashes', 'refunds', 'money back']));
  expect(plan?.filters.also).toBeUndefined();
});

test('a comparison that is asked for says yes or no, by what more or less is asked', () => {
  expect(planned('Do Wallet users complain more than Saver users?').plan).toMatchObject({
    asks: 'whether',
    order: 'most',
  });
  expect(planned('Are there fewer complaints in Spain than in France?').plan).toMatchObject({
    asks: 'whether',
    order: 'least',
  });
});
