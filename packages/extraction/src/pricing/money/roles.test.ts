import { expect, test } from 'vitest';
import { roleOf } from './roles.ts';

test.each([
  ['Processing fee: ', '', 'extra'],
  ['Late fee: ', '', 'extra'],
  ['Crew for ', ' per month', 'price'],
])('%s… is a sum of its own kind', (before, after, role) => {
  expect(roleOf(before, after)).toBe(role);
});
