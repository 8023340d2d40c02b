import { expect, test } from 'vitest';
import { isPublicValue, isRoleValue } from './speaker-values.ts';

test.each([
  ['public', 'true', true],
  ['Public', 'No', false],
  ['is_private', '1', false],
  ['Internal note', 'false', true],
  ['Type', 'Internal note', false],
  ['Type', 'Public reply', true],
  ['visibility', 'Privat', false],
  ['Type', 'Question', null],
])('under %s, %s tells whether customers see a row: %s', (column, value, isPublic) => {
  expect(isPublicValue(column, value)).toBe(isPublic);
});

test.each([
  ['End-user', true],
  ['AGENT', true],
  ['incoming', true],
  ['Head of Sales', false],
])('%s is a word for who speaks: %s', (value, isRole) => {
  expect(isRoleValue(value)).toBe(isRole);
});
