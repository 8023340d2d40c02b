import { expect, test } from 'vitest';
import { avatarOf } from './avatar-of.ts';

test('the same person always gets the same drawing', () => {
  expect(avatarOf('customer 12')).toEqual(avatarOf('customer 12'));
});

test('a hundred people get many different drawings', () => {
  const drawings = Array.from({ length: 100 }, (_, n) => JSON.stringify(avatarOf(`customer ${n}`)));
  expect(new Set(drawings).size).toBeGreaterThan(50);
});
