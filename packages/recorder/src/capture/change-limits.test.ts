import { expect, test } from 'vitest';
import { changeLimits } from './change-limits.ts';
import { snapshotTimes } from './snapshot-times.ts';

const changes = (attributes: { id: number }[], adds: unknown[] = []) => ({
  adds,
  texts: [],
  removes: [],
  attributes,
});

test('100 changes of one part pass at once, then ten a second; other parts are not held up', () => {
  const limits = changeLimits();
  const pass = (count: number, id: number, now: number) => {
    const all = changes(Array.from({ length: count }, () => ({ id })));
    expect(limits.apply(all, now)).toBe(true);
    return all.attributes.length;
  };
  expect(pass(150, 1, 0)).toBe(100);
  expect(pass(20, 1, 1000)).toBe(10);
  expect(pass(50, 2, 1000)).toBe(50);
  expect(limits.takeDropped()).toBe(60);
  expect(limits.takeDropped()).toBe(0);
});

test('a change of more than 10,000 parts at once is refused whole', () => {
  expect(changeLimits().apply(changes([], Array.from({ length: 10_001 })), 0)).toBe(false);
  expect(changeLimits().apply(changes([], Array.from({ length: 10_000 })), 0)).toBe(true);
});

test('a picture of the page is due after a minute with 1 MB of changes, after five minutes in any case', () => {
  const minute = 60_000;
  const times = snapshotTimes(0, () => false);
  expect(times.note(minute - 1, 2_000_000)).toBe(false);
  expect(times.note(minute, 0)).toBe(true);
  times.taken(minute);
  expect(times.note(5 * minute, 1000)).toBe(false);
  expect(times.note(6 * minute, 0)).toBe(true);
});
