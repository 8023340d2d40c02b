import { expect, test } from 'vitest';
import { NameIndex } from '../names/names.ts';
import type { QuestionPlan } from '../plan.ts';
import { planQuestion } from '../plan-question.ts';

const names = new NameIndex({
  sources: [{ id: 1, name: 'Desk' }],
  topics: [],
  themes: [],
  accounts: [{ id: 1, name: 'Blue Kettle' }],
  plans: [],
  fields: [
    { key: 'ticket_id', values: [], is_number: true },
    { key: 'customerId', values: ['1', '2', '3'] },
    { key: 'num_reviews', values: [], is_number: true },
    { key: 'employees', values: [], is_number: true },
    { key: 'priority', values: ['1', '2', '3'], is_number: true },
    { key: 'ARR (EUR)', values: [], is_number: true },
    { key: 'age', values: ['31', '44', '58'] },
    { key: 'agent', values: ['Hedda', 'Milo'] },
    { key: 'city', values: ['Lund', 'Ystad'] },
  ],
  ratings: ['csat_after'],
  scales: [{ min: 1, max: 5 }],
  days: { first: '2022-09-01', last: '2024-02-28' },
});
const starRange = (stars: number) => ({ rating_min: (stars - 1.5) / 4, rating_max: (stars - 0.5) / 4 });
const today = '2024-03-01';
const planned = (question: string) => planQuestion(question, { names, today, starRange });

test.each([
  ['Which agent has the most tickets?', { kind: 'rank', by: { field: 'agent' } }],
  ['Which city has the most customers?', { kind: 'rank', by: { field: 'city' } }],
  ['Which city has the most reviews?', { kind: 'rank', by: { field: 'city' } }],
  ['How many tickets have the highest priority?', {}],
])('what is counted is no number of a column: %s', (question, plan) => {
  const { plan: made, not_understood: unused } = planned(question);
  expect(made).toMatchObject(plan);
  expect(made?.number).toBeUndefined();
  expect(unused).toEqual([]);
});

test.each([
  ['What is the highest priority?', { field: 'priority', of: 'highest' }],
  ['Which accounts have the most employees?', { field: 'employees', of: 'highest' }],
  ['What is the average number of reviews per city?', { field: 'num_reviews', of: 'mean' }],
])('a number that is asked for by name stays one: %s', (question, number) => {
  expect(planned(question).plan?.number).toEqual(number);
});

test.each([
  ['How many accounts have more than 20 tickets?', { by: 'account', asks: 'distinct', least: 21 }],
  ['How many accounts with more than 20 tickets are there?', { by: 'account', asks: 'distinct', least: 21 }],
  ['How many people sent at least 3 messages?', { by: 'author', asks: 'distinct', least: 3 }],
  [
    'which accounts with at least 10 tickets have the lowest csat',
    { by: 'account', least: 10, measure: 'csat' },
  ],
])('so many items at least are asked of those who have them: %s', (question, plan) => {
  expect(planned(question)).toMatchObject({
    not_understood: [],
    plan: { kind: 'rank', unit: 'items', ...plan },
  });
});

test.each([
  ['What is the average ARR of accounts with at least 10 tickets?', 'with at least 10 tickets'],
  ['What share of customers wrote more than once?', 'more than once'],
  ['How many customers called twice because nobody came?', 'twice'],
])('a least that nothing reads is named as not used: %s', (question, said) => {
  expect(planned(question).not_understood).toContain(said);
});

test.each([
  ['Which accounts contacted us more than twice?', { by: 'account', least: 3, filters: {} }],
  ['How many companies wrote more than once?', { by: 'account', asks: 'distinct', least: 2 }],
  ['How many customers wrote more than once?', { by: 'author', asks: 'distinct', least: 2 }],
])('who wrote several times are accounts where these are asked for: %s', (question, plan) => {
  expect(planned(question)).toMatchObject({ not_understood: [], plan: { kind: 'rank', ...plan } });
});

test.each([
  'What is the average ARR of customers who complain about printers?',
  'average ARR of accounts which mention printers',
])('an average of accounts is no ranking of them: %s', (question) => {
  const { plan } = planned(question);
  expect(plan).toMatchObject({ kind: 'count', unit: 'accounts', number: { of: 'mean' } });
  expect(plan?.by).toBeUndefined();
});

test.each([
  ['average age per month', 'per month'],
  ['How has the average age changed over time?', 'changed'],
  ['average age by weekday', 'weekday'],
  ['Is the average age higher this year than last year?', 'than'],
  ['complaints by weekday and city', 'city'],
])('what an answer of numbers or days of the week does not read is named: %s', (question, said) => {
  expect(planned(question).not_understood.join(' | ')).toContain(said);
});

test('matters by a column of numbers are parted by it', () => {
  expect(planned('Top complaints by age').plan?.number).toBeUndefined();
});

const after = (first: string, next: string) =>
  planQuestion(next, { names, today, starRange, previous: planned(first).plan as QuestionPlan }).plan;

