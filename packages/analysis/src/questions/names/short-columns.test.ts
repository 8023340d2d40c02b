import { expect, test } from 'vitest';
import { NameIndex } from './names.ts';
import { planQuestion } from '../plan-question.ts';

function byOf(question: string, key: string): unknown {
  const fields = [{ key, values: ['one', 'two'] }];
  const names = new NameIndex({ sources: [], topics: [], themes: [], accounts: [], plans: [], fields });
  const starRange = () => ({ rating_min: 0, rating_max: 1 });
  return planQuestion(question, { names, today: '2026-01-01', starRange }).plan?.by;
}

test.each([
  ['reviews per teacher', 'tch'],
  ['reviews by category', 'cat'],
  ['how many reviews per version', 'ver.'],
])('a column is known by the noun that its name is short for: %s', (question, key) => {
  expect(byOf(question, key)).toEqual({ field: key });
});

test('a name that is short for several nouns is short for none', () => {
  expect(byOf('reviews by province', 'pro')).toBeUndefined();
});
