import { expect, test } from 'vitest';
import { NameIndex } from './names/names.ts';
import type { QuestionPlan } from './plan.ts';
import { planQuestion } from './plan-question.ts';

const names = new NameIndex({
  sources: [],
  topics: [],
  themes: [],
  accounts: [],
  plans: [],
  fields: [
    { key: 'route', values: ['North', 'South'] },
    { key: 'age', values: ['20', '31', '45', '52'] },
  ],
  scales: [{ min: 1, max: 5 }],
  days: { first: '2025-01-01', last: '2025-12-31' },
});
const place = {
  names,
  today: '2026-01-01',
  starRange: (stars: number) => ({ rating_min: stars / 5, rating_max: 1 }),
};
const first = planQuestion('How many reviews mention queues?', place).plan as QuestionPlan;
const after = (question: string) => planQuestion(question, { ...place, previous: first }).plan;

test.each([
  ['in the North?', { metadata_filters: [{ key: 'route', condition: 'equals', value: 'North' }] }],
  ['ok, and in Swedish?', { languages: ['sv'] }],
  ['only in June 2025', { said_from: '2025-06-01', said_to: '2025-06-30' }],
])('a fragment restricts what was asked before: %s', (question, filters) => {
  expect(after(question)).toMatchObject({
    kind: 'count',
    filters: { about: first.filters.about, ...filters },
  });
});

test.each([
  ['by route', 'rank'],
  ['some quotes please', 'quote'],
  ['when did it start?', 'trend'],
  ['And how has that changed over time?', 'trend'],
])('a form asks for the same otherwise: %s', (question, kind) => {
  expect(after(question)).toMatchObject({ kind, filters: { about: first.filters.about } });
});

test('a share takes what was counted before as its part', () => {
  expect(after('as a percentage')).toMatchObject({
    kind: 'share',
    filters: {},
    part: { about: first.filters.about },
  });
});

test('a question of its own is no follow-up', () => {
  expect(after('How many comments are negative?')?.filters).toEqual({ sentiments: ['negative'] });
  expect(after('reviews about the crew')?.filters.about?.text).toBe('crew');
});

test('a word that joins two parts of a question does not point back, one that counts of what was asked does', () => {
  const before = planQuestion('How many reviews from the North mention queues?', place).plan as QuestionPlan;
  const next = (question: string) => planQuestion(question, { ...place, previous: before }).plan?.filters;
  expect(next('how many say that the crew is rude')?.metadata_filters).toBeUndefined();
  expect(next('how many of those mention the crew?')?.metadata_filters).toHaveLength(1);
});

const following = (before: string, question: string) => {
  const { plan: previous } = planQuestion(before, place);
  return planQuestion(question, { ...place, ...(previous && { previous }) });
};

test.each(['is it improving?', 'and over time?', 'how has that changed?'])(
  'how a number of a column goes is asked of that number, and that it is not told over time is said: %s',
  (question) => {
    const { plan, not_understood: unused } = following('What is the average age?', question);
    expect(plan).toMatchObject({ kind: 'trend', number: { field: 'age', of: 'mean' } });
    expect(unused).toHaveLength(1);
  },
);

test.each([
  ['What is the average rating?', 'and how many reviews per month?', { kind: 'trend', measure: 'count' }],
  ['What is the average rating?', 'and how many in the North?', { kind: 'count', measure: 'count' }],
  ['Average rating per month', 'and how many reviews per month?', { kind: 'trend', measure: 'count' }],
  ['What is the average rating?', 'is it improving?', { kind: 'trend', measure: 'mean_rating' }],
  ['What is the average rating?', 'and in the North?', { kind: 'count', measure: 'mean_rating' }],
])('after “%s” “%s” is of what it names', (before, question, plan) => {
  expect(following(before, question).plan).toMatchObject(plan);
});

test('how many are asked for after the average of a column, and no number of it', () => {
  expect(
    following('What is the average age?', 'and how many reviews per month?').plan?.number,
  ).toBeUndefined();
});

test('new ratings take the place of the old ones', () => {
  const { plan } = following('How many reviews have at least 4 stars?', 'and at most 2 stars?');
  expect(plan?.filters).toEqual(planQuestion('How many reviews have at most 2 stars?', place).plan?.filters);
});
