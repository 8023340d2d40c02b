import { expect, test } from 'vitest';
import { memoryStorage } from '../session/memory-storage.ts';
import type { KeptChunk } from './chunk-shelf.ts';
import { leftKey } from './discard-kept.ts';
import { leftChunks } from './left-chunks.ts';

const chunk = (key: string, bytes: Uint8Array<ArrayBuffer>): KeptChunk => ({
  key,
  recordingId: 'r',
  siteKey: 'k',
  keptAt: 1,
  freeAt: 2,
  bytes,
});

test('what a page leaves is read as it was, also beside what another left, until it is removed', () => {
  const storage = memoryStorage();
  const every = chunk(
    'r/1',
    Uint8Array.from({ length: 600 }, (_, at) => at % 256),
  );
  leftChunks(storage).add([every]);
  leftChunks(storage).add([chunk('r/2', new Uint8Array(3))]);
  leftChunks(storage).add([chunk('r/2', new Uint8Array(5))]);
  const later = leftChunks(storage);
  expect(later.all()).toEqual([every, chunk('r/2', new Uint8Array(5))]);
  later.remove(['r/1', 'r/9']);
  expect(later.all()).toEqual([chunk('r/2', new Uint8Array(5))]);
  later.remove(['r/2']);
  expect(storage.read(leftKey)).toBeUndefined();
});

test('at most 512 Ki characters are left, the small chunks first', () => {
  const storage = memoryStorage();
  leftChunks(storage).add([
    chunk('r/1', new Uint8Array(300_000)),
    chunk('r/2', new Uint8Array(200_000)),
    chunk('r/3', new Uint8Array(10)),
  ]);
  expect(
    leftChunks(storage)
      .all()
      .map(({ key }) => key),
  ).toEqual(['r/3', 'r/2']);
});

test('a text that is no base64 is no chunk, and keeps nothing else from being read', () => {
  const storage = memoryStorage();
  leftChunks(storage).add([chunk('r/1', new Uint8Array(3))]);
  const [good] = storage.read(leftKey) as { bytes: string }[];
  const broken = ['A', 'AAAAA', 'AA=', 'A===', '_w==', 'é'];
  storage.write(leftKey, [...broken.map((bytes, at) => ({ ...good, key: `b/${at}`, bytes })), good]);
  const left = leftChunks(storage);
  expect(left.all()).toEqual([chunk('r/1', new Uint8Array(3))]);
  left.add([chunk('r/2', new Uint8Array(2))]);
  expect(storage.read(leftKey)).toHaveLength(2);
});

test('what the page itself put in the place of chunks is no chunk', () => {
  for (const value of ['text', { key: 'r/1' }, [null, 3, { key: 'r/1', bytes: 'AA==' }]]) {
    const storage = memoryStorage();
    storage.write(leftKey, value);
    expect(leftChunks(storage).all()).toEqual([]);
  }
});
