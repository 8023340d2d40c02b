import type { CallReply } from '@earshot/contracts/call';
import type { feedback } from '@earshot/contracts/feedback';
import type { Site } from '@earshot/contracts/recordings';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';
import type { Api, Person } from './support/api.ts';

interface ShopPage {
  headers?: (earshot: string) => Record<string, string>;
  head?: string;
}

/** Pages that the widget stands in, as sites really are. */
const pages: Record<string, ShopPage> = {
  'a plain page': {},
  'a page with a strict policy': {
    headers: (earshot) => ({
      'content-security-policy': `default-src 'none'; script-src ${earshot}; connect-src ${earshot}`,
    }),
  },
  'a page whose styles reach for everything': {
    head: '<style>*{all:unset!important} div,dialog{display:none!important} dialog{visibility:hidden!important}</style>',
  },
  'a page that froze what scripts share': {
    head: '<script>[Array, Object, Element, EventTarget, Promise].forEach((one) => Object.freeze(one.prototype));</script>',
  },
};

let server: Server;
let shop: string;
let shown: { page: ShopPage; line: string; earshot: string } | null = null;
test.beforeAll(async () => {
  server = createServer((request, response) => {
    // Browsers ask for it by themselves, and note what is missing as an error of the page.
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    if (shown === null || request.url !== '/cart') return void response.writeHead(404).end();
    const { page, line, earshot } = shown;
    response
      .writeHead(200, { 'content-type': 'text/html', ...page.headers?.(earshot) })
      .end(
        `<!doctype html><html lang="en"><title>Cart</title><head>${page.head ?? ''}${line}</head><h1>Your cart</h1></html>`,
      );
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((done) => void server.close(done)));

/** A site that takes feedback, and a page of it with the widget. */
async function showWidget(api: Api, person: Person, page: ShopPage = {}, attributes = ''): Promise<void> {
  const site = await api.call<Site>('/api/recordings/create_site', { name: 'Kettle shop' }, person.token);
  const body = { site_id: site.site_id, feedback_widget: true };
  await api.call('/api/recordings/update_site', body, person.token);
  shown = {
    page,
    earshot: api.url,
    line: `<script async src="${api.url}/widget.js" data-key="${site.key}" ${attributes}></script>`,
  };
}

/** Headers of a test's own would have the browser ask before it sends, as no page's script does. */
const visitorIn = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ extraHTTPHeaders: {}, locale: 'en-GB' });

async function open(visit: Page): Promise<void> {
  await visit.waitForFunction('window.earshotWidget !== undefined');
  await visit.evaluate('window.earshotWidget.open()');
}

/** From the text, where the focus is, over rating, email and “Close”. */
async function pressSend(visit: Page): Promise<void> {
  for (let stop = 0; stop < 4; stop += 1) await visit.keyboard.press('Tab');
  await visit.keyboard.press('Enter');
}

/** For tests that look at what pages cannot: the shadow root is closed to them. */
const openRoots = (visit: Page): Promise<unknown> =>
  visit.addInitScript(`
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (how) {
      return attach.call(this, { ...how, mode: 'open' });
    };
  `);

const stored = (api: Api, person: Person) =>
  api.call<CallReply<typeof feedback.getFeedback>>(
    '/api/feedback/get_feedback',
    { filters: {} },
    person.token,
  );

for (const [name, page] of Object.entries(pages)) {
  test(`${name}: feedback is written with the keyboard alone, and arrives once`, async ({
    api,
    person,
    browser,
  }) => {
    await showWidget(api, person, page);
    const visitor = await visitorIn(browser);
    const visit = await visitor.newPage();
    const asked: string[] = [];
    visit.on(
      'request',
      (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    const faults: string[] = [];
    visit.on('pageerror', ({ message }) => void faults.push(message));
    visit.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    await visit.goto(`${shop}/cart`);
    await visit.waitForFunction('window.earshotWidget !== undefined');
    // Nothing is requested before it is opened.
    expect(asked.filter((one) => !/favicon/.test(one))).toEqual(['GET /cart', 'GET /widget.js']);

    // The root is closed to the page: what is written goes where the focus is.
    await open(visit);
    await visit.keyboard.type(`The kettle leaks in ${name}`);
    const sent = visit.waitForResponse((response) => response.request().method() === 'POST');
    await pressSend(visit);
    expect((await sent).status()).toBe(201);
    await visit.keyboard.press('Escape');
    expect(faults).toEqual([]);
    await visitor.close();

    expect(await stored(api, person)).toMatchObject({
      total_count: 1,
      results: [{ text: `The kettle leaks in ${name}` }],
    });
  });
}

test('what is written offline is kept over a reload, and sent once when the visitor is back', async ({
  api,
  person,
  browser,
}) => {
  await showWidget(api, person);
  const visitor = await visitorIn(browser);
  const visit = await visitor.newPage();
  await openRoots(visit);
  await visit.goto(`${shop}/cart`);
  await open(visit);
  await visitor.setOffline(true);
  await visit.keyboard.type('The kettle leaks in a tunnel');
  await pressSend(visit);
  await expect(visit.getByRole('status')).toContainText('It could not be sent yet.');
  await visitor.setOffline(false);
  // The page that was left sends nothing any more: the next one does.
  const sent = visit.waitForResponse((response) => response.request().method() === 'POST');
  await visit.reload();
  expect((await sent).status()).toBe(201);
  expect(await visit.evaluate('localStorage.length')).toBe(0);
  await visitor.close();
  expect(await stored(api, person)).toMatchObject({
    total_count: 1,
    results: [{ text: 'The kettle leaks in a tunnel' }],
  });
});

const forms = { English: 'data-color="#ffcc00"', Arabic: 'data-lang="ar"' };
for (const [name, attributes] of Object.entries(forms)) {
  test(`axe finds nothing in the opened form in ${name}, and it fits everywhere`, async ({
    api,
    person,
    browser,
    fitsEverywhere,
  }) => {
    await showWidget(api, person, {}, attributes);
    const visitor = await visitorIn(browser);
    const visit = await visitor.newPage();
    await openRoots(visit);
    await visit.goto(`${shop}/cart`);
    await open(visit);
    await pressSend(visit);
    // Nothing was written: the form says so, and leads there.
    await expect(visit.getByRole('alert')).not.toBeEmpty();
    await expect(visit.locator('textarea')).toBeFocused();
    await fitsEverywhere(visit, `Feedback form in ${name}`);
    if (name === 'Arabic') await expect(visit.getByRole('dialog')).toHaveCSS('direction', 'rtl');
    await visitor.close();
  });
}

test('the button goes into an element of the page; without one, the page opens the form itself', async ({
  api,
  person,
  browser,
}) => {
  const visitor = await visitorIn(browser);
  const visit = await visitor.newPage();
  await openRoots(visit);
  await showWidget(api, person, {}, 'data-button="h1"');
  await visit.goto(`${shop}/cart`);
  await visit.locator('h1').getByRole('button', { name: 'Feedback' }).click();
  await expect(visit.getByRole('dialog')).toBeVisible();

  await showWidget(api, person, {}, 'data-button="none"');
  await visit.goto(`${shop}/cart`);
  await open(visit);
  await expect(visit.getByRole('dialog')).toBeVisible();
  await visit.keyboard.press('Escape');
  await expect(visit.getByRole('button')).toHaveCount(0);
  await visitor.close();
});

test('the button comes back where the page draws itself anew, and waits for its element', async ({
  api,
  person,
  browser,
}) => {
  const visitor = await visitorIn(browser);
  const visit = await visitor.newPage();
  await openRoots(visit);
  const button = visit.getByRole('button', { name: 'Feedback' });
  await showWidget(api, person);
  await visit.goto(`${shop}/cart`);
  await button.waitFor();
  await visit.evaluate('void document.body.replaceWith(document.createElement("body"))');
  await button.click();
  await visit.keyboard.type('Half a sentence');
  // Also while somebody writes.
  await visit.evaluate('document.body.replaceChildren()');
  await expect(visit.locator('dialog:modal textarea')).toHaveValue('Half a sentence');
  await visit.keyboard.type(', and the rest');
  await expect(visit.locator('textarea')).toHaveValue('Half a sentence, and the rest');

  await showWidget(api, person, {}, 'data-button="#help"');
  await visit.goto(`${shop}/cart`);
  await visit.waitForFunction('window.earshotWidget !== undefined');
  await expect(button).toHaveCount(0);
  await visit.evaluate('document.querySelector("h1").insertAdjacentHTML("afterend", "<nav id=help></nav>")');
  await expect(visit.locator('#help').getByRole('button', { name: 'Feedback' })).toBeVisible();
  await visitor.close();
});

test('a form stays in sight when the page hides the element of the button', async ({
  api,
  person,
  browser,
}) => {
  const visitor = await visitorIn(browser);
  const visit = await visitor.newPage();
  await openRoots(visit);
  await showWidget(api, person, {}, 'data-button="h1"');
  await visit.goto(`${shop}/cart`);
  // Menus close when something in them is clicked.
  await visit.evaluate(
    'document.querySelector("h1").addEventListener("click", (at) => { at.currentTarget.hidden = true; })',
  );
  await visit.locator('h1').getByRole('button', { name: 'Feedback' }).click();
  await expect(visit.locator('h1')).toBeHidden();
  await expect(visit.getByRole('dialog')).toBeVisible();
  await visit.keyboard.type('It stays');
  await expect(visit.locator('textarea')).toHaveValue('It stays');
  await visit.keyboard.press('Escape');
  // Opened by the page while its element is hidden.
  await open(visit);
  await expect(visit.locator('textarea')).toHaveValue('It stays');
  await visitor.close();
});

test('an admin switches the widget on, and copies its line', async ({
  api,
  person,
  signedIn: page,
  fitsEverywhere,
}) => {
  await api.call('/api/recordings/create_site', { name: 'Kettle shop' }, person.token);
  await page.goto('/home/install-script');
  await page.getByRole('heading', { name: 'Feedback widget' }).click();
  const widget = page.getByRole('region', { name: 'Feedback widget' });
  // It is ticked once the server has it.
  const accept = widget.getByLabel('Accept feedback from this site’s pages');
  await accept.click();
  await expect(accept).toBeChecked();
  const line = widget.getByLabel(/^Add this to every page/);
  await expect(line).toContainText('/widget.js');
  await widget.getByLabel('Button color').fill('#0a7d55');
  await expect(line).toContainText('data-color="#0a7d55"');
  await fitsEverywhere(page, 'Feedback widget of a site');
});
