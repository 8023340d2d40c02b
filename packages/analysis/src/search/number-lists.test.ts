import { expect, test } from 'vitest';
import { KernelMemory } from './kernel-memory.ts';
import { NumberLists } from './number-lists.ts';

test('lists that grow by turns keep their numbers in order', () => {
  const lists = new NumberLists(new KernelMemory());
  const ids = Array.from({ length: 2000 }, () => lists.begin());
  for (let n = 0; n < 9; n += 1) for (const id of ids) lists.push(id, id * 10 + n);
  for (const id of ids) {
    expect(lists.sizeOf(id)).toBe(9);
    expect([...lists.numbersOf(id)]).toEqual(Array.from({ length: 9 }, (_, n) => id * 10 + n));
  }
  expect([...lists.numbersOf(lists.begin())]).toEqual([]);
});

test('a long list takes little more room than its numbers', () => {
  const memory = new KernelMemory();
  const lists = new NumberLists(memory);
  const [list, before] = [lists.begin(), memory.end];
  for (let n = 0; n < 10_000; n += 1) lists.push(list, n);
  expect(lists.numbersOf(list).length).toBe(10_000);
  // Of blocks that do not grow, heads would be as long as the numbers.
  expect(memory.end - before).toBeLessThan(10_000 * 4 * 1.5);
});
