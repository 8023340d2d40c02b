import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { FreeSpace, NoRoomError, freeBytesOf } from './free-space.ts';

test('there is room while the floor is not touched', () => {
  expect(() => new FreeSpace(tmpdir(), 1).assertRoom()).not.toThrow();
});

test('under the floor nothing is taken, and the error says how much there is and when to come again', () => {
  const space = new FreeSpace(tmpdir(), freeBytesOf(tmpdir()) * 2);
  expect(() => space.assertRoom()).toThrow(NoRoomError);
  expect(() => space.assertRoom()).toThrow(/\d+ MB of disk are free; at least \d+ MB are needed/);
  expect(new NoRoomError(0, 1).retryAfterSeconds).toBe(60);
});

test('what is about to be written counts', () => {
  const free = freeBytesOf(tmpdir());
  const space = new FreeSpace(tmpdir(), free / 2);
  expect(() => space.assertRoom()).not.toThrow();
  expect(() => space.assertRoom(free * 0.6)).toThrow(NoRoomError);
});

test('the disk is asked once in 2 seconds', () => {
  let now = 0;
  const space = new FreeSpace(tmpdir(), 1, () => now);
  const first = space.freeBytes();
  now = 1999;
  expect(space.freeBytes()).toBe(first);
});
