import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures.ts';

let site: Server;
let shop: string;
/** The line that the set-up screen gives, once it is known. */
let line = '';

test.beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url !== '/cart') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html').end(shopPage(line));
  });
  await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done));
  shop = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((done) => void site.close(done)));

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

test('[PLAY-2] a shop with the script: what a visitor did appears in the list, and plays', async ({
  signedIn: page,
  browser,
}) => {
  test.slow();
  await page.goto('/home/install-script');
  await page.getByLabel('Name of the site').fill('Kettle shop');
  await page.getByRole('button', { name: 'Add site' }).click();
  const snippet = page.getByLabel('Put this into the head of every page');
  await expect(snippet).toContainText('earshot-1.js');
  line = await snippet.innerText();
  await expect(page.getByText('Waiting for the first visit.')).toBeVisible();

  // The visitor's browser is another one, and sends no headers of this test's.
  const visitor = await browser.newContext({ extraHTTPHeaders: {} });
  const visit = await visitor.newPage();
  await visit.goto(`${shop}/cart`);
  await visit.evaluate(
    `window.earshot ??= []; window.earshot.push(['identify', { userId: 'u-7', name: 'Ana Kessler' }])`,
  );
  await visit.getByLabel('Card number').pressSequentially('4111111111111111');
  for (let click = 0; click < 5; click++) await visit.getByRole('button', { name: 'Pay now' }).click();
  await visit.waitForTimeout(6000);
  await visitor.close();

  await expect(page.getByText(/We see your site/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Watch its sessions' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Ana Kessler' });
  await expect(row).toContainText('rage click', { timeout: 40_000 });
  await expect(row).toContainText('error');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ana Kessler' })).toBeVisible();
  const drawn = page.frameLocator('iframe').frameLocator('iframe');
  await expect(drawn.getByRole('heading', { name: 'Your cart holds one kettle' })).toBeVisible();
  expect(await drawn.locator('body').innerHTML()).not.toContain('4111');
});
