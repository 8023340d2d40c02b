import { expect, test } from 'vitest';
import { encodeWordTable } from '../word-table-format.ts';
import { readWordTable } from '../word-table.ts';
import { tellingOf } from './word-telling.ts';

test('the commonest words tell least, and unknown words all that a word can', () => {
  const common = ['the', 'card', 'bank'];
  const table = readWordTable(
    encodeWordTable(
      common,
      common.map(() => [1, 2, -3, 0]),
    ),
  );
  const telling = [...common, 'zyx'].map((written) =>
    tellingOf(
      { written, key: written, role: 'content', isEnglish: true, isStart: false, isSpaced: true },
      table,
    ),
  );
  expect(telling[0]).toBeGreaterThan(0);
  expect(telling).toEqual(telling.toSorted((a, b) => a - b));
  expect(new Set(telling).size).toBe(4);
  expect(telling.at(-1)).toBe(1);
});
