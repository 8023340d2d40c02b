import { expect, test } from 'vitest';
import { NameIndex } from './names/names.ts';
import { planQuestion } from './plan-question.ts';

const known = {
  sources: [{ id: 1, name: 'Survey' }],
  topics: [],
  themes: [],
  accounts: [
    { id: 4, name: 'Alderwick Foods' },
    { id: 5, name: 'Garden Trade Ltd' },
  ],
  plans: [],
  fields: [
    { key: 'severity', values: ['S1', 'S2', 'S3'] },
    { key: 'Room quality (1-5)', values: ['1', '2', '3', '4', '5'], is_number: true },
    { key: 'town', values: ['Linz', 'Graz', 'Wels'] },
  ],
  ratings: ['How likely to recommend (0-10)'],
  scales: [{ min: 0, max: 10 }],
  days: { first: '2025-01-01', last: '2026-03-10' },
};
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });
const planned = (question: string, more: { has_authors?: boolean } = {}) =>
  planQuestion(question, { names: new NameIndex({ ...known, ...more }), today: '2026-03-11', starRange });

test('people are counted by their items where no item says who wrote it', () => {
  for (const question of ['How many parents complain about the queue?', 'how many people mention parking']) {
    expect(planned(question)).toMatchObject({ plan: { unit: 'people' }, is_of_unnamed: false });
    expect(planned(question, { has_authors: false })).toMatchObject({
      plan: { unit: 'items' },
      is_of_unnamed: true,
    });
  }
  expect(planned('How many items mention parking?', { has_authors: false }).is_of_unnamed).toBe(false);
});

test.each([
  'How many say the bus leaves without them?',
  'how many riders mention that their helmet was stolen',
  'How many people say their order keeps arriving broken?',
])('a sentence is a matter and no words to look for: %s', (question) => {
  const { about } = planned(question).plan?.filters ?? {};
  expect(about).toBeDefined();
  expect(about?.as_words).toBeUndefined();
});

test.each(['How many say the word refund?', 'How many mention the helmet?', 'how many mention parking'])(
  'words are still looked for as they are: %s',
  (question) => {
    expect(planned(question).plan?.filters.about?.as_words).toBe(true);
  },
);

test.each([
  ['Is the parking trouble growing or shrinking?', 'direction'],
  ['are complaints about the queue rising or falling', 'direction'],
])('either way is a question for the trend: %s', (question, asks) => {
  expect(planned(question)).toMatchObject({ plan: { kind: 'trend', asks }, not_understood: [] });
});

test.each([
  'parking complaints over the months',
  'queue trouble - more, fewer or about the same over the months?',
])('how it goes over the months is a trend: %s', (question) => {
  expect(planned(question).plan?.kind).toBe('trend');
});

test.each([
  ['top things people keep asking us to add', 'wish'],
  ['what do users ask us to build most often?', 'wish'],
])('what people ask to add are requests: %s', (question, kind) => {
  expect(planned(question)).toMatchObject({ plan: { kind: 'rank', filters: { kinds: [kind] } } });
});

test.each([
  ['biggest pain points in the reviews? 3 please', 3],
  ['What do people complain about most? two things', 2],
])('a number behind the question is how many: %s', (question, limit) => {
  const { plan, not_understood: unused } = planned(question);
  expect(plan).toMatchObject({ kind: 'rank', limit });
  expect(plan?.filters.about).toBeUndefined();
  expect(unused).toEqual([]);
});

test.each(['hows the parking', "how's the new checkout", 'How is the parking?'])(
  'how a thing is asks what is said about it: %s',
  (question) => {
    const { plan } = planned(question);
    expect(plan?.kind).toBe('quote');
    expect(plan?.filters.about?.text).toMatch(/^(?:parking|(?:new )?checkout)$/);
  },
);

test('courtesy behind a sign is none of the matter', () => {
  const of = (question: string) => planned(question);
  expect(of('How many people had trouble with parking? Many thanks in advance')).toMatchObject({
    plan: { filters: { about: { text: 'parking' } } },
    not_understood: [],
  });
  expect(of('How many items mention thank you?').plan?.filters.about?.text).toBe('thank');
});

test.each([
  'has alderwick complained about anything?',
  'Why is Alderwick so unhappy?',
  'complaints from Alderwick',
])('an account is known by its first word: %s', (question) => {
  const { plan, not_understood: unused } = planned(question);
  expect(plan?.filters.account_ids).toEqual([4]);
  expect(unused).toEqual([]);
});

test('a word of daily speech is no account', () => {
  expect(planned('How many items are about the garden?').plan?.filters.account_ids).toBeUndefined();
  expect(planned('has garden waste been mentioned?').plan?.filters.account_ids).toBeUndefined();
});

test('values with a number have a plural', () => {
  expect(planned('how many S1s are there').plan?.filters.metadata_filters).toEqual([
    { key: 'severity', condition: 'equals', value: 'S1' },
  ]);
});

