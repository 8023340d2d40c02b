import { expect, test } from 'vitest';
import { NameIndex } from './names/names.ts';
import { planQuestion } from './plan-question.ts';
import type { QuestionPlan } from './plan.ts';

const names = new NameIndex({
  sources: [{ id: 1, name: 'Survey' }],
  topics: [],
  themes: [{ id: 3, name: 'card declined abroad', is_found: true }],
  accounts: [
    { id: 1, name: 'Northwind' },
    { id: 2, name: 'Contoso' },
  ],
  plans: [],
  fields: [{ key: 'state', values: ['open', 'solved', 'waiting on venue'] }],
  ratings: ['stars'],
  scales: [{ min: 1, max: 5 }],
  days: { first: '2022-09-01', last: '2024-02-28' },
});
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });
const planned = (question: string, previous?: QuestionPlan) =>
  planQuestion(question, { names, today: '2024-02-28', starRange, ...(previous && { previous }) });
const about = (question: string) => planned(question).plan?.filters.about?.text;

test.each([
  ["I need 3 quotes about rude staff for Thursday's deck", 'rude staff'],
  ["I've a call with Northwind in 10 min, what do they say about printers", 'printers'],
  ['roadmap planning: what do people want for printers', 'printers'],
  ['how bad is it with the terminals', 'terminals'],
  ['how many tickets on printers acting up', 'printers'],
  ['docks, number please', 'docks'],
])('makes no matter of what is said around it: %s [ASK-1]', (question, matter) => {
  const { plan, not_understood: unused } = planned(question);
  expect(plan?.filters.about?.text).toBe(matter);
  expect(plan?.filters.said_from).toBeUndefined();
  expect(unused).toEqual([]);
});

test('keeps a matter that begins as an aside does', () => {
  expect(about('how many complaints about sprint planning')).toBe('sprint planning');
});

test('leaves out what does not count', () => {
  const { plan } = planned("complaints about food, ticket prices don't count");
  expect(plan?.filters.about?.text).toBe('food');
  expect(plan?.filters.except).toMatchObject([{ about: { text: 'ticket prices' } }]);
});

test.each([
  ['offline problems, Sept 22 to end of March 23', '2022-09-01', '2023-03-31'],
  ['offline problems, Nov 22 to March 23', '2022-11-01', '2023-03-31'],
  ["offline problems from Oct '22 to Jan '23", '2022-10-01', '2023-01-31'],
  ['offline problems, Oct 5 to Nov 10', '2023-10-05', '2023-11-10'],
])('tells the years of months from their days: %s', (question, from, to) => {
  expect(planned(question).plan?.filters).toMatchObject({ said_from: from, said_to: to });
});

test.each([
  ['tickets with E-207 in it, how many', 'E-207'],
  ['reviews with GPX in the text – count', 'GPX'],
  ['how often does the word "comments" turn up in what people wrote', 'comments'],
])('looks for words that are in an item: %s', (question, word) => {
  const { plan, not_understood: unused } = planned(question);
  expect(plan?.filters).toEqual({
    about: expect.objectContaining({ text: word, as_words: true }) as unknown,
  });
  expect(unused).toEqual([]);
});

test('reads the state that items are said to be in', () => {
  const state = { key: 'state', condition: 'equals', value: 'open' };
  expect(planned('how many tickets are still open').plan?.filters.metadata_filters).toEqual([state]);
  expect(planned('how many people could not open the app').plan?.filters.metadata_filters).toBeUndefined();
});

test('reads stars where a file calls its ratings so', () => {
  const { plan } = planned('How many reviews are not 5 stars?');
  expect(plan?.filters).toEqual({ except: [{ rating_min: 1, rating_max: 1 }] });
  expect(planned('stars by state').plan?.measure).toBe('mean_rating');
  expect(planned('avg satisfaction by state').plan).toMatchObject({
    measure: 'mean_rating',
    by: { field: 'state' },
  });
});

test.each(['printers: trending up, down, or sideways?', 'printers, is it better, worse or the same?'])(
  'asks which way it goes: %s',
  (question) => {
    expect(planned(question).plan).toMatchObject({ kind: 'trend', asks: 'direction' });
    expect(about(question)).toBe('printers');
  },
);

test('names a step that was taken as not used', () => {
  const { plan, not_understood: unused } = planned('offline freezes – did the spring release fix it');
  expect(plan).toMatchObject({ kind: 'trend', filters: { about: { text: 'offline freezes' } } });
  expect(unused).toEqual(['spring release']);
});

test.each([
  ['and after?', { said_from: '2023-09-01' }],
  ['Und danach?', { said_from: '2023-09-01' }],
])('goes on with the time beside: %s', (question, filters) => {
  const before = planned('complaints about queues before Sept 2023').plan ?? undefined;
  const { plan } = planned(question, before);
  expect(plan?.filters).toMatchObject({ ...filters, about: { text: 'queues' } });
  expect(plan?.filters.said_to).toBeUndefined();
});

test('names the days that recent means', () => {
  expect(planned('how are the recent reviews').plan).toMatchObject({
    by: 'sentiment',
    filters: { said_from: '2024-01-30' },
  });
});

test('takes as many as are asked for', () => {
  expect(planned('Quali sono i tre clienti con più ticket?').plan).toMatchObject({ by: 'account', limit: 3 });
  expect(planned('If we could add only two things, what do guests wish for most?').plan).toMatchObject({
    kind: 'rank',
    limit: 2,
    filters: { kinds: ['wish'] },
  });
});

test.each(['what share of all reviews is that', 'as a percentage?'])(
  'takes what was counted before as the part of a share: %s',
  (question) => {
    const before = planned('how many complaints about queues with state solved in 2023').plan ?? undefined;
    const { plan } = planned(question, before);
    expect(plan?.part).toMatchObject({ about: { text: 'queues' } });
    expect(plan?.filters).toEqual({
      metadata_filters: [{ key: 'state', condition: 'equals', value: 'solved' }],
      said_from: '2023-01-01',
      said_to: '2023-12-31',
    });
  },
);

test('reads seasons and both ways of a direction in Japanese', () => {
  const { plan } = planned('クラッシュの報告は春から増えていますか、減っていますか？');
  expect(plan).toMatchObject({ kind: 'trend', asks: 'direction', filters: { said_from: '2023-03-01' } });
  expect(plan?.filters.about?.text).toBe('クラッシュ');
});

test('reads Swedish and Polish as they are asked', () => {
  const swedish = planned('Blir klagomålen på förseningar fler, färre eller är det som vanligt?');
  expect(swedish.plan).toMatchObject({ kind: 'trend', asks: 'direction' });
  expect(swedish.plan?.filters.about?.text).toBe('förseningar');
  const polish = planned('Czy możesz pokazać, co dosłownie pisali o psach?');
  expect(polish.plan).toMatchObject({ kind: 'quote', filters: { about: { text: 'psach' } } });
});
