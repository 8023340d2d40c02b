import { describe, expect, test } from 'vitest';
import { encodeWordTable } from './word-table-format.ts';
import { readWordTable } from './word-table.ts';

const words = ['the', 'card', 'bank'];
const vectors = [
  [0.1, -0.4, 0.7, -0.2],
  [1, 2, -3, 0],
  [-0.01, 0.02, 0.03, 0.035],
];

describe('word table', () => {
  test('gives back each vector to within half a step of its own scale', () => {
    const table = readWordTable(encodeWordTable(words, vectors));
    const read = new Float32Array(4);
    words.forEach((word, i) => {
      table.vector(table.row(word), read, 0);
      const largest = Math.max(...(vectors[i] ?? []).map(Math.abs));
      vectors[i]?.forEach((value, d) =>
        expect(Math.abs(value - (read[d] ?? 0))).toBeLessThanOrEqual(largest / 7),
      );
    });
  });

  test('reads bytes that begin in the middle of a larger buffer', () => {
    const bytes = encodeWordTable(words, vectors);
    const larger = new Uint8Array(bytes.length + 5);
    larger.set(bytes, 3);
    const read = new Float32Array(4);
    readWordTable(larger.subarray(3, 3 + bytes.length)).vector(1, read, 0);
    expect([...read].map(Math.round)).toEqual([1, 2, -3, 0]);
  });

  test('knows a word by its rank and says −1 for others', () => {
    const table = readWordTable(encodeWordTable(words, vectors));
    expect([table.row('the'), table.row('bank'), table.row('zebra'), table.row('constructor')]).toEqual([
      0, 2, -1, -1,
    ]);
  });

  test('refuses bytes that are cut short or no table', () => {
    const bytes = encodeWordTable(words, vectors);
    expect(() => readWordTable(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError);
    expect(() => readWordTable(bytes.subarray(0, 7))).toThrow(RangeError);
    expect(() => readWordTable(new TextEncoder().encode('name,text,rating,day'))).toThrow('no word table');
  });
});
