import type { QuestionPlan } from '@earshot/contracts/questions';
import { expect, test } from 'vitest';
import { comparable } from './comparable.ts';

const october = { said_from: '2026-10-01', said_to: '2026-10-31' };
const november = { said_from: '2026-11-01', said_to: '2026-11-30' };
const today = '2026-11-29';
const plan = (rest: Partial<QuestionPlan>): QuestionPlan => ({
  ...{ kind: 'compare', measure: 'count', unit: 'items', order: 'most', filters: october },
  ...rest,
});

test('a month that is not over is compared up to today', () => {
  const { compare } = comparable(plan({ compare: november }), today);
  expect(compare).toEqual({ said_from: '2026-11-01', said_to: today });
});

test.each([
  ['periods that are over', plan({ compare: { said_from: '2026-09-01', said_to: '2026-09-30' } })],
  ['the period before', plan({ compare: 'previous' })],
  ['a period that is still to come', plan({ compare: { said_from: '2026-12-01', said_to: '2026-12-31' } })],
  ['no comparison', plan({})],
])('%s: as they are', (_, one) => {
  expect(comparable(one, today)).toEqual(one);
});

test('a period that ends before it begins is compared with nothing', () => {
  const none = { said_from: '2026-12-01', said_to: '2026-11-29' };
  expect(comparable(plan({ compare: none }), today)).toEqual({ ...plan({}), kind: 'count' });
  expect(comparable(plan({ kind: 'trend', filters: none, compare: 'previous' }), today)).toEqual(
    plan({ kind: 'trend', filters: none }),
  );
});
