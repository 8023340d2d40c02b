import { expect, test } from 'vitest';
import { roleOf } from './roles.ts';

test.each([
  ['Processing fee: ', '', 'extra'],
  ['Late fee: ', '', 'extra'],
  ['Crew for ', ' per month', 'price'],
  ['5 users plus ', '', 'extra'],
  ['', ' setup fee', 'setup'],
  ['was ', '', 'was'],
  ['Save ', '', 'discount'],
  ['base fee + ', ' per user', 'extra'],
  ['base fee + ', ' one-time setup', 'setup'],
  ['1.4 % + ', '', 'price'],
  ['plus ', '', 'price'],
])('%s… is a sum of its own kind', (before, after, role) => {
  expect(roleOf(before, after)).toBe(role);
});
