import { QuestionPlan } from '@earshot/contracts/questions';
import { expect, test } from 'vitest';
import { partsOfMatter } from './without-part.ts';

const planOf = (each: string[][], rest: object = {}) =>
  QuestionPlan.parse({
    kind: 'count',
    filters: {
      sentiments: ['negative'],
      about: { text: each.map(([word]) => word).join(' '), at_least: 0.1, each },
    },
    ...rest,
  });

test('each word of a matter is asked for alone, within the same filter, and the others are told', () => {
  const parts = partsOfMatter(
    planOf([
      ['late', 'delayed'],
      ['payouts', 'payout'],
    ]),
  );
  expect(parts.map(({ plan, unused }) => [plan.filters.about?.text, unused])).toEqual([
    ['late', ['payouts']],
    ['payouts', ['late']],
  ]);
  for (const { plan } of parts) expect(plan.filters.sentiments).toEqual(['negative']);
});

test('a word that has no wordings is asked for with the others alone', () => {
  const parts = partsOfMatter(planOf([['late', 'delayed'], ['year']]));
  expect(parts.map(({ plan }) => plan.filters.about?.text)).toEqual(['late']);
});

test('a matter of one word has no parts, nor has what is asked for whether there is any', () => {
  expect(partsOfMatter(planOf([['late']]))).toEqual([]);
  expect(partsOfMatter(planOf([['late'], ['payouts']], { asks: 'whether' }))).toEqual([]);
});
