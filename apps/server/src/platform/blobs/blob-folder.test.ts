import { hourMs } from '@earshot/contracts/durations';
import { mkdtemp, readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { BlobFolder } from './blob-folder.ts';
import { BlobMissing, newBlobName, ownerOfBlob } from './blob-store.ts';

const owner = '01890a5d-ac96-774b-bcce-b302099a8057';
let folder: string;
let blobs: BlobFolder;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'earshot-blobs-')), 'blobs');
  blobs = new BlobFolder(folder);
});

async function everyName(before: Date): Promise<string[]> {
  const names: string[] = [];
  for await (const name of blobs.namesBefore(before)) names.push(name);
  return names;
}
const later = () => new Date(Date.now() + 60_000);

test('what was put is lent as a file that only its owner may read', async () => {
  const name = newBlobName(owner);
  expect(await blobs.put(name, Readable.from([Buffer.from('one '), Buffer.from('two')]))).toBe(7);
  expect(ownerOfBlob(name)).toBe(owner);
  expect(await blobs.size(name)).toBe(7);
  await blobs.withFile(name, async (path) => {
    expect(await readFile(path, 'utf8')).toBe('one two');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});

test('a stream that fails leaves nothing behind', async () => {
  const failing = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000);
      throw new Error('cut off');
    })(),
  );
  await expect(blobs.put(newBlobName(owner), failing)).rejects.toThrow('cut off');
  expect(await readdir(join(folder, owner))).toEqual([]);
});

test('a deleted blob is missing, and deleting it again is no fault', async () => {
  const name = newBlobName(owner);
  await blobs.put(name, Readable.from(['x']));
  await blobs.delete(name);
  await blobs.delete(name);
  expect(await blobs.size(name)).toBeNull();
  await expect(blobs.withFile(name, async () => undefined)).rejects.toThrow(BlobMissing);
});

test('names leave the folder nowhere', async () => {
  for (const name of ['../secret', `${owner}/../../secret`, '/etc/passwd', `${owner}/`]) {
    await expect(blobs.size(name), name).rejects.toThrow(RangeError);
    await expect(blobs.delete(name), name).rejects.toThrow(RangeError);
  }
  await expect(blobs.put('../x', Readable.from(['x']))).rejects.toThrow(RangeError);
  expect(() => newBlobName('..')).toThrow(RangeError);
});

test('old blobs and half-written files are listed, files of others are not', async () => {
  expect(await everyName(later())).toEqual([]);
  const name = newBlobName(owner);
  await blobs.put(name, Readable.from(['x']));
  const half = `${owner}/${'0'.repeat(32)}`;
  const part = join(folder, `${half}.part`);
  await writeFile(part, 'half');
  await writeFile(join(folder, owner, 'notes.txt'), 'not ours');
  const hourAgo = new Date(Date.now() - hourMs);
  await utimes(part, hourAgo, hourAgo);
  expect(await everyName(new Date(Date.now() - 60_000))).toEqual([half]);
  expect(new Set(await everyName(later()))).toEqual(new Set([name, half]));
  await blobs.delete(half);
  expect(await everyName(later())).toEqual([name]);
});

test('a part of a blob is read, and a part beyond its end is missing', async () => {
  const name = newBlobName(owner);
  await blobs.put(name, Readable.from(['0123456789']));
  expect(String(await blobs.readRange(name, 3, 4))).toBe('3456');
  expect(String(await blobs.readRange(name, 0, 10))).toBe('0123456789');
  await expect(blobs.readRange(name, 8, 3)).rejects.toThrow(BlobMissing);
  await expect(blobs.readRange(newBlobName(owner), 0, 1)).rejects.toThrow(BlobMissing);
});
