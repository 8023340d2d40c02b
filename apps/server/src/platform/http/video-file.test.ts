import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';

const bytes = Buffer.from('not a film, but as many bytes as one could want');
let folder: string;
let earshot: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-video-'));
  await writeFile(join(folder, 'tour.webm'), bytes);
  await writeFile(join(folder, 'secret.txt'), 'nobody’s business');
  earshot = await testApp({ environment: { EARSHOT_VIDEO: join(folder, 'tour.webm') } });
});
afterAll(async () => {
  await earshot.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => earshot.app.inject({ url, headers });

test('[SITE-3] the operator’s video is served whole and in parts, with its type', async () => {
  const whole = await get('/media/video.webm');
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/webm']);
  expect(whole.rawPayload).toEqual(bytes);
  const part = await get('/media/video.webm', { range: 'bytes=4-9' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-9/${bytes.length}`]);
  expect(part.rawPayload).toEqual(bytes.subarray(4, 10));
});

test('nothing else of its folder is served', async () => {
  for (const path of ['/media/secret.txt', '/media/tour.webm', '/media/../media/secret.txt', '/secret.txt']) {
    expect((await get(path)).statusCode).toBe(404);
  }
});
