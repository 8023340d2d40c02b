import type { Page } from '@playwright/test';
import { expect, recorderTag, test } from './support/fixtures.ts';
import { privatePage, secrets, usePrivatePage } from './pages/private-page.ts';
import { keptInBrowser } from './support/kept-in-browser.ts';
import { sendNow } from './support/send-now.ts';
import type { StandIn } from './support/stand-in.ts';

const everything = 'data-console data-network data-mask=".by-option"';

async function open(page: Page, standIn: StandIn, attributes = '', headers: Record<string, string> = {}) {
  standIn.pages.set('/private', {
    html: privatePage(recorderTag(standIn, `${everything} ${attributes}`)),
    headers,
  });
  standIn.pages.set('/next', {
    html: `<!doctype html><title>Next</title>${recorderTag(standIn, everything)}<p>Next`,
  });
  await page.goto(`${standIn.siteUrl}/private?token=SECRET_PAGEURL#SECRET_PAGEFRAG`);
  await page.waitForFunction(() => 'earshot' in window && !Array.isArray(window.earshot));
  await expect
    .poll(() =>
      page.evaluate(
        () => window.earshot && 'recordingUrl' in window.earshot && window.earshot.recordingUrl(),
      ),
    )
    .toBeTruthy();
}

async function use(page: Page) {
  await page.fill('#typed', 'SECRET_TYPED');
  await page.fill('#password', 'SECRET_PW_TYPED');
  await page.fill('#area', 'SECRET_AREA_TYPED');
  await page.selectOption('#select', { index: 1 });
  await page.click('#editable');
  await page.keyboard.type('SECRET_EDIT_TYPED');
  for (const id of ['#rage', '#rage2']) await page.click(id, { clickCount: 3 });
  await page.evaluate(usePrivatePage);
  await page.fill('#password', 'SECRET_PW_TYPED_AS_TEXT');
  await page.frameLocator('#frame').locator('input').fill('SECRET_FRAME_TYPED');
  await page.evaluate(() => {
    const { earshot } = window;
    if (earshot && 'event' in earshot)
      earshot.event('paid by jane.event@private.test', { card: '4111 1111 1111 1111' });
  });
}

/** Until all that happened is sent: a series of clicks is told a second after its last, parts of the page come late. */
async function sendAll(page: Page, standIn: StandIn) {
  await page.waitForTimeout(1100);
  await sendNow(page, 'The last of it');
  await expect.poll(() => standIn.everything(), { timeout: 15_000 }).toContain('The last of it');
  expect(standIn.everything()).toContain('es:rage-click');
}

function expectNothingPrivate(standIn: StandIn) {
  const sent = standIn.everything();
  expect([...new Set(sent.match(secrets) ?? [])]).toEqual([]);
}

/** What shows that the test saw the whole page, not nothing. */
function expectTheRest(standIn: StandIn) {
  const sent = standIn.everything();
  for (const seen of [
    'Hello there',
    'es:page',
    'es:console',
    'es:error',
    'es:network',
    'Rejected for',
    'Save',
  ]) {
    expect(sent).toContain(seen);
  }
}

const ways: [name: string, attributes: string, headers: Record<string, string>, prepare?: () => void][] = [
  ['with a worker', '', {}],
  ['with a worker from a file', 'data-worker="/earshot-worker-1.js"', {}],
  ['without a worker', 'data-worker="off"', {}],
  ['under a policy that refuses the worker', '', { 'content-security-policy': "worker-src 'none'" }],
  [
    'without CompressionStream',
    'data-worker="off"',
    {},
    () => Reflect.deleteProperty(window, 'CompressionStream'),
  ],
  ['without Worker', '', {}, () => Reflect.deleteProperty(window, 'Worker')],
];

for (const [name, attributes, headers, prepare] of ways) {
  test(`[REC-1] nothing private leaves the page ${name}`, async ({ page, standIn }) => {
    if (prepare) await page.addInitScript(prepare);
    await open(page, standIn, attributes, headers);
    await use(page);
    expect(page.workers().length).toBe(name.startsWith('with a worker') ? 1 : 0);
    await sendAll(page, standIn);
    expectNothingPrivate(standIn);
    expectTheRest(standIn);
    expect(standIn.received.some(({ header }) => header.isGzip)).toBe(!name.includes('CompressionStream'));
  });
}

test('what the page’s owner allows does leave, and nothing beside it', async ({ page, standIn }) => {
  await open(
    page,
    standIn,
    'data-allow="#prefilled,#password,#editable,#cleared" data-allow-attributes="title" data-allow-query-keys="sig"',
  );
  await page.fill('#prefilled', 'SECRET_SHOWN_INPUT');
  await page.fill('#password', 'SECRET_PASSWORD');
  await page.evaluate(() => document.getElementById('editable')?.append('SECRET_SHOWN_TEXT'));
  await page.goto('about:blank');
  await expect.poll(() => standIn.everything()).toContain('SECRET_SHOWN_TEXT');
  const left = [...new Set(standIn.everything().match(secrets) ?? [])].toSorted();
  expect(left).toEqual(
    [
      'SECRET_CLEARED',
      'SECRET_EDITABLE',
      'SECRET_EDITABLE_B',
      'SECRET_PREFILLED',
      'SECRET_RAGETITLE',
      'SECRET_SHOWN_INPUT',
      'SECRET_SHOWN_TEXT',
      'SECRET_SRC',
      'SECRET_SRCSET',
      'SECRET_STYLE',
      'SECRET_TITLE',
    ].toSorted(),
  );
});

