import { expect, test } from 'vitest';
import { statementsOf } from './statements.ts';

const texts = (sql: string) => statementsOf(sql).map(({ text }) => text);

test('statements end at semicolons', () => {
  expect(texts('select 1; select 2;\nselect 3')).toEqual(['select 1', 'select 2', 'select 3']);
});

test.each([
  "select 'a;b', 'it''s;'",
  'select 1 as "odd;name"',
  'select 1 -- not; the end\n + 1',
  'select /* not;\n the end */ 1',
  'do $$ begin perform 1; end $$',
  'do $f$ begin execute $p$ select 1; $p$; end $f$',
])('a semicolon inside ends nothing: %s', (statement) => {
  expect(texts(`${statement};\nselect 2`)).toEqual([statement, 'select 2']);
});

test('comments alone are no statement', () => {
  expect(texts('-- one\n; /* two */ ;\n\n')).toEqual([]);
});

test('each knows its line, comments before it included', () => {
  expect(statementsOf('select 1;\n\n-- note\nselect 2;').map(({ line }) => line)).toEqual([1, 3]);
});