test.each(["what's our average recommend score", 'average recommendation rating by town'])(
  'the rating is known by the word of its question: %s',
  (question) => {
    expect(planned(question)).toMatchObject({ plan: { measure: 'mean_rating' }, not_understood: [] });
  },
);

test('a column is known without the scale behind its name', () => {
  const { plan, not_understood: unused } = planned('average room quality by town');
  expect(plan).toMatchObject({ number: { field: 'Room quality (1-5)', of: 'mean' }, by: { field: 'town' } });
  expect(plan?.filters).toEqual({});
  expect(unused).toEqual([]);
});

test('a portion of food is no share, and a portion of the reviews is one', () => {
  expect(planned('portion size complaints').plan?.kind).not.toBe('share');
  expect(planned('What portion of the reviews is negative?').plan?.kind).toBe('share');
});

test('up or down is a direction only where something goes', () => {
  expect(planned('three quotes about walking up or down ramps').plan?.kind).toBe('quote');
  expect(planned('parking complaints: up or down?').plan?.kind).toBe('trend');
});

test.each([
  'Are complaints about parking going up or down?',
  'Are complaints about parking up or down in Linz?',
  'Have complaints gone up or down for S1?',
  'Did parking complaints go down or up with Graz?',
  'Is the rating up or down among parents?',
])('a question whether something goes up or down asks for its direction: %s', (question) => {
  expect(planned(question).plan).toMatchObject({ kind: 'trend', asks: 'direction' });
});

test.each([
  'Are complaints up or down vs last month?',
  'Are there more complaints compared to last month?',
  'Fewer complaints than last month?',
])('what is held against last month is this month: %s', (question) => {
  expect(planned(question).plan).toMatchObject({
    kind: 'compare',
    filters: { said_from: '2026-03-01' },
    compare: { said_from: '2026-02-01', said_to: '2026-02-28' },
  });
});

test('what is held against last month is the period that is named', () => {
  expect(planned('complaints in May 2025 vs last month').plan?.filters.said_from).toBe('2025-05-01');
  expect(planned('complaints last week versus last month').plan?.filters.said_from).toBe('2026-03-02');
});

test.each([
  ['complaints over the last few months', '2025-12-12'],
  ['complaints about parking in the past few weeks', '2026-02-19'],
  ['How many complaints came in the last couple of weeks?', '2026-02-26'],
])('a few months are three, and a couple of weeks are two: %s', (question, from) => {
  expect(planned(question).plan?.filters.said_from).toBe(from);
});

test.each([
  ['How many mention GPT-4?', 'GPT 4'],
  ['worst complaints about iPhone-15', 'iPhone-15'],
  ['list tickets with error E-42', 'error E-42'],
  ['top complaints after 17:30', 'after 17 30'],
])('a number behind a sign within a name is none that is wanted: %s', (question, text) => {
  const { plan } = planned(question);
  expect(plan?.limit).toBeUndefined();
  expect(plan?.filters.about?.text).toBe(text);
});

test.each([
  ['Biggest pain points? 3 please', 3],
  ['what do they want most? two ideas', 2],
  ['quotes about parking: 4', 4],
  ['Feature requests? 5 please', 5],
  ['How many reviews mention zones 3, 4?', undefined],
  ['show reviews of zones 3, 4', undefined],
])('a number behind a ranking, a list or quotes is how many are wanted: %s', (question, limit) => {
  expect(planned(question).plan?.limit).toBe(limit);
});

test.each([
  'which accounts gave notice',
  'How many people handed in their notice last month?',
  'How many gave notice, and what did they say?',
])('who gives notice cancels: %s', (question) => {
  expect(planned(question).plan?.filters.kinds).toEqual(['cancellation']);
});

test.each([
  'How many were late in giving notice of changes?',
  'complaints that we give notice before visits',
  'How many say that we gave notice about the price?',
  'How many mention “gave notice”?',
])('notice of something cancels nothing: %s', (question) => {
  expect(planned(question).plan?.filters.kinds).toBeUndefined();
});

test.each([
  'How many complain about being asked to create an account?',
  'How many mention being asked to support a charity?',
  'complaints about being asked to make a call',
])('what customers are asked to do is no wish: %s', (question) => {
  expect(planned(question).plan?.filters.kinds).toBeUndefined();
});

test.each(['what do customers ask us to support', 'which features do they ask us to make'])(
  'what they ask the team to do is a wish: %s',
  (question) => {
    expect(planned(question).plan?.filters.kinds).toEqual(['wish']);
  },
);

test.each([
  'how is our customer satisfaction',
  "how's the customer satisfaction",
  'how is the average rating',
])('what goes by figures is told by them: %s', (question) => {
  expect(planned(question).plan?.kind).toBe('count');
});
