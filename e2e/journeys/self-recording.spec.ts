import { gunzipSync } from 'node:zlib';
import type { Site } from '@earshot/contracts/recordings';
import { decodeChunk, headerBytes } from '../../packages/replay-format/src/chunk.ts';
import { expect, test } from '../fixtures.ts';

const asMasked = (path: string) => path.replace(/[^/]/g, '•');

test('[AUTH-3] where it is switched on, the app records its own use: who it is, no text, no settings', async ({
  signedIn: page,
  person,
  api,
}) => {
  const { key } = await api.call<Site>('/api/recordings/create_site', { name: 'Earshot' }, person.token);
  await page.route('**/api/system/get_self_recording', (route) => route.fulfill({ json: { site_key: key } }));
  let told = '';
  page.on('request', (request) => {
    if (!request.url().includes('/r/chunk')) return;
    const bytes = request.postDataBuffer() ?? Buffer.alloc(0);
    // A header alone asks whether its chunk came.
    if (bytes.length === headerBytes) return;
    const { header, body } = decodeChunk(bytes);
    told += header.isGzip ? gunzipSync(body).toString() : Buffer.from(body).toString();
  });
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

  await page.goto('/home/get-started');
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
  await expect.poll(() => told, { timeout: 20_000 }).toContain(person.user_id);
  // Every text is masked, and the path is one: an address is told by the lengths of its parts.
  const recordedPages = () =>
    [...told.matchAll(/"type":4,"data":\{"href":"http:\/\/[^/]*([^"]*)"/g)].map(([, path]) => path);
  expect(recordedPages()).toEqual([asMasked('/home/get-started')]);
  expect(told).not.toContain('Import feedback');
  expect(told).not.toContain(person.companyName + '<');

  await page.goto('/settings/profile');
  await expect(page).toHaveTitle(/^Profile/);
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.goto('/feedback/list');
  await expect.poll(recordedPages, { timeout: 20_000 }).toContain(asMasked('/feedback/list'));
  expect(recordedPages()).not.toContain(asMasked('/settings/profile'));
  const before = told.length;
  await page.getByRole('button', { name: /Account|account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(told.slice(before)).not.toContain('"type":4');
  expect(faults).toEqual([]);
});
