import { expect, test } from 'vitest';
import { doubtOf } from './doubt.ts';

const quotes = { kind: 'quote', unit: 'items', measure: 'count', filters: {}, order: 'most' } as const;

test.each([
  [1, 'Only 1 item is about this: too few to say more.'],
  [2, 'Only 2 items are about this: too few to say more.'],
])('%i items are too few to say what people think', (count, detail) => {
  expect(doubtOf(quotes, { unused: [], count })).toEqual({ reason: 'little_evidence', detail });
});

test('three items are enough, and words of which nothing was made are named', () => {
  expect(doubtOf(quotes, { unused: [], count: 3 })).toBeNull();
  expect(doubtOf(quotes, { unused: ['banana'], count: 3 })).toEqual({
    reason: 'not_understood',
    detail: 'Not understood: “banana”. The answer covers the rest of the question.',
  });
});
