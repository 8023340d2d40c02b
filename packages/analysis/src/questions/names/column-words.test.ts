import { expect, test } from 'vitest';
import { NameIndex } from './names.ts';
import { planQuestion } from '../plan-question.ts';

const names = new NameIndex({
  sources: [{ id: 1, name: 'Survey' }],
  topics: [],
  themes: [{ id: 3, name: 'card declined abroad', is_found: true }],
  accounts: [{ id: 1, name: 'Northwind' }],
  plans: [],
  fields: [
    { key: 'route_cd', values: ['KAR-UST', 'LUE-KAR'] },
    { key: 'store_ctry', values: ['Germany', 'Japan'] },
    { key: 'app_ver', values: ['3.1', '4.0'] },
    { key: 'travelled_as', values: ['Car', 'Foot', 'Camper'] },
    { key: 'taken_by', values: ['Suri', 'Milo'] },
    { key: 'vessel', values: ['Freja', 'Astrid'] },
  ],
  scales: [{ min: 0, max: 10 }],
  days: { first: '2024-01-01', last: '2026-03-10' },
});
const starRange = (stars: number) => ({ rating_min: (stars - 1) / 4, rating_max: (stars - 1) / 4 });
const columnOf = (question: string) => {
  const by = planQuestion(question, { names, today: '2026-03-11', starRange }).plan?.by;
  return typeof by === 'object' && 'field' in by ? by.field : undefined;
};

test.each([
  ['On what route do we get the most delay complaints?', 'route_cd'],
  ['delay complaints split by route', 'route_cd'],
  ['paywall reviews by store country', 'store_ctry'],
  ['crashes per app version', 'app_ver'],
  ['Which kind of traveller complains most about prices?', 'travelled_as'],
  ['average rating by agent', 'taken_by'],
  ['Beschwerden über Lärm je Schiff', 'vessel'],
  ['noise per ship', 'vessel'],
])('finds a column by what its name means: %s [ASK-1]', (question, key) => {
  expect(columnOf(question)).toBe(key);
});

test.each([
  ['how many answers came in per sort of guest (car, foot, camper)', 'travelled_as'],
  ['average rating by person (taken_by)', 'taken_by'],
  ['noise by line of business (route_cd)', 'route_cd'],
])('reads a column that stands in a bracket, by its name or by its values: %s', (question, key) => {
  expect(columnOf(question)).toBe(key);
});

test('takes a bracket of other words for no column', () => {
  expect(columnOf('complaints per month (car, noise)')).toBeUndefined();
});
