import { expect, test } from 'vitest';
import { NameIndex } from './names/names.ts';
import { planQuestion } from './plan-question.ts';
import type { QuestionPlan } from './plan.ts';

const names = new NameIndex({
  sources: [
    { id: 1, name: 'Support tickets' },
    { id: 2, name: 'Chat' },
  ],
  topics: [],
  themes: [{ id: 3, name: 'signature lost', is_found: true }],
  accounts: [{ id: 7, name: 'Northwind' }],
  plans: [],
  fields: [
    { key: 'plan_tier', values: ['Solo', 'Team', 'Business'] },
    { key: 'opened_via', values: ['email', 'web form', 'phone'] },
    { key: 'status', values: ['open', 'solved', 'waiting'] },
    { key: 'handled_by', values: ['Mira', 'Jonas'] },
    { key: 'arr_eur', values: ['900', '4000', '60000'] },
  ],
  scales: [{ min: 1, max: 5 }],
  days: { first: '2025-01-01', last: '2026-03-10' },
});
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });
const planned = (question: string, previous?: QuestionPlan) =>
  planQuestion(question, { names, today: '2026-03-11', starRange, ...(previous && { previous }) });
const planOf = (question: string) => planned(question).plan ?? undefined;

test.each([
  ['what should we be building', 'what should we build next'],
  ['what should go on the roadmap', 'what should we build next'],
  ['biggest asks', 'what should we build next'],
  ["what's missing?", 'what should we build next'],
  ['what improvements do users suggest', 'what should we build next'],
  ['which features are people asking for?', 'what should we build next'],
  ['what new functionality is in demand?', 'what should we build next'],
  ['what would make customers happier', 'what should we build next'],
  ['what would people pay for', 'what should we build next'],
  ['give me the wishlist, ranked', 'what should we build next'],
  ['what should we prioritise', 'what should we fix first'],
  ['where should we invest', 'what should we fix first'],
  ["what's bugging people", 'what are the biggest problems'],
  ['what hurts customers most', 'what are the biggest problems'],
  ['main drivers of dissatisfaction', 'what are the biggest problems'],
  ['the recurring themes in negative feedback', 'what are the biggest problems'],
  ['what do people hate about the app', 'what do people hate'],
  ['tl;dr of templates', 'summary of templates'],
  ['brief me on templates', 'summary of templates'],
  ['highlights from last month', 'summary of last month'],
  ['what did we learn from the templates tickets', 'summary of the templates tickets'],
  ['juicy quotes about templates', 'quotes about templates'],
  ['can you pull some verbatims on templates', 'quotes about templates'],
  ['a couple of nice quotes about templates', 'positive quotes about templates'],
  ['how many said they are switching to a competitor', 'how many want to cancel'],
  ["how many said they'd leave us", 'how many want to cancel'],
  ['how many reports of something broken', 'how many bug reports'],
  ['how many compliments about templates', 'how many positive about templates'],
  ['how many did Jonas handle', 'how many tickets from Jonas'],
  ['Wie viele Tickets kamen per Telefon?', 'how many tickets came by phone'],
])('asks in another way: "%s" as "%s" [ASK-1]', (question, plain) => {
  expect(planned(question).not_understood).toEqual([]);
  expect(planOf(question)).toEqual(planOf(plain));
});

test('three quotes are three', () => {
  expect(planOf('i need three customer quotes about templates')).toMatchObject({ kind: 'quote', limit: 3 });
});

test.each([
  ['how many open tickets does Mira have', ['open', 'Mira']],
  ['which company has the most open tickets', ['open']],
])('what stands before items is what a column of states says of them: %s', (question, values) => {
  expect(planOf(question)?.filters.metadata_filters?.map(({ value }) => value)).toEqual(values);
});

test('a plain word beside another value of its column is one, too', () => {
  expect(planOf("what's the split between email and phone")?.sides?.map(({ label }) => label)).toEqual([
    'email',
    'phone',
  ]);
});

test('a bound in thousands is one of the column that it stands before', () => {
  expect(planOf('tickets from accounts above 50k ARR')?.filters.metadata_filters).toEqual([
    { key: 'arr_eur', condition: 'greater_than', value: 50_000 },
  ]);
});

test.each([
  'highest paying customers with bugs',
  'name the accounts that complain most, by revenue',
  'which firms bring us the most revenue and are unhappy',
  'list companies threatening to cancel, largest ARR first',
])('accounts are ranked by what they pay: %s', (question) => {
  expect(planned(question)).toMatchObject({
    not_understood: [],
    plan: { kind: 'rank', by: 'account', number: { field: 'arr_eur' } },
  });
});

test('which customers are big, only the asker knows', () => {
  expect(planned('which of our big customers want to leave')).toMatchObject({
    not_understood: ['big'],
    plan: { by: 'account', filters: { kinds: ['cancellation'] } },
  });
});

test('goes on with the question before', () => {
  const before = planOf('how many tickets about templates');
  const about = before?.filters.about;
  for (const next of [
    'show me three',
    'hm, and the good ones?',
    'exclude Solo',
    'summarise',
    'break that down by agent',
  ])
    expect(planned(next, before).plan?.filters.about).toEqual(about);
  expect(planned('what about Business?', before).plan?.filters).toMatchObject({
    about,
    metadata_filters: [{ value: 'Business' }],
  });
  const share = planned('as a percentage', before).plan ?? undefined;
  expect(planned('which plan is that worst for', share).plan?.filters.about).toEqual(about);
});