test('[REC-1] nothing private leaves a page that is left at once', async ({ page, standIn }) => {
  await open(page, standIn);
  await use(page);
  await page.goto(`${standIn.siteUrl}/next`);
  // A page that goes has a moment to mask what it holds; what does not fit into it is dropped and told, never sent as it is.
  await expect.poll(() => standIn.everything()).toMatch(/es:custom|not_masked_in_time/);
  await expect.poll(() => standIn.everything()).toContain('/next');
  expectNothingPrivate(standIn);
  const tabId = standIn.received[0]?.header.tabId;
  expect(new Set(standIn.received.map(({ header }) => header.tabId))).toEqual(new Set([tabId]));
});

test('[REC-1] nothing private waits in the browser while the server cannot be reached, and the next page sends it', async ({
  page,
  standIn,
}) => {
  standIn.answer = { status: 503 };
  await open(page, standIn);
  await use(page);
  await sendNow(page);
  await expect
    .poll(() => page.evaluate(keptInBrowser).then(({ text }) => text), { timeout: 15_000 })
    .toContain('A full chunk');
  await page.goto(`${standIn.siteUrl}/next`);
  const kept = await page.evaluate(keptInBrowser);
  expect(kept.chunks).toBeGreaterThan(1);
  expect([...new Set(kept.text.match(secrets) ?? [])]).toEqual([]);
  expect(kept.text).toContain('Hello there');
  standIn.answer = { status: 204 };
  await page.goto(`${standIn.siteUrl}/next`);
  await expect.poll(() => standIn.everything(), { timeout: 15_000 }).toContain('Hello there');
  // What may have been sent as the page closed is asked for after a while.
  await expect
    .poll(() => page.evaluate(keptInBrowser).then(({ chunks }) => chunks), { timeout: 30_000 })
    .toBe(0);
  expectNothingPrivate(standIn);
});

test('[REC-1] before what masks has come, nothing is stored or sent; what happened until then is sent after it', async ({
  page,
  standIn,
}) => {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/earshot-mask-1.mjs*', async (route) => {
    await come;
    await route.continue();
  });
  await open(page, standIn);
  await use(page);
  await page.evaluate(() => document.body.append('Happened before'));
  await page.waitForTimeout(1500);
  expect(standIn.received).toEqual([]);
  const kept = await page.evaluate(keptInBrowser);
  expect(kept.chunks).toBe(0);
  expect([...new Set(kept.text.match(secrets) ?? [])]).toEqual([]);
  letCome();
  await sendAll(page, standIn);
  expectNothingPrivate(standIn);
  expectTheRest(standIn);
  expect(standIn.everything()).toContain('Happened before');
});

test('a page that stops its recorder before what masks has come is sent all the same', async ({
  page,
  standIn,
}) => {
  await page.route('**/earshot-mask-1.mjs*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await open(page, standIn);
  await page.evaluate(() => window.earshot && 'stop' in window.earshot && window.earshot.stop());
  expect(standIn.received).toEqual([]);
  await expect.poll(() => standIn.everything()).toContain('Hello there');
  expectNothingPrivate(standIn);
});

test('[REC-1] where what masks never comes, nothing leaves and the page goes on', async ({
  page,
  standIn,
  faults,
}) => {
  await page.route('**/earshot-mask-1.mjs*', (route) => route.abort());
  standIn.pages.set('/private', { html: privatePage(recorderTag(standIn, everything)) });
  await page.goto(`${standIn.siteUrl}/private`);
  await page.waitForTimeout(1000);
  await page.evaluate(() => document.body.append('Goes on'));
  await page.goto('about:blank');
  await page.waitForTimeout(300);
  expect(standIn.received).toEqual([]);
  expect(faults.filter((fault) => !/^Failed to load resource|net::ERR/.test(fault))).toEqual([]);
});

test('a page that is left as soon as it is there is recorded', async ({ page, standIn }) => {
  await open(page, standIn);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  standIn.pages.set('/brief', {
    html: `<!doctype html><title>Brief</title>${recorderTag(standIn)}<p>Brief and gone`,
  });
  await page.goto(`${standIn.siteUrl}/brief`);
  await page.waitForFunction(() => 'earshot' in window && !Array.isArray(window.earshot));
  await page.waitForTimeout(100);
  await page.goto(`${standIn.siteUrl}/next`);
  await expect.poll(() => standIn.everything()).toContain('Brief and gone');
});
