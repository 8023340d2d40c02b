import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NameIndex } from './names/names.ts';
import { planParts, planSecond } from './plan-parts.ts';
import type { PlanFilter, QuestionPlan } from './plan.ts';
import { twoParts } from './two-parts.ts';

const names = new NameIndex({
  sources: [{ id: 1, name: 'Play Store' }],
  topics: [],
  themes: [{ id: 3, name: 'wrong address', is_found: true }],
  accounts: [{ id: 5, name: 'Acme' }],
  plans: ['Pro'],
  fields: [{ key: 'country', values: ['France', 'Germany'] }],
  scales: [{ min: 1, max: 5 }],
  days: { first: '2025-01-01', last: '2025-12-31' },
});
const context = {
  names,
  today: '2026-01-05',
  starRange: (stars: number) => ({ rating_min: stars / 5, rating_max: 1 }),
};

function plansOf(
  question: string,
  found: PlanFilter | null = null,
): [QuestionPlan | null, QuestionPlan | null] {
  const { first, second } = planParts(question, context);
  const { plan } = first.planned;
  return [plan, second && plan && planSecond(second, plan, found, context).plan];
}

test.each([
  [
    'How many French customers wrote and what do they want?',
    'How many French customers wrote',
    'what do they want?',
  ],
  ['Which account complains most and what about?', 'Which account complains most', 'what about?'],
  ['Is price growing, and since when?', 'Is price growing', 'since when?'],
  ['How many complained? Why?', 'How many complained', 'Why?'],
  ['What is the average rating and is it improving', 'What is the average rating', 'is it improving'],
  ['Wie viele Kunden beschweren sich und seit wann?', 'Wie viele Kunden beschweren sich', 'seit wann?'],
  ['Combien de clients se plaignent et pourquoi ?', 'Combien de clients se plaignent', 'pourquoi ?'],
  [
    'Which country is worst, and also how many wrote there?',
    'Which country is worst',
    'how many wrote there?',
  ],
])('is parted: %s', (question, first, second) => {
  const parts = twoParts(question);
  expect(parts).toMatchObject({ first, second });
  expect(question.slice(parts?.secondStart)).toBe(second);
});

test.each([
  ['How many customers from France wrote and who complained most?', 'who complained most?'],
  ['How many reviews came from France and who wrote them?', 'who wrote them?'],
  ['Show me reviews from France and who wrote them', 'who wrote them'],
  ['How many complain that it is slow and who are they?', 'who are they?'],
])('“who” asks where it says no more of people: %s', (question, second) => {
  expect(twoParts(question)?.second).toBe(second);
});

test('a further clause of people is read with the first', () => {
  const { first } = planParts('Show me customers that cancelled and who complained about price', context);
  expect(first.planned).toMatchObject({
    not_understood: [],
    plan: { filters: { kinds: ['cancellation'], about: { text: 'price' } } },
  });
});

test.each([
  'How many mention price and support?',
  'How many customers ask when their order arrives and how it is paid?',
  'How many users who pay and who left wrote?',
  'Show me customers that cancelled and who complained about price',
  'customers which cancelled and whose order was late',
  'Show me customers from France and whose order was late',
  'List the accounts with bugs and who cancelled',
  'Share of reviews that say it is slow and crashes',
  'Which customer wrote and was happy',
  'How many mention “and why is it slow”?',
  'How many reviews in France and Germany are negative?',
  'How many people wonder why it is slow and when it is fixed?',
  'What do people love about price and about support?',
  'Compare France and Germany',
  'And why?',
])('is one question: %s', (question) => {
  expect(twoParts(question)).toBeNull();
});

const french = [{ key: 'country', condition: 'equals', value: 'France' }];

test('both parts are read, the second about what the first is about', () => {
  expect(plansOf('How many French customers wrote last month and what do they want?')).toMatchObject([
    { kind: 'count', unit: 'people', filters: { metadata_filters: french, said_from: '2025-12-01' } },
    {
      kind: 'rank',
      by: 'theme',
      filters: { metadata_filters: french, kinds: ['wish'], said_from: '2025-12-01', said_to: '2025-12-31' },
    },
  ]);
  expect(plansOf('How many mention delivery and is it growing?')).toMatchObject([
    { kind: 'count', filters: { about: { text: 'delivery' } } },
    { kind: 'trend', asks: 'direction', filters: { about: { text: 'delivery' } } },
  ]);
  expect(plansOf('What is the average rating and is it improving?')[1]).toMatchObject({
    kind: 'trend',
    measure: 'mean_rating',
  });
});

test('what the first part found is what the second asks about, where one was asked for', () => {
  const found = { account_ids: [5] };
  expect(plansOf('Which account complains most and what about?', found)[1]).toMatchObject({
    kind: 'rank',
    by: 'theme',
    filters: { account_ids: [5], sentiments: ['negative'] },
  });
  expect(plansOf('Which accounts complain most and what about?', found)[1]?.filters).toEqual({
    sentiments: ['negative'],
  });
  const germany = { metadata_filters: [{ key: 'country', condition: 'equals' as const, value: 'Germany' }] };
  expect(plansOf('Which country is unhappiest and why?', germany)[1]).toMatchObject({
    kind: 'why',
    filters: germany,
  });
});

