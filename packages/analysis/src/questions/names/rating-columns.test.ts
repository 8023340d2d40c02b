import { expect, test } from 'vitest';
import { planQuestion } from '../plan-question.ts';
import type { KnownNames } from '../plan.ts';
import { NameIndex } from './names.ts';
import { mainOf, ratingColumns } from './rating-columns.ts';

const five = ['1', '2', '3', '4', '5'];
const fields: KnownNames['fields'] = [
  { key: 'Ease of use', values: five },
  { key: 'Overall satisfaction', values: five },
  { key: 'support_quality', values: ['1', '2.5', '4'] },
  { key: 'Nights', values: ['1', '2', '3'] },
  { key: 'Quality manager', values: ['Ann', 'Bo', 'Cy'] },
  { key: 'Score', values: ['120', '340', '980'] },
  { key: 'rating_id', values: five },
];
const namesOf = (scales: KnownNames['scales']) =>
  new NameIndex({
    sources: [],
    topics: [],
    themes: [],
    accounts: [],
    plans: [],
    fields,
    ...(scales && { scales }),
  });
const planned = (question: string, scales?: KnownNames['scales']) =>
  planQuestion(question, {
    names: namesOf(scales),
    today: '2026-01-01',
    starRange: () => ({ rating_min: 0, rating_max: 1 }),
  });

test('columns of ratings are told by name and scale, and the main one by what it is called', () => {
  const columns = ratingColumns(fields);
  expect(columns).toEqual(['Ease of use', 'Overall satisfaction', 'support_quality']);
  expect(mainOf(columns)).toBe('Overall satisfaction');
  expect(mainOf(['Ease of use', 'Satisfaction with staff'])).toBe('Satisfaction with staff');
  expect(mainOf(['Ease of use'])).toBe('Ease of use');
  expect(mainOf([])).toBeUndefined();
});

test.each(["What's the average rating?", 'What is the mean rating?', 'How is the average rating per month?'])(
  'the rating of the items is the main one, and the others are named: %s',
  (question) => {
    const { plan, other_ratings: others } = planned(question, [{ min: 1, max: 5 }]);
    expect(plan).toMatchObject({ measure: 'mean_rating' });
    expect(others).toEqual(['Ease of use', 'Overall satisfaction', 'support_quality']);
  },
);

test('without ratings of the items the main column is meant', () => {
  const { plan, other_ratings: others } = planned("What's the average rating?");
  expect(plan).toMatchObject({ measure: 'count', number: { field: 'Overall satisfaction', of: 'mean' } });
  expect(others).toEqual(['Ease of use', 'support_quality']);
  expect(planned('What is the median rating?').plan?.number).toEqual({
    field: 'Overall satisfaction',
    of: 'median',
  });
});

test('a rating that the question names is no other', () => {
  for (const scales of [undefined, [{ min: 1, max: 5 }]]) {
    const { plan, other_ratings: others } = planned('What is the average ease of use?', scales);
    expect(plan?.number).toMatchObject({ field: 'Ease of use', of: 'mean' });
    expect(others).toEqual([]);
  }
  expect(planned('How many reviews are negative?').other_ratings).toEqual([]);
});
