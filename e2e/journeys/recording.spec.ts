import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { undisturbedMs } from '../../apps/server/src/testing/processes/slowness.ts';
import { expect, test } from '../fixtures.ts';

let site: Server;
let shop: string;
let folder: string;
/** The line that the set-up screen gives, once it is known. */
let line = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-file-'));
  site = createServer((request, response) => {
    if (request.url !== '/cart') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html').end(shopPage(line));
  });
  await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done));
  shop = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  await new Promise((done) => void site.close(done));
  await rm(folder, { recursive: true });
});

function shopPage(head: string): string {
  return `<!doctype html><title>Cart</title><head>${head}</head>
    <h1>Your cart holds one kettle</h1>
    <label>Card number <input id="card" value=""></label>
    <button id="pay" type="button">Pay now</button>
    <p id="said"></p>
    <script>document.querySelector('#pay').addEventListener('click', () => {
      document.querySelector('#said').textContent = 'The payment did not go through';
      total.amount = 1;
    });</script>`;
}

test('@core [PLAY-2] [PLAY-3] a shop with the script: what a visitor did appears in the list, plays, is shared, and plays from a file', async ({
  signedIn: page,
  browser,
}) => {
  test.slow();
  await page.goto('/home/install-script');
  await page.getByLabel('Site name').fill('Kettle shop');
  await page.getByRole('button', { name: 'Add site' }).click();
  const snippet = page.getByLabel('Add this to the head of every page');
  await expect(snippet).toContainText('earshot-1.js');
  line = await snippet.innerText();
  await expect(page.getByText('Open your site in another tab.')).toBeVisible();

  // The visitor's browser is another one, and sends no headers of this test's.
  const visitor = await browser.newContext({ extraHTTPHeaders: {} });
  const visit = await visitor.newPage();
  // Clicks are judged by what comes once a page is recorded.
  const late = visit.waitForResponse(/earshot-late-1\.mjs/);
  await visit.goto(`${shop}/cart`);
  await late;
  await visit.evaluate(
    `window.earshot ??= []; window.earshot.push(['identify', { userId: 'u-7', name: 'Ana Kessler' }])`,
  );
  await visit.getByLabel('Card number').pressSequentially('4111111111111111');
  // At once: on a busy machine five calls would be too far apart to be a rage click.
  await visit.getByRole('button', { name: 'Pay now' }).click({ clickCount: 5 });

  await expect(page.getByText(/^Recording: first visit/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Watch sessions' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Ana Kessler' });
  await expect(row).toContainText('rage click', { timeout: 40_000 });
  await expect(row).toContainText('error');
  // Not before: what a busy machine has not sent by then would never come.
  await visitor.close();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ana Kessler' })).toBeVisible();
  const drawn = page.frameLocator('iframe').frameLocator('iframe');
  await expect(drawn.getByRole('heading', { name: 'Your cart holds one kettle' })).toBeVisible();
  expect(await drawn.locator('body').innerHTML()).not.toContain('4111');

  // Somebody outside opens what is shared of it, until that ends.
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const guest = await browser.newContext();
  const shared = await guest.newPage();
  await shared.goto(link);
  const shownToGuest = shared.frameLocator('iframe').frameLocator('iframe');
  await expect(shownToGuest.getByRole('heading', { name: 'Your cart holds one kettle' })).toBeVisible();
  await expect(shared.getByText('Ana Kessler')).toHaveCount(0);
  const gone = shared.getByText(/This link does not work/);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Link revoked. It no longer works.')).toBeVisible();
  // Within a second of a machine that has time for it; judging how busy this one is takes a tenth.
  expect(await undisturbedMs(() => expect(gone).toBeVisible())).toBeLessThan(900);
  await shared.reload();
  await expect(gone).toBeVisible();
  await guest.close();

  // A file of it plays with no connection at all.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download page' }).click();
  const file = join(folder, 'session.html');
  await (await download).saveAs(file);
  const alone = await browser.newContext({ offline: true });
  const saved = await alone.newPage();
  const asked: string[] = [];
  saved.on('request', (request) => asked.push(new URL(request.url()).protocol));
  await saved.goto(pathToFileURL(file).href);
  const kept = saved.frameLocator('#stage iframe');
  await expect(kept.getByRole('heading', { name: 'Your cart holds one kettle' })).toBeVisible();
  await expect(saved.getByRole('button', { name: /Rage click on Pay now/ }).first()).toBeVisible();
  await saved.getByRole('combobox', { name: 'Speed' }).selectOption('8');
  await saved.getByRole('button', { name: 'Play' }).click();
  await expect(kept.getByText('The payment did not go through')).toBeVisible();
  expect(await saved.content()).not.toContain('Ana Kessler');
  expect(new Set(asked)).toEqual(new Set(['file:']));
  await alone.close();
});