test('a follow-up keeps the number, the days of the week and the least', () => {
  expect(after('What is the average age?', 'Only last month')).toMatchObject({
    number: { field: 'age', of: 'mean' },
    filters: { said_from: '2024-02-01' },
  });
  expect(after('What is the average age?', 'How many of those are negative?')?.number).toBeUndefined();
  expect(after('Which weekday has the most items?', 'And only the negative ones?')).toMatchObject({
    kind: 'rank',
    each: 'weekday',
    filters: { sentiments: ['negative'] },
  });
  expect(after('Which weekday has the most items?', 'And by city?')?.each).toBeUndefined();
  expect(after('How many items per month?', 'and by weekday?')).toMatchObject({
    kind: 'rank',
    each: 'weekday',
  });
  expect(after('Which city rates us best (more than 40 tickets)?', 'only last month')).toMatchObject({
    kind: 'rank',
    least: 41,
  });
});

test.each([
  ['Search for complaints about delivery', { kind: 'list', filters: { about: { text: 'delivery' } } }],
  ['Look for negative reviews from Lund', { kind: 'list', filters: { sentiments: ['negative'] } }],
  ['Search for refund', { filters: { about: { text: 'refund', as_words: true } } }],
  ['Look for “blue screen”', { filters: { about: { text: 'blue screen', phrase: true } } }],
])('a search is for words only where these are one or quoted: %s', (question, plan) => {
  expect(planned(question)).toMatchObject({ not_understood: [], plan });
  if (question.includes('negative')) expect(planned(question).plan?.filters.about).toBeUndefined();
});

test.each(['What are the biggest problems for our website?', 'feature requests for the homepage'])(
  'what something is for is an aside only of quotes: %s',
  (question) => expect(planned(question).plan?.filters.about?.text).toMatch(/website|homepage/),
);

test.each(['Give me a quote for our website', 'something nice for the homepage'])(
  'what quotes are for is an aside: %s',
  (question) => expect(planned(question).plan?.filters.about).toBeUndefined(),
);

test.each([
  ['complaints by city and agent', { by: { field: 'city' } }, 'and agent'],
  ['complaints by month and city', { by: { time: 'month' } }, 'and city'],
  ['complaints by city and day of the week', { by: { field: 'city' } }, 'and day of the week'],
])('a second column to part by is named, and is no matter: %s', (question, plan, said) => {
  const { plan: made, not_understood: unused } = planned(question);
  expect(made).toMatchObject(plan);
  expect(made?.filters.about).toBeUndefined();
  expect(unused).toEqual([said]);
});

test.each([
  ['top 3 weekdays for complaints', { each: 'weekday', limit: 3 }],
  ['busiest weekdays', { each: 'weekday' }],
  ['How many complaints on weekdays?', { kind: 'count', filters: { weekdays: [1, 2, 3, 4, 5] } }],
])('weekdays are asked for or are when it was written: %s', (question, plan) => {
  expect(planned(question).plan).toMatchObject(plan);
});

test.each([
  ['How many accounts have more than 1,200 employees?', 1200],
  ['How many items have more than 12’500 employees?', 12_500],
])('thousands in groups of three digits are one number: %s', (question, value) => {
  expect(planned(question).plan?.filters.metadata_filters).toEqual([
    { key: 'employees', condition: 'greater_than', value },
  ]);
});

test('each word behind "but not" leaves out', () => {
  const { plan, not_understood: unused } = planned(
    'How many tickets mention printer but not kitchen or bar?',
  );
  expect(plan?.filters.except?.map(({ about }) => about?.text)).toEqual(['kitchen', 'bar']);
  expect(unused).toEqual([]);
});

test.each([
  ['mrr', 'Customers who pay us more than 1,200 a year', 100],
  ['mrr', 'Customers who pay us more than 1,200 a month', 1200],
  ['arr', 'Customers who pay us more than 100 per month', 1200],
  ['contract value', 'Customers who pay us more than 500', 500],
])('what is paid is told in the period of its column: %s, %s', (key, question, value) => {
  const paying = new NameIndex({
    sources: [{ id: 1, name: 'Desk' }],
    topics: [],
    themes: [],
    accounts: [],
    plans: [],
    fields: [{ key, values: [], is_number: true }],
  });
  expect(planQuestion(question, { names: paying, today, starRange }).plan?.filters.metadata_filters).toEqual([
    { key, condition: 'greater_than', value },
  ]);
});

test.each(['contract_months', 'contract_start_year', 'ad_spend'])('%s is not what accounts pay', (key) => {
  const other = new NameIndex({
    sources: [{ id: 1, name: 'Desk' }],
    topics: [],
    themes: [],
    accounts: [{ id: 1, name: 'Blue Kettle' }],
    plans: [],
    fields: [{ key, values: [], is_number: true }],
  });
  expect(
    planQuestion('Which accounts pay us most?', { names: other, today, starRange }).plan?.number,
  ).toBeUndefined();
});

test('high ratings are not a rating at all', () => {
  expect(planned('Which customers do not give us high ratings?').plan?.filters.rated).toBeUndefined();
  expect(planned('Who did not leave a rating?').plan?.filters.rated).toBe(false);
});
