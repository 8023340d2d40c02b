import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { ObjectStore } from '../../testing/stand-ins/object-store.ts';
import type { BlobStore } from './blob-store.ts';
import { BlobMissing, BlobsUnavailable, newBlobName } from './blob-store.ts';
import { openBlobs } from './open-blobs.ts';

const owner = '01890a5d-ac96-774b-bcce-b302099a8057';
let store: ObjectStore;
let blobs: BlobStore;

beforeAll(async () => {
  store = await ObjectStore.start();
});
afterAll(() => store.stop());
beforeEach(() => {
  store.mood = 'well';
  store.objects.clear();
  blobs = openWith({});
});

const openWith = (environment: Record<string, string>) =>
  openBlobs(readConfig({ ...store.environment, ...environment }, tmpdir()), 'recordings');

async function put(text: string): Promise<string> {
  const name = newBlobName(owner);
  expect(await blobs.put(name, Readable.from([Buffer.from(text)]))).toBe(text.length);
  return name;
}

test('what was put lies in the bucket under its area, and is lent as a file', async () => {
  const name = await put('one two');
  expect([...store.objects.keys()]).toEqual([`kept/recordings/${name}`]);
  expect(String(store.objects.get(`kept/recordings/${name}`)?.bytes)).toBe('one two');
  expect(await blobs.size(name)).toBe(7);
  let lent = '';
  await blobs.withFile(name, async (path) => {
    lent = path;
    expect(await readFile(path, 'utf8')).toBe('one two');
  });
  await expect(readFile(lent)).rejects.toThrow('ENOENT');
});

test('only the part that is asked for is read', async () => {
  const name = await put('0123456789');
  store.asked.length = 0;
  expect(String(await blobs.readRange(name, 3, 4))).toBe('3456');
  expect(store.asked).toEqual([`GET kept/recordings/${name} bytes=3-6`]);
  await expect(blobs.readRange(name, 8, 3)).rejects.toThrow(BlobMissing);
  await expect(blobs.readRange(name, 10, 3)).rejects.toThrow(BlobMissing);
});

test('a blob that is not there is missing, and deleting it is no fault', async () => {
  const name = await put('x');
  await blobs.delete(name);
  await blobs.delete(name);
  expect(await blobs.size(name)).toBeNull();
  await expect(blobs.readRange(name, 0, 1)).rejects.toThrow(BlobMissing);
  await expect(blobs.withFile(name, async () => undefined)).rejects.toThrow(BlobMissing);
});

test('names are listed page by page, with none of another area or of somebody else', async () => {
  const names = [await put('a'), await put('b'), await put('c')];
  store.objects.set('kept/recordings/notes.txt', { bytes: Buffer.from('x'), at: new Date(0) });
  store.objects.set(`kept/uploads/${newBlobName(owner)}`, { bytes: Buffer.from('x'), at: new Date(0) });
  const listed: string[] = [];
  for await (const name of blobs.namesBefore(new Date(Date.now() + 60_000))) listed.push(name);
  expect(listed.sort()).toEqual(names.sort());
  for await (const name of blobs.namesBefore(new Date(0))) expect(name).toBe('older than everything');
});

test('a stream that fails leaves nothing in the bucket', async () => {
  const failing = Readable.from(
    (async function* () {
      yield Buffer.alloc(1000);
      throw new Error('cut off');
    })(),
  );
  await expect(blobs.put(newBlobName(owner), failing)).rejects.toThrow('cut off');
  expect(store.objects.size).toBe(0);
});

test('a store that fails, hangs up or refuses us is unavailable, and its blobs are not said to be gone', async () => {
  const name = await put('x');
  const everything = (of: BlobStore) => [
    () => of.put(newBlobName(owner), Readable.from(['y'])),
    () => of.readRange(name, 0, 1),
    () => of.withFile(name, async () => undefined),
    () => of.size(name),
    () => of.delete(name),
    () => of.namesBefore(new Date()).next(),
  ];
  for (const mood of ['failing', 'silent'] as const) {
    store.mood = mood;
    for (const ask of everything(blobs)) await expect(ask(), mood).rejects.toThrow(BlobsUnavailable);
  }
  store.mood = 'well';
  const strange = openWith({ EARSHOT_BLOBS_KEY: 'another' });
  for (const ask of everything(strange)) await expect(ask()).rejects.toThrow(BlobsUnavailable);
  const elsewhere = openWith({ EARSHOT_BLOBS: 's3://another-bucket' });
  await expect(elsewhere.readRange(name, 0, 1)).rejects.toThrow(BlobsUnavailable);
  expect(await blobs.size(name)).toBe(1);
});

test('what is wrong with the setting is said at the start', () => {
  const reading = (environment: Record<string, string>) => () => readConfig(environment, tmpdir());
  expect(reading({ EARSHOT_BLOBS: 's3://' })).toThrow('EARSHOT_BLOBS: is not of the form');
  expect(reading({ EARSHOT_BLOBS: 's3://bucket', EARSHOT_BLOBS_KEY: 'k' })).toThrow('EARSHOT_BLOBS_SECRET');
  expect(reading({ EARSHOT_BLOBS_ENDPOINT: 'ftp://store' })).toThrow('EARSHOT_BLOBS_ENDPOINT');
});
