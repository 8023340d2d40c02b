import { mkdtemp, readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { BlobFolder } from './blob-folder.ts';
import { BlobMissing, ownerOfBlob } from './blob-store.ts';

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
  const blob = await blobs.put(owner, Readable.from([Buffer.from('one '), Buffer.from('two')]));
  expect(blob.bytes).toBe(7);
  expect(ownerOfBlob(blob.name)).toBe(owner);
  expect(await blobs.size(blob.name)).toBe(7);
  await blobs.withFile(blob.name, async (path) => {
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
  await expect(blobs.put(owner, failing)).rejects.toThrow('cut off');
  expect(await readdir(join(folder, owner))).toEqual([]);
});

test('a deleted blob is missing, and deleting it again is no fault', async () => {
  const { name } = await blobs.put(owner, Readable.from(['x']));
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
  await expect(blobs.put('..', Readable.from(['x']))).rejects.toThrow(RangeError);
});

test('old blobs and half-written files are listed, files of others are not', async () => {
  expect(await everyName(later())).toEqual([]);
  const { name } = await blobs.put(owner, Readable.from(['x']));
  const part = `${owner}/${'0'.repeat(32)}.part`;
  await writeFile(join(folder, part), 'half');
  await writeFile(join(folder, owner, 'notes.txt'), 'not ours');
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(folder, part), hourAgo, hourAgo);
  expect(await everyName(new Date(Date.now() - 60_000))).toEqual([part]);
  expect(new Set(await everyName(later()))).toEqual(new Set([name, part]));
});
