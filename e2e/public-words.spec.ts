import { firstPageUnder } from '@earshot/contracts/pages/first-pages';
import { appPages, isPage, publicPages } from '@earshot/contracts/pages/pages';
import { brokenWords, wordsOfPage } from '../apps/server/src/testing/malformed/broken-words.ts';
import { expect, test } from './fixtures.ts';
import { crawlSite } from './support/site-crawl.ts';

test('no public page or file has words that nobody finished, as it is served', async ({ baseURL }) => {
  const { pages } = await crawlSite(baseURL ?? '');
  const files = ['/sitemap.xml', '/robots.txt', '/company/blog/feed.xml', '/company/blog/rss.xml'];
  const others = ['/nowhere', '/docs/api', '/docs/api/feedback', ...publicPages, ...files];
  const broken: string[] = [];
  for (const path of [...pages.map((page) => page.path), ...others]) {
    const body = await (await fetch(`${baseURL}${path}`)).text();
    for (const words of brokenWords(wordsOfPage(body))) broken.push(`${path}: ${words}`);
  }
  expect(pages.length).toBeGreaterThan(30);
  expect(broken).toEqual([]);
});

test('no public page has words that nobody finished once its scripts have run', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const { pages } = await crawlSite(baseURL ?? '');
  for (const path of [...pages.map((one) => one.path), '/nowhere', ...publicPages]) {
    await page.goto(path);
    await page.locator('main, h1, form').first().waitFor();
    const said = `${await page.title()}\n${await page.locator('body').innerText()}`;
    expect([path, brokenWords(said)]).toEqual([path, []]);
  }
});

test('the operator’s name stands on each page that names who runs the server', async ({ request }) => {
  for (const path of [
    '/legal/terms-of-service',
    '/legal/website-terms-of-use',
    '/legal/dpa',
    '/legal/privacy-policy',
    '/company/about-us',
    '/company/security',
  ])
    expect([path, await (await request.get(path)).text()]).toEqual([
      path,
      expect.stringContaining('<strong>the operator of this server</strong>'),
    ]);
});

test('an address above pages leads to the first of them and keeps what was asked', async ({ request }) => {
  // The address above Home's screens is Home.
  const sections = new Set(
    appPages.map((path) => path.replace(/\/[^/]+$/, '')).filter((path) => path !== '' && !isPage(path)),
  );
  for (const parent of [...sections, '/company', '/company/blog/posts', '/legal', '/docs', '/public']) {
    for (const asked of [parent, `${parent}/`, `${parent}?a=1&b=%2F`]) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      const query = asked.includes('?') ? '?a=1&b=%2F' : '';
      expect([asked, answer.status(), answer.headers().location]).toEqual([
        asked,
        302,
        `${firstPageUnder(parent)}${query}`,
      ]);
    }
    expect([parent, (await request.get(parent)).status()]).toEqual([parent, 200]);
  }
});

test('icons that browsers and phones ask for by name are there, and every page names them', async ({
  request,
  page,
}) => {
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  const touch = await request.get('/apple-touch-icon.png');
  expect([touch.status(), touch.headers()['content-type']]).toEqual([200, 'image/png']);
  for (const path of ['/', '/login', '/docs/api', '/docs/api/feedback']) {
    await page.goto(path);
    const icons = await page.locator('link[rel$="icon"]').all();
    const addresses = await Promise.all(icons.map((icon) => icon.getAttribute('href')));
    expect([path, addresses]).toEqual([path, ['/favicon.ico', '/mark.svg', '/apple-touch-icon.png']]);
  }
  const sizes =
    await page.evaluate(`Promise.all(['/favicon.ico', '/apple-touch-icon.png'].map(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }))`);
  // Browsers draw the largest of the pictures in an icon file.
  expect(sizes).toEqual([
    [48, 48],
    [180, 180],
  ]);
});
