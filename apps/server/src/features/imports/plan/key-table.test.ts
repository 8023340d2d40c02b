import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { KeyTable } from './key-table.ts';

const keyOf = (n: number) => hash('sha256', String(n));

test('a key holds the number given last, and an unknown one 0', () => {
  const table = new KeyTable();
  expect(table.get(keyOf(1))).toBe(0);
  table.set(keyOf(1), 7);
  table.set(keyOf(1), 4_294_967_295);
  expect(table.get(keyOf(1))).toBe(4_294_967_295);
});

test('every entry is found again after the table has grown many times', () => {
  const table = new KeyTable();
  for (let n = 1; n <= 50_000; n++) table.set(keyOf(n), n);
  for (let n = 1; n <= 50_000; n++) expect(table.get(keyOf(n))).toBe(n);
  expect(table.get(keyOf(50_001))).toBe(0);
});

test('keys that begin alike are told apart', () => {
  const table = new KeyTable();
  const start = 'ffffffffffffffff';
  table.set(`${start}00000001`, 1);
  table.set(`${start}00000002`, 2);
  expect(table.get(`${start}00000001`)).toBe(1);
  expect(table.get(`${start}00000002`)).toBe(2);
  expect(table.get(`${start}00000003`)).toBe(0);
});
