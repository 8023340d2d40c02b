import { expect, test } from 'vitest';
import { daysLeft } from './limits.ts';

test('days until a plan ends are rounded up, and never below none', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(daysLeft(new Date('2026-03-03T12:00:01Z'), now)).toBe(3);
  expect(daysLeft(new Date('2026-02-01T12:00:00Z'), now)).toBe(0);
  expect(daysLeft(null, now)).toBeNull();
});
