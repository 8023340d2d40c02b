import { expect, test } from 'vitest';
import { NameIndex } from './names/names.ts';
import { planQuestion } from './plan-question.ts';

const fields = [
  { key: 'app', values: ['Wallet', 'Saver', 'Trader'] },
  { key: 'via', values: ['email', 'phone', 'web'] },
  { key: 'arr', values: ['500', '1200', '9600'] },
  { key: 'branch', values: Array.from({ length: 60 }, (_, i) => `Harwick ${i + 1}`) },
  { key: 'note', values: ['card', 'Late', ...Array.from({ length: 60 }, (_, i) => `note ${i}`)] },
];
const indexOf = (source: string) =>
  new NameIndex({
    sources: [{ id: 1, name: source }],
    topics: [],
    themes: [{ id: 3, name: 'card declined abroad', is_found: true }],
    accounts: [{ id: 4, name: 'Alder' }],
    plans: [],
    fields,
    scales: [{ min: 1, max: 5 }],
    days: { first: '2025-01-01', last: '2026-03-10' },
  });
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });
const planned = (question: string, source = 'Survey') =>
  planQuestion(question, { names: indexOf(source), today: '2026-03-11', starRange });

test.each([
  ['What is the median rating?', { kind: 'count', measure: 'mean_rating', asks: 'median' }],
  ['median stars by app', { kind: 'rank', by: { field: 'app' }, asks: 'median' }],
  ['Which app has the second most reviews?', { kind: 'rank', by: { field: 'app' }, place: 2 }],
  ['Which app is worst?', { kind: 'rank', measure: 'mean_rating', order: 'least' }],
  ['Is Wallet more negative than Saver?', { measure: 'sentiment_score', order: 'least', asks: 'whether' }],
  ['When did the average rating drop?', { kind: 'trend', asks: 'when', order: 'least' }],
  ['When did complaints about fees get worse?', { kind: 'trend', asks: 'when', order: 'most' }],
  ['Did anything change in February?', { kind: 'rank', order: 'change', compare: 'previous' }],
  ['What are the top problems?', { kind: 'rank', by: 'theme', asks: 'matters' }],
  ['How many reviews are neither positive nor negative?', { filters: { sentiments: ['neutral'] } }],
])('reads what is asked for: %s', (question, plan) => {
  expect(planned(question)).toMatchObject({ plan, not_understood: [] });
});

test.each([
  ['How many customers ask when their card will arrive?', 'card arrive'],
  ['How many clients complain about declined payments?', 'declined payments'],
  ['Have declined payments increased?', 'declined payments'],
  ["How many users can't get into the app?", "can't get into"],
  ['How many requests are about lost or stolen cards and phones?', 'lost or stolen cards or phones'],
])('a clause is one matter, with words that build questions elsewhere: %s', (question, text) => {
  expect(planned(question).plan?.filters.about?.text).toBe(text);
});

test('a plain word after “by” or “via” is a value, and one beside “about” a matter', () => {
  const via = (value: string) => ({ metadata_filters: [{ key: 'via', condition: 'equals', value }] });
  expect(planned('tickets that did not come by email').plan?.filters.except).toEqual([via('email')]);
  const { filters } = planned('How many items are about lost cards and phones?').plan ?? {};
  expect(filters?.metadata_filters).toBeUndefined();
});

test('values of columns with many are known, single words of them only as they are written', () => {
  const of = (question: string) => planned(question).plan?.filters.metadata_filters;
  expect(of('How many reviews came from Harwick 7?')).toMatchObject([{ key: 'branch', value: 'Harwick 7' }]);
  expect(of('How many reviews are late?')).toBeUndefined();
});

test('requests are all items where a desk takes them, and wishes elsewhere', () => {
  expect(planned('How many requests came in May 2025?', 'Service desk').plan?.filters.kinds).toBeUndefined();
  expect(planned('How many requests came in May 2025?', 'App store').plan?.filters.kinds).toEqual(['wish']);
  expect(planned('How many feature requests are there?', 'Service desk').plan?.filters.kinds).toEqual([
    'wish',
  ]);
});

test.each(['What is the total ARR?', 'What is the sum of the ARR?'])(
  'numbers of a column are not added up, and that is said: %s',
  (question) => {
    expect(planned(question)).toMatchObject({ plan: null, beyond: { reason: 'measurement' } });
  },
);

test('“tickets without a date” is English, whatever else its words may be', () => {
  expect(planned('tickets without a date').plan?.filters).toEqual({ undated: true });
});
