import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

const planted = (source: string) =>
  mutantsOf('a.ts', source).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  );

test.each([
  ['const a = b < 2;', ['const a = b <= 2;']],
  ['const a = Math.max(b, c.min);', ['const a = Math.min(b, c.min);', 'const a = Math.max(b, c.max);']],
  ['const a = b ?? 2;', ['const a = b && 2;']],
  ['const a = b ?? c ?? 2;', ['const a = ((b ?? c) && 2);', 'const a = ((b) && c) ?? 2;']],
  ['const a = b.toString();', []],
  ['const a = b.omit({ c: true });', []],
  ['if (a && !b) return;', [';', 'if (a || !b) return;', 'if (a && b) return;']],
  ['const a = b ? 1 : 2;', ['const a = !(b) ? 1 : 2;']],
  ["const a = 'x' + b;", []],
  ['const a = { 1: true };', ['const a = { 1: false };']],
  ['type A = 1 | true; import a from "b";', []],
  ['if (a) { b(); throw c; } else d();', []],
])('%s has its faults', (source, faults) => {
  expect(planted(source)).toEqual(faults);
});
