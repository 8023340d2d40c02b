import { expect, test } from 'vitest';
import { NameIndex } from './names/names.ts';
import { planQuestion } from './plan-question.ts';
import type { QuestionPlan } from './plan.ts';

const names = new NameIndex({
  sources: [
    { id: 1, name: 'Google reviews' },
    { id: 2, name: 'Front desk tablet' },
    { id: 3, name: 'Google Play' },
    { id: 4, name: 'Calls' },
  ],
  topics: [],
  themes: [{ id: 3, name: 'card declined abroad', is_found: true }],
  accounts: [],
  plans: [],
  fields: [
    { key: 'country', values: ['Ireland', 'United Kingdom', 'Korea'] },
    { key: 'user_type', values: ['Student', 'Tutor'] },
    { key: 'size', values: ['S', 'M', 'XL'] },
    { key: 'age_band', values: ['under 18', '18-34', '55+'] },
    { key: 'membership', values: ['Monthly', 'Annual'] },
    { key: 'lessons_taken', values: ['3', '10', '40', '80'] },
    { key: 'role', values: ['Accountant', 'Owner'] },
  ],
  scales: [{ min: 1, max: 5 }],
  days: { first: '2024-01-01', last: '2026-03-10' },
});
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });
const planned = (question: string, previous?: QuestionPlan) =>
  planQuestion(question, { names, today: '2026-03-11', starRange, ...(previous && { previous }) });
const valuesOf = (question: string) =>
  planned(question).plan?.filters.metadata_filters?.map(({ value }) => value);
const sidesOf = (question: string) => planned(question).plan?.sides?.map(({ label }) => label);

test.each([
  ['how many gripes about parking', 'how many complaints about parking'],
  ['what do tutors rave about', 'what do tutors praise'],
  ['% of students unhappy', 'percent of students unhappy'],
  ['complaints excl. parking', 'complaints excluding parking'],
  ['the no. 1 thing tutors hate', 'the most thing tutors hate'],
])('reads daily speech: "%s" as "%s" [ASK-1]', (said, meant) => {
  expect(planned(said).plan).toEqual(planned(meant).plan);
});

test.each([
  ['How many Irish firms complain about fees?', ['Ireland']],
  ['What do Koreans say about the app?', ['Korea']],
  ['Do UK owners like it?', ['United Kingdom', 'Owner']],
  ['How many students mention homework?', ['Student']],
  ['Complaints of over 55s', ['55+']],
  ['How many accounts complained?', undefined],
  ['How many students say their tutor was rude?', ['Student']],
])('finds the values that are meant: %s', (question, values) => {
  expect(valuesOf(question)).toEqual(values);
});

test.each([
  ['complaints on the tablet', [2]],
  ['How many play store reviews are negative?', [3]],
  ['What share of calls are about fees?', [4]],
  ['How many reviews are there?', undefined],
])('knows sources by parts of their names: %s', (question, ids) => {
  expect(planned(question).plan?.filters.source_ids).toEqual(ids);
});

test.each([
  ['students with more than 40 lessons', 'greater_than', 40],
  ['students with at least 40 lessons', 'greater_than', 39],
  ['students with 40+ lessons', 'greater_than', 39],
  ['feedback after fewer than 3 lessons', 'less_than', 3],
])('reads numbers of columns: %s', (question, condition, value) => {
  expect(planned(question).plan?.filters.metadata_filters).toContainEqual({
    key: 'lessons_taken',
    condition,
    value,
  });
});

test.each([
  ['noise, more from students or tutors', ['Student', 'Tutor']],
  ['do monthly members bring up noise more often than annual members', ['Monthly', 'Annual']],
  ['are XL customers angrier about fees than S customers', ['XL', 'S']],
  ['do students in Ireland wait longer', undefined],
  ['do people in Ireland wait longer', ['Ireland', 'others']],
  ['is noise mentioned more in Ireland than elsewhere', ['Ireland', 'others']],
])('holds values against each other: %s', (question, labels) => {
  expect(sidesOf(question)).toEqual(labels);
});

test('counts before and after what happened on a day', () => {
  const { plan } = planned('did complaints get worse after we moved in january');
  expect(plan).toMatchObject({ kind: 'compare', compare: 'previous', filters: { said_from: '2026-01-01' } });
  expect(planned('complaints since the January update').plan?.filters.said_from).toBe('2026-01-01');
});

test.each([
  ['noise this month vs the same month last year', { said_from: '2025-03-01', said_to: '2025-03-11' }],
  ['noise last quarter versus this one', { said_from: '2026-01-01', said_to: '2026-03-31' }],
])('reads the second of two periods by the first: %s', (question, compare) => {
  expect(planned(question).plan?.compare).toEqual(compare);
});

test('names what is asked for and not given', () => {
  expect(planned('complaints by age band, per month').not_understood).toEqual(['by age band']);
  expect(planned('lockers vs showers vs parking').not_understood).toEqual(['parking']);
  expect(planned('complaints by hour').not_understood).toEqual(['by hour']);
  expect(planned('reviews without a headline').not_understood).toEqual(['without a headline']);
});

test.each([
  ['should we close the Dublin branch?', 'task'],
  ['how much did the outage cost us', 'business_figure'],
  ['how many desks do we have', 'population'],
  ['how full is the office', 'measurement'],
])('refuses what no feedback tells: %s', (question, reason) => {
  expect(planned(question).beyond?.reason).toBe(reason);
});

test.each(['refund complaints per week', 'cancel button complaints', 'update problems since june'])(
  'takes no thing for a task: %s',
  (question) => {
    expect(planned(question).beyond).toBeNull();
  },
);

test('turns the question before round', () => {
  const before = planned('do students complain more about noise than tutors').plan ?? undefined;
  expect(planned('the other way round?', before).plan?.sides?.map(({ label }) => label)).toEqual([
    'Tutor',
    'Student',
  ]);
  const since = planned('how many complaints about noise since 1 February').plan ?? undefined;
  expect(planned('and before that?', since).plan?.filters).toMatchObject({ said_to: '2026-01-31' });
});
