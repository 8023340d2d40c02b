import { expect, test } from 'vitest';
import {
  isOwnReply,
  isPublicValue,
  isRoleValue,
  isTeamValue,
  roleOfFlag,
  roleOfParent,
  roleBesideCustomers,
  roleOfLetter,
  roleOfReply,
  tellsByLetters,
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

test('single letters tell who wrote where customers and those who answer both have one', () => {
  expect(tellsByLetters(['M', 'R', 'N'])).toBe(true);
  expect(tellsByLetters(['M', 'N'])).toBe(false);
  expect(tellsByLetters(['M', 'F', 'R'])).toBe(false);
  expect(['M', 'R', 'N'].map(roleOfLetter)).toEqual(['customer', 'agent', 'note']);
  expect(['M', 'S', 'R'].map(roleOfReply)).toEqual(['M', 'S', 'R']);
});

test('an admin is of the team, a user or lead is not for sure', () => {
  expect(['admin', 'Teammate', 'user', 'lead', 'bot'].filter(isTeamValue)).toEqual(['admin', 'Teammate']);
});

test('a role may be any word, those of the language of programs too', () => {
  expect(tellsByLetters(['M', 'R', 'constructor'])).toBe(false);
  expect(['constructor', 'toString'].map(roleOfLetter)).toEqual(['constructor', 'toString']);
});

test('beside customers and agents a user is a customer, and whoever else answers', () => {
  const roles = ['customer', 'user', 'supervisor', 'Engineering', 'bot'];
  expect(roles.map((role) => roleBesideCustomers(role, true))).toEqual([
    'customer',
    'user',
    'agent',
    'agent',
    'bot',
  ]);
});
