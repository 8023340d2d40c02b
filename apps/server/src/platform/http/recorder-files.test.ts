import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { serveRecorder } from './recorder-files.ts';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-recorder-'));
  folders.push(folder);
  return folder;
}
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A server with a build of these texts. */
async function started(kept: string, first: string, mask: string) {
  const built = newFolder();
  writeFileSync(join(built, 'earshot-1.js'), first);
  writeFileSync(join(built, 'earshot-mask-1.mjs'), mask);
  const app = Fastify();
  serveRecorder(app, kept, built);
  await app.ready();
  return async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, body, headers: given } = await app.inject({ url, headers });
    return { status: statusCode, body, cache: String(given['cache-control']), tag: String(given['etag']) };
  };
}

test('a file that is asked for by its hash is the one of that build, also after an upgrade, and for good', async () => {
  const kept = newFolder();
  const before = await started(kept, 'first', 'mask of before');
  const address = `/r/earshot-mask-1.mjs?${hashOf('mask of before')}`;
  expect(await before(address)).toMatchObject({ status: 200, body: 'mask of before' });
  const after = await started(kept, 'second', 'mask of after');
  const old = await after(address);
  expect(old.body).toBe('mask of before');
  expect(old.cache).toContain('immutable');
  const own = await after(`/r/earshot-mask-1.mjs?${hashOf('mask of after')}`);
  expect(own.body).toBe('mask of after');
  expect(own.cache).toContain('immutable');
});

test('a build that was never here is answered by the present one, for minutes', async () => {
  const ask = await started(newFolder(), 'first', 'mask');
  for (const query of ['0123abcd', '..%2F..%2Fmask'])
    expect(await ask(`/r/earshot-mask-1.mjs?${query}`)).toMatchObject({ status: 200, body: 'mask' });
  expect((await ask('/r/earshot-mask-1.mjs?0123abcd')).cache).toBe('public, max-age=300');
});

test('the file of the tag is kept by browsers for a week, and asked for anew costs nothing while it is the same', async () => {
  const ask = await started(newFolder(), 'first', 'mask');
  const { cache, tag, body } = await ask('/r/earshot-1.js');
  expect([body, cache]).toEqual(['first', 'public, max-age=604800, stale-while-revalidate=2592000']);
  expect(await ask('/r/earshot-1.js', { 'if-none-match': tag })).toMatchObject({ status: 304, body: '' });
  expect(await ask('/r/earshot-1.js', { 'if-none-match': 'W/"other"' })).toMatchObject({ status: 200 });
});
