import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures.ts';

let site: Server;
let port: number;
/** The line that the set-up screen gives, once it is known. */
let line = '';

test.beforeAll(async () => {
  site = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><head>${line}</head><h1>Kettles</h1>`);
  });
  await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done));
  ({ port } = site.address() as AddressInfo);
});
test.afterAll(async () => {
  await new Promise((done) => void site.close(done));
});

test('a site learns its first origin, and once that is allowed a page of another one is refused and counted', async ({
  signedIn: page,
  browser,
  fitsEverywhere,
}) => {
  test.slow();
  await page.goto('/home/install-script');
  await page.getByLabel('Site name').fill('Kettle shop');
  await page.getByRole('button', { name: 'Add site' }).click();
  line = await page.getByLabel('Add this to the head of every page').innerText();
  const origins = page.getByRole('region', { name: 'Allowed origins' });
  const row = page.getByRole('heading', { name: 'Allowed origins' });
  await row.click();
  await expect(origins).toContainText('No origins yet.');

  const visitor = await browser.newContext({ extraHTTPHeaders: {} });
  const visit = await visitor.newPage();
  const settingsOf = async (address: string) => {
    const answered = visit.waitForResponse((response) => response.url().includes('/r/settings'));
    await visit.goto(address);
    return (await answered).status();
  };
  expect(await settingsOf(`http://127.0.0.1:${port}/`)).toBe(200);
  await expect(page.getByText(/^Recording: first visit/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(origins).toContainText(`http://127.0.0.1:${port}`);
  await expect(origins).toContainText('One origin sent recordings and needs your decision.');
  await origins.getByRole('button', { name: 'Allow these and refuse others' }).click();
  await expect(origins).not.toContainText('needs your decision');

  // The same pages under another name, as of whoever copied the line.
  await visit.waitForTimeout(2500);
  expect(await settingsOf(`http://localhost:${port}/`)).toBe(403);
  await visitor.close();
  await page.reload();
  await expect(origins).toContainText(/refused once, on/);
  await fitsEverywhere(page, 'Origins of a site', () =>
    expect(origins.getByText(`http://localhost:${port}`)).toBeVisible(),
  );
  await origins.getByRole('button', { name: `Allow http://localhost:${port}` }).click();
  await expect(origins.getByText('allowed', { exact: true })).toHaveCount(2);
});
