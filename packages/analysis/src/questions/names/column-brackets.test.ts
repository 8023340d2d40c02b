import { expect, test } from 'vitest';
import { planQuestion } from '../plan-question.ts';
import { toldApartByBracket, withoutBracket } from './column-brackets.ts';
import { NameIndex } from './names.ts';

const fields = [
  { key: 'Price (EUR)', values: ['9', '12.5', '40'] },
  { key: 'Price (USD)', values: ['10', '14', '44'] },
  { key: 'Food quality (0-10)', values: ['1', '7', '10'] },
  { key: 'town', values: ['Linz', 'Graz'] },
];
const names = new NameIndex({ sources: [], topics: [], themes: [], accounts: [], plans: [], fields });
const starRange = () => ({ rating_min: 0, rating_max: 1 });
const numberOf = (question: string) =>
  planQuestion(question, { names, today: '2026-01-01', starRange }).plan?.number?.field;

test('what stands behind a name in brackets is cut, but for a name of nothing else', () => {
  expect(withoutBracket('Food quality (0-10)')).toBe('Food quality');
  expect(withoutBracket('Price [EUR] ')).toBe('Price');
  expect(withoutBracket('(internal)')).toBe('(internal)');
  expect(withoutBracket('Price (EUR) before tax')).toBe('Price (EUR) before tax');
});

test('columns are told apart by their brackets where their names are the same without', () => {
  expect([...toldApartByBracket(fields.map(({ key }) => key))]).toEqual(['Price (EUR)', 'Price (USD)']);
  expect([...toldApartByBracket(['Price', 'price (USD)'])]).toEqual(['price (USD)']);
});

test.each([
  ['What is the average price (USD)?', 'Price (USD)'],
  ['What is the average price in USD?', 'Price (USD)'],
  ['average price EUR by town', 'Price (EUR)'],
  ['Which town has the highest price in EUR?', 'Price (EUR)'],
  ['What is the average food quality?', 'Food quality (0-10)'],
])('a column is known by its bracket where it has to be: %s', (question, key) => {
  expect(numberOf(question)).toBe(key);
});

test.each([
  ['Which town has the highest price?', 'highest price'],
  ['rank the towns by price', 'by price'],
])('a name of two columns is neither, and is named as not used: %s', (question, unused) => {
  const planned = planQuestion(question, { names, today: '2026-01-01', starRange });
  expect(planned.plan).toMatchObject({ by: { field: 'town' }, filters: {} });
  expect(planned.plan?.number).toBeUndefined();
  expect(planned.not_understood).toEqual([unused]);
});

test('the average of a name of two columns is refused', () => {
  expect(numberOf('What is the average price?')).toBeUndefined();
});
