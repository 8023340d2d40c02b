import { expect, test } from 'vitest';
import { ArrayBlocks } from './array-blocks.ts';

test('arrays out of one block do not touch each other', () => {
  const blocks = new ArrayBlocks((length) => new Uint32Array(length));
  const taken = Array.from({ length: 2000 }, (_, n) => blocks.take(n % 100).fill(n));
  taken.forEach((numbers, n) => {
    expect(numbers).toHaveLength(n % 100);
    expect(numbers.every((number) => number === n)).toBe(true);
  });
  expect(new Set(taken.map(({ buffer }) => buffer)).size).toBeLessThan(4);
});

test('what is larger than a block is given whole', () => {
  const blocks = new ArrayBlocks((length) => new Float32Array(length));
  blocks.take(10);
  expect(blocks.take(1_000_000)).toEqual(new Float32Array(1_000_000));
});
