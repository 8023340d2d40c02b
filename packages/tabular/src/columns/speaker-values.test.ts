import { expect, test } from 'vitest';
import {
  isOwnReply,
  isPublicValue,
  isRoleValue,
  roleOfFlag,
  roleOfParent,
  roleOfReply,
} from './speaker-values.ts';

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

test('flags, parents and kinds of rows say who wrote', () => {
  expect(roleOfFlag('notes[].incoming', 'false')).toBe('agent');
  expect(roleOfFlag('from_agent', 'false')).toBe('customer');
  expect([roleOfParent('0'), roleOfParent('4410')]).toEqual(['customer', 'agent']);
  expect([roleOfReply('Seller response'), roleOfReply('Review'), roleOfReply('Bot')]).toEqual([
    'agent',
    'customer',
    'Bot',
  ]);
  expect([isOwnReply('Owner reply'), isOwnReply('Reply')]).toEqual([true, false]);
});
