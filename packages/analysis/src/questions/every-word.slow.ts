import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NameIndex } from './names/names.ts';
import type { PlannedQuestion } from './plan.ts';
import { planQuestion } from './plan-question.ts';

/** A bank's app, a ferry line: kinds of data that nothing else in the tests is about. */
const names = new NameIndex({
  sources: [
    { id: 1, name: 'Survey' },
    { id: 2, name: 'apps' },
  ],
  topics: [],
  themes: [{ id: 3, name: 'card declined abroad', is_found: true }],
  accounts: [],
  plans: [],
  fields: [
    { key: 'app_name', values: ['Wallet', 'Saver', 'Trader'] },
    { key: 'segment', values: ['retail', 'business'] },
    { key: 'build', values: ['5.1', '5.2', '6.0'] },
    { key: 'country', values: ['Spain', 'France', 'UK'] },
    { key: 'age', values: [] },
    { key: 'verdict', values: ['negative', 'positive'] },
  ],
  scales: [{ min: 0, max: 10 }],
  days: { first: '2016-01-05', last: '2017-09-20' },
});
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });
const planned = (question: string) => planQuestion(question, { names, today: '2026-03-11', starRange });
const filtersOf = (question: string) => planned(question).plan?.filters;

/** What an answer rests on: when it stays the same, so does the answer. */
const restsOn = ({ plan, not_understood, beyond }: PlannedQuestion) =>
  JSON.stringify([plan, not_understood, beyond]);

describe('a word that nothing is known of', () => {
  const questions = [
    'How many reviews are there?',
    'How many reviews mention fees?',
    'How many complaints about fees in Spain?',
    'Which app has the most complaints?',
    'What share of reviews is negative?',
    'Average rating per country',
    'Top 5 problems since May 2017',
    'Show me quotes about fees',
    'Is there any praise for Saver?',
  ];
  const letters = fc.array(fc.constantFrom(...'bdfgkvwxzou'), { minLength: 5, maxLength: 9 });

  test('never leaves the answer as it was without being named or looked for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...questions), letters, fc.nat(), (question, drawn, at) => {
        const strange = `qz${drawn.join('')}`;
        const words = question.replace(/\?$/, '').split(' ');
        const place = at % (words.length + 1);
        const changed = [...words.slice(0, place), strange, ...words.slice(place)].join(' ');
        expect(restsOn(planned(changed)), changed).not.toBe(restsOn(planned(question)));
      }),
      { numRuns: 2000 },
    );
  }, 180_000);
});

