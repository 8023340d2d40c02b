import { expect, test } from 'vitest';
import { NameIndex } from '../names/names.ts';
import { planQuestion } from '../plan-question.ts';

const names = new NameIndex({
  sources: [{ id: 1, name: 'Desk' }],
  topics: [],
  themes: [],
  accounts: [{ id: 1, name: 'Blue Kettle' }],
  plans: [],
  fields: [
    { key: 'ARR (EUR)', values: [], is_number: true },
    { key: 'age', values: ['31', '44', '58'] },
    { key: 'tier', values: ['Chain', 'Counter', 'Kitchen'] },
    { key: 'store_ctry', values: ['GB', 'DE', 'US', 'ES'] },
    { key: 'os', values: ['Android', 'iOS'] },
    { key: 'build', values: ['5.0', '5.1', '5.2'] },
    { key: 'state', values: ['open', 'closed', 'waiting'] },
    { key: 'taken_by', values: ['Hedda', 'Milo'] },
  ],
  ratings: ['csat_after'],
  people: { account: ['venue_group'], author: ['written_by'] },
  scales: [{ min: 1, max: 5 }],
  days: { first: '2022-09-01', last: '2024-02-28' },
});

function planned(question: string) {
  const starRange = (stars: number) => ({ rating_min: (stars - 1.5) / 4, rating_max: (stars - 0.5) / 4 });
  return planQuestion(question, { names, today: '2024-03-01', starRange });
}

const number = (of: string, field = 'ARR (EUR)') => ({ field, of });

test.each([
  ['What is the average age?', { kind: 'count', number: number('mean', 'age') }],
  ['median ARR per tier', { kind: 'rank', by: { field: 'tier' }, number: number('median') }],
  ['What is the highest ARR?', { kind: 'count', number: number('highest') }],
  [
    'Which accounts have the lowest ARR?',
    { kind: 'rank', by: 'account', order: 'least', number: number('lowest') },
  ],
  ['Rank the venue groups by ARR', { kind: 'rank', by: 'account', number: number('mean') }],
  ['which 3 accounts pay us most', { kind: 'rank', by: 'account', limit: 3, number: number('highest') }],
  [
    'of the accounts with terminal trouble, which 3 pay us most (ARR)',
    { kind: 'rank', by: 'account', limit: 3, number: number('highest') },
  ],
  ['average ARR of accounts that complain about printers', { unit: 'accounts', number: number('mean') }],
  [
    'Is the average age on iOS higher than on Android?',
    { kind: 'compare', asks: 'whether', number: number('mean', 'age') },
  ],
])('numbers of a column are averaged and ranked by: %s', (question, plan) => {
  expect(planned(question)).toMatchObject({ beyond: null, not_understood: [], plan });
});

test('items that repeat a number are not added up, and that is said', () => {
  expect(planned('What is the total ARR?').plan).toBeNull();
});

test.each([
  ['Which weekday gets the most tickets?', { kind: 'rank', each: 'weekday' }],
  ['complaints by day of the week', { kind: 'rank', each: 'weekday', filters: { sentiments: ['negative'] } }],
  [
    'which account has the lowest csat, only those with at least 20 tickets',
    { by: 'account', least: 20, order: 'least' },
  ],
  ['Which country rates us best (more than 40 reviews)?', { by: { field: 'store_ctry' }, least: 41 }],
  ['how many people wrote more than once', { kind: 'rank', by: 'author', least: 2, asks: 'distinct' }],
  ['share of 1 star reviews on Android vs iOS', { kind: 'share', by: { field: 'os' } }],
  [
    'percentage of negative reviews per tier, worst first',
    { kind: 'share', order: 'most', part: { sentiments: ['negative'] } },
  ],
  [
    'tickets that mention printer but not kitchen',
    { filters: { about: { text: 'printer' }, except: [{ about: { text: 'kitchen', as_words: true } }] } },
  ],
  [
    'Tickets with P60 in them, how many?',
    { kind: 'count', filters: { about: { text: 'P60', or: ['P60s'] } } },
  ],
  [
    'reviews with the word helmet or helmets in it',
    { filters: { about: { text: 'helmet', or: ['helmets'] } } },
  ],
  [
    'how many tickets came from customers who pay us more than 2000 a year',
    {
      kind: 'count',
      filters: { metadata_filters: [{ key: 'ARR (EUR)', condition: 'greater_than', value: 2000 }] },
    },
  ],
  ['average stars by build', { measure: 'mean_rating', by: { field: 'build' } }],
  [
    'reviews that do not mention delays, how many',
    { kind: 'count', filters: { except: [{ about: { text: 'delays' } }] } },
  ],
  ['What percentage of rated tickets got 4 or 5?', { kind: 'share', filters: { rated: true } }],
  ['how many people did not answer the csat question', { unit: 'people', filters: { rated: false } }],
  ['is the app better on iphone or on android', { kind: 'compare', measure: 'mean_rating' }],
  [
    'negative reviews per month 2023',
    { kind: 'trend', filters: { said_from: '2023-01-01', said_to: '2023-12-31' } },
  ],
  [
    'Compare Q4 2022 with Q1 2023 for Hedda and Milo',
    {
      kind: 'compare',
      compare: { said_from: '2023-01-01', said_to: '2023-03-31' },
      sides: [{ label: 'Hedda' }, { label: 'Milo' }],
    },
  ],
])('what people ask of numbers is read whole: %s', (question, plan) => {
  expect(planned(question)).toMatchObject({ beyond: null, not_understood: [], plan });
});

test.each(['Wie viele Tickets sind noch offen?', 'How many open ones are there?'])(
  'what items are said to be is a value in other languages, too: %s',
  (question) => {
    expect(planned(question).plan?.filters.metadata_filters).toEqual([
      { key: 'state', condition: 'equals', value: 'open' },
    ]);
  },
);

test('a time of day is named as not used, and asks not whether there is any', () => {
  const { plan, not_understood: unused } = planned('At what time of day do people post?');
  expect(unused).toEqual(['At what time of day']);
  expect(plan?.asks).toBeUndefined();
});

test('a country is no language, however it is spelt', () => {
  expect(planned('How many 1-star reviews in Germany?').plan?.filters).toMatchObject({
    metadata_filters: [{ key: 'store_ctry', condition: 'equals', value: 'DE' }],
  });
});
