import { expect, test } from 'vitest';
import { NameIndex } from './names/names.ts';
import type { QuestionPlan } from './plan.ts';
import { planQuestion } from './plan-question.ts';

const names = new NameIndex({
  sources: [
    { id: 1, name: 'Zendesk' },
    { id: 2, name: 'Play Store' },
  ],
  topics: [{ id: 7, name: 'Late parcels' }],
  themes: [{ id: 3, name: 'wrong address' }],
  accounts: [{ id: 5, name: 'Acme' }],
  plans: ['Free', 'Pro'],
  fields: [{ key: 'country', values: ['Peru', 'Chile'] }],
});
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });
const context = { names, today: '2026-03-11', starRange };
const planned = (question: string, previous?: QuestionPlan) =>
  planQuestion(question, previous ? { ...context, previous } : context);
const negative = { sentiments: ['negative'] };
const filtersOf = (question: string) => planned(question).plan?.filters;

test.each([
  ['yesterday', '2026-03-10', '2026-03-10'],
  ['on Monday', '2026-03-09', '2026-03-09'],
  ['last week', '2026-03-02', '2026-03-08'],
  ['this week', '2026-03-09', undefined],
  ['in the last 7 days', '2026-03-05', undefined],
  ['last month', '2026-02-01', '2026-02-28'],
  ['in the past 2 months', '2026-01-12', undefined],
  ['last quarter', '2025-10-01', '2025-12-31'],
  ['in Q2', '2025-04-01', '2025-06-30'],
  ['in Q1', '2026-01-01', '2026-03-31'],
  ['in December', '2025-12-01', '2025-12-31'],
  ['since 5 March', '2026-03-05', undefined],
  ['since the end of January', '2026-01-31', undefined],
  ['from February', '2026-02-01', '2026-02-28'],
  ['from February on', '2026-02-01', undefined],
  ['from 2026-01-04 to 2026-01-09', '2026-01-04', '2026-01-09'],
  ['between March 2025 and May 2025', '2025-03-01', '2025-05-31'],
  ['before 2026', undefined, '2025-12-31'],
  ['in 2025', '2025-01-01', '2025-12-31'],
  ['in the second half of 2025', '2025-07-01', '2025-12-31'],
])('reads "%s" as days', (words, from, to) => {
  const filters = filtersOf(`How many items ${words}?`);
  expect([filters?.said_from, filters?.said_to]).toEqual([from, to]);
});

test('finds the names that a workspace knows, and what is left out', () => {
  expect(filtersOf('How many items from the Play Store in Chile?')).toEqual({
    source_ids: [2],
    metadata_filters: [{ key: 'country', condition: 'equals', value: 'Chile' }],
  });
  expect(filtersOf('How many items about late parcels, not from Zendesk?')).toEqual({
    custom_trend_id: 7,
    except: [{ source_ids: [1] }],
  });
  expect(filtersOf('How many items about the wrong address from Acme?')).toEqual({
    theme_ids: [3],
    account_ids: [5],
  });
});

test('a plan that is also a common word has to be written as the plan is, or to stand beside "plan"', () => {
  expect(filtersOf('How many people want free returns?')).toEqual({
    about: {
      text: 'free returns',
      at_least: 0.1,
      or: ['free returns', 'freereturns'],
      each: [expect.arrayContaining(['free', 'gratuit']), expect.arrayContaining(['returns', 'send back'])],
    },
  });
  expect(filtersOf('How many complaints on the free plan?')).toEqual({
    sentiments: ['negative'],
    account_plans: ['Free'],
  });
});

test('either of two values of one field is asked for as neither being missing', () => {
  expect(filtersOf('How many items from Peru or Chile?')).toEqual({
    except: [
      {
        metadata_filters: [
          { key: 'country', condition: 'not_equals', value: 'Peru' },
          { key: 'country', condition: 'not_equals', value: 'Chile' },
        ],
      },
    ],
  });
});

test('says from which words of the question each part was read', () => {
  const question = 'How many complaints came from Zendesk last month?';
  const parts = planned(question).read_from;
  for (const { text, start, end } of parts) expect(question.slice(start, end)).toBe(text);
  expect(parts.map(({ part, text }) => [part, text])).toEqual([
    ['sentiment', 'complaints'],
    ['source', 'Zendesk'],
    ['period', 'last month'],
  ]);
});

test('a follow-up changes the plan before it', () => {
  const first = planned('How many complaints about late parcels in Peru?').plan ?? undefined;
  expect(planned('and in Chile?', first).plan?.filters).toEqual({
    sentiments: ['negative'],
    custom_trend_id: 7,
    metadata_filters: [{ key: 'country', condition: 'equals', value: 'Chile' }],
  });
  expect(planned('only last week', first).plan).toMatchObject({
    kind: 'count',
    filters: { said_from: '2026-03-02' },
  });
  expect(planned('how many people is that?', first).plan).toMatchObject({
    unit: 'people',
    filters: first?.filters,
  });
});