describe('questions about words', () => {
  const word = fc.constantFrom(
    'fee',
    'fees',
    'reviews',
    'plan',
    'account',
    'bugs',
    'last',
    'issue',
    'Spain',
    'login',
    'refund',
  );
  const ways = [
    (one: string) => `How many reviews mention ${one}?`,
    (one: string) => `How many comments contain the word ${one}?`,
    (one: string) => `Number of items that mention ${one}`,
    (one: string) => `How often is ${one} mentioned?`,
    (one: string) => `Count the reviews that mention “${one}”`,
  ];

  test('in five wordings have one plan, which looks for the word', () => {
    fc.assert(
      fc.property(word, fc.constantFrom(...ways), (one, way) => {
        // "How often is last mentioned?" has no word that is surely the one asked for.
        fc.pre(!(way === ways[3] && /^(?:reviews|plan|account|last|issue|Spain|bugs)$/.test(one)));
        const { plan } = planned(way(one));
        expect(plan, way(one)).toMatchObject({ kind: 'count', unit: 'items' });
        expect(plan?.filters, way(one)).toEqual({ about: { text: one, at_least: 0.1, as_words: true } });
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['How many reviews mention card or cash?', { about: { text: 'card', or: ['cash'], as_words: true } }],
    [
      'How many items mention card but not fee?',
      { about: { text: 'card' }, except: [{ about: { text: 'fee' } }] },
    ],
    [
      'How many comments contain neither refund nor transfer?',
      { except: [{ about: { text: 'refund', or: ['transfer'] } }] },
    ],
    ["How many reviews don't mention fees?", { except: [{ about: { text: 'fees' } }] }],
    ['Reviews containing “exchange rate”', { about: { text: 'exchange rate', phrase: true } }],
  ])('%s', (question, filters) => {
    expect(filtersOf(question)).toMatchObject(filters);
  });
});

test.each([
  [
    'Which app has the most complaints?',
    { kind: 'rank', by: { field: 'app_name' }, filters: { sentiments: ['negative'] } },
  ],
  ['Share of detractors for each app', { kind: 'share', by: { field: 'app_name' } }],
  ['Which app gets the worst ratings?', { kind: 'rank', measure: 'mean_rating', order: 'least' }],
  ['Average rating per country', { kind: 'rank', measure: 'mean_rating', by: { field: 'country' } }],
  ['How many bugs were reported in 2017?', { kind: 'count', filters: { kinds: ['bug'] } }],
  ['What are customers asking for?', { kind: 'rank', filters: { kinds: ['wish'] } }],
  ['What are the top 5 problems?', { kind: 'rank', limit: 5, filters: { sentiments: ['negative'] } }],
  ['When did people start complaining about fees?', { kind: 'trend', asks: 'when' }],
  ['Are complaints about fees increasing?', { kind: 'trend', asks: 'direction' }],
  ['Has anyone asked for refunds?', { kind: 'count', asks: 'whether' }],
  ['How many different countries are there?', { kind: 'rank', asks: 'distinct', by: { field: 'country' } }],
  [
    'Do Wallet users complain more than Trader users?',
    { kind: 'compare', sides: [{ label: 'Wallet' }, { label: 'Trader' }] },
  ],
  ['Give me three quotes about fraud from the UK', { kind: 'quote', limit: 3 }],
  ['Wich app has the moast complaints?', { kind: 'rank', by: { field: 'app_name' } }],
  [
    'Welche App hat die schlechteste durchschnittliche Bewertung?',
    { measure: 'mean_rating', order: 'least' },
  ],
  ['Wie viele Kommentare kommen aus Spanien?', { filters: { metadata_filters: [{ value: 'Spain' }] } }],
  ['Qual è il voto medio per paese?', { measure: 'mean_rating', by: { field: 'country' } }],
  ['Welk land heeft de meeste klachten?', { kind: 'rank', by: { field: 'country' } }],
  ['Quantos comentários são negativos?', { kind: 'count', filters: { sentiments: ['negative'] } }],
  ['否定的なコメントは何件ですか？', { kind: 'count', filters: { sentiments: ['negative'] } }],
  ['부정적인 리뷰는 몇 개인가요?', { kind: 'count', filters: { sentiments: ['negative'] } }],
])('%s', (question, plan) => {
  expect(planned(question).plan).toMatchObject(plan);
});

test.each([
  ['from March to June 2016', '2016-03-01', '2016-06-30'],
  ['between November and February', '2016-11-01', '2017-02-28'],
  ['last month', '2017-08-01', '2017-08-31'],
  ['in June', '2017-06-01', '2017-06-30'],
  ['in the last quarter of 2016', '2016-10-01', '2016-12-31'],
  ['in the summer of 2016', '2016-06-01', '2016-08-31'],
  ['after 2016', '2017-01-01', undefined],
])('data that ended long ago is counted back from its newest item: %s', (words, from, to) => {
  const { plan, counted_from } = planned(`How many reviews ${words}?`);
  expect([plan?.filters.said_from, plan?.filters.said_to]).toEqual([from, to]);
  expect(counted_from).toBe('2017-09-20');
});

test.each([
  ['How many reviews are rated below 3?', { rating_max: 0.2999 }],
  ['How many reviews are rated 9 or higher?', { rating_min: 0.8999 }],
  ['How many people gave us a 10?', { rating_min: 0.9999, rating_max: 1 }],
  ['How many reviews have no country?', { metadata_filters: [{ key: 'country', condition: 'is_not_set' }] }],
  ['How many reviews have no date?', { undated: true }],
  ['How many reviews came without a rating?', { rated: false }],
  [
    'How many people older than 60 are there?',
    { metadata_filters: [{ key: 'age', condition: 'greater_than', value: 60 }] },
  ],
  ['How many reviews on weekends?', { weekdays: [6, 7] }],
  ['How many negative reviews are there?', { sentiments: ['negative'] }],
])('%s', (question, filters) => {
  expect(filtersOf(question)).toEqual(filters);
});

test('a period can begin with the first item of a version', () => {
  expect(planned('How many reviews since we released 5.2?').since).toEqual({
    key: 'build',
    value: '5.2',
    side: 'from',
  });
});

test('words that are too far apart to be one matter are named, and nothing is guessed of them', () => {
  expect(planned('How many reviews are about fees and written by robots?').not_understood).toEqual([
    'robots',
  ]);
});
