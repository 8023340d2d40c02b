import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('the disk is asked once in 2 seconds', async () => {
  let now = 0;
  const folder = await mkdtemp(join(tmpdir(), 'earshot-space-'));
  const space = new FreeSpace(folder, 1, () => now);
  const first = space.freeBytes();
  await writeFile(join(folder, 'filler'), randomBytes(16_000_000), { flush: true });
  now = 1999;
  expect(space.freeBytes()).toBe(first);
  now = 2000;
  expect(space.freeBytes()).not.toBe(first);
  await rm(folder, { recursive: true });
});