const inGermany = [{ key: 'country', condition: 'equals', value: 'Germany' }];
const december = { said_from: '2025-12-01', said_to: '2025-12-31' };
const delivery = expect.objectContaining({ text: 'delivery' }) as unknown;

test.each([
  [
    'How many reviews mention delivery and how many are negative?',
    { about: delivery, sentiments: ['negative'] },
  ],
  ['How many reviews mention delivery and how many are bug reports?', { about: delivery, kinds: ['bug'] }],
  [
    'How many reviews mention delivery and how many are negative in Germany?',
    { about: delivery, sentiments: ['negative'], metadata_filters: inGermany },
  ],
  [
    'How many Play Store reviews mention delivery and how many came from Germany?',
    { source_ids: [1], about: delivery, metadata_filters: inGermany },
  ],
  [
    'How many bug reports came last month and how many are negative?',
    { ...december, kinds: ['bug'], sentiments: ['negative'] },
  ],
  [
    'How many negative reviews came last month and how many positive ones?',
    { ...december, sentiments: ['positive'] },
  ],
  ['How many reviews are negative and how many are bugs?', { kinds: ['bug'] }],
  [
    'How many customers wrote last month and how many German customers asked?',
    { ...december, metadata_filters: inGermany },
  ],
  [
    'How many came from France last month and how many reviews mention delivery?',
    { ...december, about: delivery },
  ],
  [
    'How many reviews came last month and how many came in June 2025?',
    { said_from: '2025-06-01', said_to: '2025-06-30' },
  ],
  ['How many reviews came from France and how many are there in total?', {}],
  ['How many complaints came from France and what is the average rating?', { metadata_filters: french }],
  [
    'Wie viele Bewertungen kamen aus France und wie viele sind negativ?',
    { metadata_filters: french, sentiments: ['negative'] },
  ],
])('the second part is read within the first as far as it names nothing else: %s', (question, filters) => {
  expect(plansOf(question)[1]?.filters).toEqual(filters);
});

test('a share of the second part is of what the first counted, but for what it is a share of itself', () => {
  expect(
    plansOf('How many reviews from France mention delivery and what share mention price?')[1],
  ).toMatchObject({
    kind: 'share',
    filters: { metadata_filters: french },
    part: { about: { text: 'price' } },
  });
});

test('two values that are counted alike are held against each other, both in the period that is named', () => {
  const question = 'How many French customers wrote last month and how many German customers wrote?';
  const { first, second } = planParts(question, context);
  expect(second).toBeNull();
  expect(first.planned).toMatchObject({
    not_understood: [],
    plan: { kind: 'compare', unit: 'people', filters: december },
  });
  expect(first.planned.plan?.sides?.map(({ label }) => label)).toEqual(['France', 'Germany']);
});

test('who is counted stays the same where the second part does not say it', () => {
  const unitOf = (question: string) => plansOf(question)[1]?.unit;
  expect(unitOf('How many customers wrote and how many complained?')).toBe('people');
  expect(unitOf('How many customers wrote and how many reviews complain?')).toBe('items');
});

test.each([
  ['Which account has the most complaints and why?', true],
  ['Which of our customers complains most and why?', true],
  ['What is the top complaint of our customers and why?', true],
  ['Who wrote the most complaints and why?', true],
  ['Which accounts have the most complaints and why?', false],
  ['Which angry accounts wrote most and why?', false],
  ['What are the biggest complaints and why?', false],
  ['List the accounts with the most complaints, and why?', false],
])('one is asked for by the noun that is asked, whatever else is counted: %s', (question, isOne) => {
  const { filters } = plansOf(question, { account_ids: [5] })[1] ?? {};
  expect(filters?.account_ids !== undefined).toBe(isOne);
});

test('what is never answered is refused whole, what is only unknown leaves the rest', () => {
  const refused = planParts('How many wrote and what are their email addresses?', context);
  expect(refused).toMatchObject({ second: null, first: { planned: { beyond: { reason: 'private' } } } });
  const { first, second } = planParts('How many wrote and what will happen next year?', context);
  expect(first.planned.plan).toMatchObject({ kind: 'count' });
  expect(second && planSecond(second, first.planned.plan as QuestionPlan, null, context)).toMatchObject({
    plan: null,
    beyond: { reason: 'future' },
  });
});

test('words of the second part are where the whole question has them', () => {
  const question = 'How many mention delivery and what do they say in Germany?';
  const { first, second } = planParts(question, context);
  const { read_from: places = [] } =
    (second && first.planned.plan && planSecond(second, first.planned.plan, null, context)) ?? {};
  expect(places.length).toBeGreaterThan(0);
  for (const { text, start, end } of places) expect(question.slice(start, end)).toBe(text);
});

test('no question is parted inside quotation marks, and parts are pieces of it', () => {
  const word = fc.constantFrom(
    'how',
    'many',
    'and',
    'what',
    'do',
    'they',
    'price',
    '"',
    '?',
    'why',
    'und',
    'was',
    'is it',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 14 }), (words) => {
      const question = words.join(' ');
      const parts = twoParts(question);
      if (!parts) return;
      expect(question.startsWith(parts.first)).toBe(true);
      expect(question.trimEnd().endsWith(parts.second)).toBe(true);
      expect((parts.first.match(/"/g) ?? []).length % 2).toBe(0);
    }),
  );
});
