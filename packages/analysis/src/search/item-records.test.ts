import { expect, test } from 'vitest';
import { ItemRecords } from './item-records.ts';
import { KernelMemory } from './kernel-memory.ts';

const intBytes = 4;

test('a record placed where another was has measures of 0, and as much room as it asked for', () => {
  const memory = new KernelMemory();
  const records = new ItemRecords(memory);
  const first = records.add(2, 3);
  const second = records.add(1, 0);
  expect(second - first).toBe((2 + 2 * 2 + 3) * intBytes);
  memory.ints.fill(7, first / intBytes, second / intBytes);
  records.rewind();
  const again = records.add(2, 3);
  expect([again, records.measuresOf(again), records.wordCount(again)]).toEqual([first, 2, 3]);
  const words = records.wordsAt(again);
  expect([...memory.ints.slice(records.massesAt(again), words)]).toEqual([0, 0, 0, 0]);
  expect([...memory.ints.slice(words, words + 3)]).toEqual([7, 7, 7]);
  expect(records.lengthsAt(again) - records.massesAt(again)).toBe(2);
});

test('records that stay move up against each other, with all that they hold', () => {
  const memory = new KernelMemory();
  const records = new ItemRecords(memory);
  const [gone, stays] = [records.add(1, 2), records.add(1, 3)];
  memory.ints.set([5, 6, 7], records.wordsAt(stays));
  records.rewind();
  const moved = records.moveUp(stays);
  expect(moved).toBe(gone);
  expect([records.measuresOf(moved), records.wordCount(moved)]).toEqual([1, 3]);
  expect([...memory.ints.slice(records.wordsAt(moved), records.wordsAt(moved) + 3)]).toEqual([5, 6, 7]);
});