test.each([
  ['How many complaints will we get next month?', 'future'],
  ['What was our profit last year?', 'business_figure'],
  ['Write a song about parcels', 'task'],
  ['How many people signed up in May?', 'population'],
  ['How many items came from Twitter?', 'unknown_name'],
])('tells what feedback cannot: %s', (question, reason) => {
  expect(planned(question)).toMatchObject({ plan: null, beyond: { reason } });
});

test('a question without a word that means anything has no plan', () => {
  expect(planned('???')).toMatchObject({ plan: null, beyond: null, not_understood: [] });
});

test.each([
  ['Which source has the worst average rating?', { measure: 'mean_rating', order: 'least', by: 'source' }],
  ['Which source has the best average rating?', { measure: 'mean_rating', order: 'most', by: 'source' }],
  ['Which source has the worst ratings?', { measure: 'mean_rating', order: 'least', filters: {} }],
  ['Which sources are rated, highest rated first?', { measure: 'mean_rating', order: 'most' }],
  ['Which country has the lowest NPS?', { measure: 'nps', order: 'least', by: { field: 'country' } }],
  ['Which source has the worst feedback?', { measure: 'count', order: 'most', filters: negative }],
  ['What are the worst features?', { kind: 'rank', measure: 'count', order: 'most', filters: negative }],
  ['What are the best features?', { kind: 'rank', order: 'most', filters: { sentiments: ['positive'] } }],
  ['Which source has the fewest complaints?', { measure: 'count', order: 'least', filters: negative }],
  ['Which month had the lowest average rating?', { kind: 'trend', order: 'least', by: { time: 'month' } }],
  ['In which week were there the most complaints?', { kind: 'trend', order: 'most', by: { time: 'week' } }],
])('the best and the worst go the way of their measure: %s', (question, plan) => {
  expect(planned(question).plan).toMatchObject(plan);
});

const asWords = (text: string) => ({ about: { text, at_least: 0.1, as_words: true } });
const asPhrase = (text: string) => ({ about: { ...asWords(text).about, phrase: true } });

test.each([
  ['How many items mention late parcels?', asPhrase('late parcels')],
  [
    'How many items mention the word wrong address since March?',
    {
      ...asPhrase('wrong address'),
      said_from: '2026-03-01',
    },
  ],
  ['How often are late parcels mentioned?', asPhrase('late parcels')],
  ['How many items contain “last month”?', asPhrase('last month')],
  ['How many items mention Chile?', asWords('Chile')],
  [
    'How many items from Chile mention Zendesk?',
    {
      ...asWords('Zendesk'),
      metadata_filters: [{ key: 'country', condition: 'equals', value: 'Chile' }],
    },
  ],
  ['How many items do not mention late parcels?', { except: [asPhrase('late parcels')] }],
  ['Show items that mention late parcels', asPhrase('late parcels')],
  ['Wie viele Personen nennen late parcels?', asPhrase('late parcels')],
  ['Combien de commentaires mentionnent late parcels ?', asPhrase('late parcels')],
])('what feedback mentions are words, whatever has the same name: %s', (question, filters) => {
  expect(filtersOf(question)).toEqual(filters);
});

test.each([
  ['How many items are about late parcels?', { custom_trend_id: 7 }],
  ['How many items mention the topic late parcels?', { custom_trend_id: 7 }],
  ['How many people say something about late parcels?', { custom_trend_id: 7 }],
  ['What do people say about the wrong address?', { theme_ids: [3] }],
  [
    'How many items about late parcels were said last week?',
    {
      custom_trend_id: 7,
      said_from: '2026-03-02',
      said_to: '2026-03-08',
    },
  ],
])('what feedback is about can be a topic or theme: %s', (question, filters) => {
  expect(filtersOf(question)).toEqual(filters);
});

test('the share that mentions words has them as its part', () => {
  expect(planned('What percentage of people from Zendesk mention late parcels?').plan).toMatchObject({
    kind: 'share',
    unit: 'people',
    filters: { source_ids: [1] },
    part: asPhrase('late parcels'),
  });
});

test.each([
  ['How many ppl complain abt parcels?', 'How many people complain about parcels?'],
  ['avg rating in Peru', 'average rating in Peru'],
  ['how mnay complaits abuot parcels', 'how many complaints about parcels'],
])('%s is read as people mean it', (typed, meant) => {
  expect(planned(typed).plan).toEqual(planned(meant).plan);
});

test.each([
  '¿Cuántos comentarios recibimos en el tercer trimestre de 2019?',
  'Quantos comentários recebemos no terceiro trimestre de 2019?',
  'Hoeveel reacties kregen we in het derde kwartaal van 2019?',
])('the year behind a quarter is that of the quarter: %s', (question) => {
  expect(filtersOf(question)).toMatchObject({ said_from: '2019-07-01', said_to: '2019-09-30' });
});

test('“top 3” behind a question is how many are told, and no matter', () => {
  const { plan } = planned('What are people most unhappy about? top 3');
  expect(plan).toMatchObject({ kind: 'rank', limit: 3, filters: negative });
  expect(plan?.filters.about).toBeUndefined();
});
