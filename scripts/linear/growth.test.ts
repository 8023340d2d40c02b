import { expect, test } from 'vitest';
import { slowCaseOf } from './growth.ts';
import { pumpsOf } from './pumps.ts';

const isSlow = (expression: RegExp) => slowCaseOf(expression, pumpsOf(expression)) !== null;

test.each([
  ['two loops over the same characters', /\S+@\S+\.\S+/],
  ['a loop in a loop', /^(?:\w+_?)*$/],
  ['a trim', /\s+$/],
  ['three loops over the same characters', /a*a*a*!/],
  ['parts that a word may be split into in many ways', /^token(?:[-_]\w+)*$/],
  ['long parts that may be split', /^(?:(?:abcdefgh|abcd|efgh)+)+$/],
  ['a trim of all but letters, behind one of the beginning', /^[^\p{L}]+|[^\p{L}]+$/gu],
  ['what is opened and never closed', /<[^>]*>/g],
  ['a long word that opens', /<!\[CDATA\[([\s\S]*?)\]\]>/g],
  ['blanks before a separator', /\s*[|:]\s*/g],
  ['words again and again', /\b((own|tracked) )*events?\b/],
  ['what looks ahead', /,(?![^(]*\))/g],
  ['a character beyond Latin-1', /[1１]?\s*[人名]/u],
  ['what stops at one character alone', /[^/]*$/],
  ['a part that comes back', /^(.+?)\1+$/s],
  ['a sticky expression that looks far', /a(?=a*b)|a/y],
])('%s is found to be slow', (_name, expression) => {
  expect(isSlow(expression)).toBe(true);
});

test.each([
  ['a trim from where the run begins', /(?<!\s)\s+$/],
  ['what is read to the end once', /<[^>]*(>)?/g],
  ['a bounded loop', /[\w.]{1,64}@/],
  ['one loop', /\d+(?:\.\d+)?/g],
  ['an expression of sets', /[[\p{L}\p{N}]--[a-z]]+/gv],
])('%s is found to be linear', (_name, expression) => {
  expect(isSlow(expression)).toBe(false);
});
