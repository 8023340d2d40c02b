import type { Page } from '@playwright/test';
import type { OwnTag } from '../../packages/replay-format/src/own-events.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';
import { keptInBrowser } from './support/kept-in-browser.ts';
import { sendNow } from './support/send-now.ts';
import { siteKey, type StandIn } from './support/stand-in.ts';

async function open(page: Page, standIn: StandIn, attributes = '', body = '<h1>Shop</h1>') {
  const html = `<!doctype html><html><head><title>Shop</title></head><body>${body}${recorderTag(standIn, attributes)}</body></html>`;
  standIn.pages.set('/shop', { html });
  await page.goto(`${standIn.siteUrl}/shop`);
}

function told(standIn: StandIn, tag: OwnTag) {
  return standIn
    .events()
    .filter(({ data }) => data.tag === tag)
    .map(({ data }) => data.payload);
}

const snapshots = (standIn: StandIn) =>
  standIn.received.filter(({ header }) => header.hasFullSnapshot).length;

async function leave(page: Page) {
  await page.goto('about:blank');
}

test('calls made before the script has loaded are told in their order', async ({ page, standIn }) => {
  const calls = `<script>window.earshot = [['identify', { userId: 'u1', email: 'jane@known.test', plan: 'Pro' }], ['metadata', { release: '4.2' }], ['event', 'opened']];</script>`;
  await open(page, standIn, '', calls);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  const url = await page.evaluate(
    () => window.earshot && 'recordingUrl' in window.earshot && window.earshot.recordingUrl(),
  );
  expect(url).toBe(
    `${standIn.recorderUrl}/session_replay/replay_session?session_id=${standIn.received[0]?.header.recordingId}`,
  );
  await leave(page);
  await expect.poll(() => told(standIn, 'es:custom')).toEqual([{ name: 'opened', properties: {} }]);
  expect(told(standIn, 'es:identify')).toEqual([{ userId: 'u1', email: 'jane@known.test', plan: 'Pro' }]);
  expect(told(standIn, 'es:metadata')).toEqual([{ release: '4.2' }]);
});

test('what the console is given and errors are kept before the file that tells lines has come, each with its own time', async ({
  page,
  standIn,
}) => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/earshot-late-1.mjs*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(page, standIn, 'data-console');
  // The first chunk comes without that file.
  await expect.poll(() => snapshots(standIn)).toBe(1);
  await page.evaluate(() => {
    for (let line = 1; line <= 60; line++) console.warn('Early line', { line });
    setTimeout(() => {
      throw new Error('Early error');
    }, 0);
  });
  await page.waitForTimeout(500);
  const releasedAt = await page.evaluate(() => Date.now());
  release();
  await expect
    .poll(async () => {
      await page.evaluate(() => console.log('Late line'));
      await sendNow(page);
      return JSON.stringify(told(standIn, 'es:console'));
    })
    .toContain('Late line');
  const lines = standIn.events().filter(({ data }) => data.tag === 'es:console');
  const early = lines.filter(({ data }) => JSON.stringify(data).includes('Early line'));
  expect(early).toHaveLength(50);
  expect(early[0]?.data.payload).toEqual({ level: 'warn', text: 'Early line {line: 1}' });
  for (const { timestamp } of early) expect(timestamp).toBeLessThan(releasedAt - 400);
  expect(JSON.stringify(told(standIn, 'es:error'))).toContain('Early error');
});

test('without the file that tells lines the console is as it was', async ({ page, standIn }) => {
  await page.route('**/earshot-late-1.mjs*', (route) => route.abort());
  await open(page, standIn, 'data-console');
  await expect.poll(() => snapshots(standIn)).toBe(1);
  await expect.poll(() => page.evaluate(() => String(console.log))).toContain('[native code]');
});

test('a site that is switched off is not recorded, and nothing of the page is touched', async ({
  page,
  standIn,
}) => {
  standIn.settings = { record: false };
  await open(page, standIn);
  await page.waitForTimeout(500);
  expect(standIn.received).toEqual([]);
  expect(await page.evaluate(() => String(Reflect.get(CSSStyleSheet.prototype, 'insertRule')))).toContain(
    '[native code]',
  );
});

test('before consent nothing is asked, stored or sent; taking it back ends the recording', async ({
  page,
  standIn,
}) => {
  await open(page, standIn, 'data-consent="required"');
  await page.waitForTimeout(500);
  expect(standIn.everything()).not.toContain(siteKey);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    [],
    [],
  ]);
  const consent = (given: boolean) =>
    page.evaluate(
      (isGiven) => window.earshot && 'consent' in window.earshot && window.earshot.consent(isGiven),
      given,
    );
  await consent(true);
  await expect.poll(() => standIn.received.length).toBe(1);
  await page.evaluate(() => document.body.append('after'));
  await consent(false);
  await leave(page);
  await page.waitForTimeout(500);
  expect(standIn.received.length).toBe(1);
});

const refuse = (page: Page) =>
  page.evaluate(() => window.earshot && 'consent' in window.earshot && window.earshot.consent(false));

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test('consent that is refused asks for nothing more than the script, and makes no database', async ({
  page,
  standIn,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.url().startsWith(standIn.recorderUrl)) asked.push(new URL(one.url()).pathname);
  });
  await open(page, standIn, 'data-consent="required"');
  await page.waitForFunction(() => 'earshot' in window && !Array.isArray(window.earshot));
  await refuse(page);
  await page.waitForTimeout(500);
  expect(asked).toEqual(['/r/earshot-1.js']);
  expect(await databases(page)).toEqual([]);
});

test('what waits is discarded by who refuses, also where the file that keeps it does not come or another page has it open', async ({
  page,
  context,
  standIn,
}) => {
  const waits = (one: Page) =>
    one.evaluate(keptInBrowser).then(({ text }) => text.includes('Waits for the next page'));
  const other = await context.newPage();
  await open(other, standIn);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  await expect.poll(() => databases(other)).toEqual(['earshot']);
  standIn.answer = { status: 503 };
  await open(page, standIn);
  await sendNow(page, 'Waits for the next page');
  await expect.poll(() => waits(page), { timeout: 15_000 }).toBe(true);
  await page.route('**/earshot-late-1.mjs*', (route) => route.abort());
  await open(page, standIn, 'data-consent="required"');
  await page.waitForFunction(() => 'earshot' in window && !Array.isArray(window.earshot));
  expect(await waits(page)).toBe(true);
  await refuse(page);
  await expect.poll(() => waits(page)).toBe(false);
  await other.close();
  await page.unroute('**/earshot-late-1.mjs*');
  standIn.answer = { status: 204 };
  await open(page, standIn);
  await sendNow(page, 'Said with consent');
  await expect.poll(() => standIn.everything(), { timeout: 15_000 }).toContain('Said with consent');
  expect(standIn.everything()).not.toContain('Waits for the next page');
});

test('consent that is taken back after recording was stopped discards what a stopped page still sends', async ({
  page,
  standIn,
}) => {
  standIn.answer = { status: 503 };
  await open(page, standIn);
  const tried = page.waitForResponse((response) => response.status() === 503);
  await sendNow(page, 'Waits to be sent');
  await tried;
  await page.evaluate(() => window.earshot && 'stop' in window.earshot && window.earshot.stop());
  await refuse(page);
  await page.waitForTimeout(300);
  standIn.answer = { status: 204 };
  // Sent again after three seconds, a quarter more or less.
  await page.waitForTimeout(5000);
  expect(standIn.everything()).not.toContain('Waits to be sent');
});

test('who logs out ends the session, and nobody is told in the next one; without anybody told, it goes on', async ({
  page,
  standIn,
}) => {
  await open(page, standIn);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  const identify = (person: { userId: string } | null) =>
    page.evaluate(
      (is) => window.earshot && 'identify' in window.earshot && window.earshot.identify(is),
      person,
    );
  await identify(null);
  await identify({ userId: 'u1' });
  await page.evaluate(() => document.body.append('Said by u1'));
  // The next page knows that somebody was told.
  await open(page, standIn, '', '<h1>Logged out</h1>');
  await page.waitForFunction(() => 'earshot' in window && !Array.isArray(window.earshot));
  await identify(null);
  await sendNow(page, 'Said by the next');
  await expect.poll(() => standIn.everything(), { timeout: 15_000 }).toContain('Said by the next');
  const recordingWith = (text: string) => [
    ...new Set(
      standIn.received.filter((one) => one.text.includes(text)).map(({ header }) => header.recordingId),
    ),
  ];
  const first = standIn.received[0]?.header.recordingId;
  await expect.poll(() => recordingWith('es:identify')).toEqual([first]);
  await expect.poll(() => recordingWith('Said by u1')).toEqual([first]);
  const [next] = recordingWith('Said by the next');
  expect(next).not.toBe(first);
  const ofNext = standIn.received.filter(({ header }) => header.recordingId === next);
  expect(ofNext.some(({ header }) => header.hasFullSnapshot)).toBe(true);
});

test('a share of 0 records nothing; of errors, the minute before and what follows', async ({
  page,
  standIn,
}) => {
  await open(page, standIn, 'data-sample-rate="0"');
  await page.waitForTimeout(500);
  expect(standIn.received).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('earshot.recording'));
  await open(page, standIn, 'data-sample-rate="0" data-on-error-sample-rate="1"');
  await sendNow(page, 'before the error');
  await page.waitForTimeout(300);
  expect(standIn.received).toEqual([]);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Checkout broke');
    });
  });
  await expect.poll(() => standIn.everything(), { timeout: 10_000 }).toContain('Checkout broke');
  expect(standIn.everything()).toContain('before the error');
  expect(standIn.received[0]?.header).toMatchObject({ seq: 0, hasFullSnapshot: true });
});

test('[REC-2] the server’s answers are followed: a missing picture, a recording that is over, a site that is refused', async ({
  page,
  standIn,
}) => {
  standIn.answer = { status: 200, body: '{"snapshot":true}' };
  await open(page, standIn);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  standIn.answer = { status: 204 };
  await expect.poll(() => snapshots(standIn)).toBeGreaterThan(1);
  const first = standIn.received[0]?.header.recordingId;
  standIn.answer = { status: 410 };
  const over = page.waitForResponse((response) => response.status() === 410);
  await sendNow(page, 'over');
  await over;
  standIn.answer = { status: 204 };
  const ofNext = () => standIn.received.find(({ header }) => header.recordingId !== first);
  await expect.poll(ofNext, { timeout: 15_000 }).toBeDefined();
  expect(ofNext()?.header).toMatchObject({ seq: 0, hasFullSnapshot: true });
  standIn.answer = { status: 403 };
  const refused = page.waitForResponse((response) => response.status() === 403);
  await sendNow(page, 'refused');
  await refused;
  // The page learns of the answer after the network does; what it knows of a refused recording it throws away.
  const known = () => page.evaluate(() => localStorage.getItem('earshot.recording'));
  await expect.poll(known).toBeNull();
  standIn.answer = { status: 204 };
  const count = standIn.received.length;
  await page.evaluate(() => document.body.append('not recorded'));
  await leave(page);
  await page.waitForTimeout(300);
  expect(standIn.received.length).toBe(count);
});

test('[REC-2] a chunk says when it was sent, and a page whose clock cannot be is recorded no further', async ({
  page,
  standIn,
}) => {
  standIn.answer = { status: 503 };
  const refusedAt = Date.now();
  await open(page, standIn);
  await page.waitForResponse((response) => response.status() === 503);
  standIn.answer = { status: 204 };
  await expect.poll(() => standIn.received.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const [first] = standIn.received;
  // Sent again after seconds: what is told is the time of the try that came.
  expect(first?.sentAt).toBeGreaterThan(refusedAt + 2000);
  expect(first?.sentAt).toBeLessThanOrEqual(Date.now());
  standIn.answer = { status: 400, body: '{"errors":[{"pointer":"#/body/last_at"}]}' };
  const refused = page.waitForResponse((response) => response.status() === 400);
  await sendNow(page, 'impossible');
  await refused;
  const known = () => page.evaluate(() => localStorage.getItem('earshot.recording'));
  await expect.poll(known).toBeNull();
  standIn.answer = { status: 204 };
  const count = standIn.received.length;
  await page.evaluate(() => document.body.append('not recorded'));
  await leave(page);
  await page.waitForTimeout(300);
  expect(standIn.everything()).not.toContain('not recorded');
  expect(standIn.received.length - count).toBeLessThanOrEqual(1);
});

test('a picture taken later is taken once and begins a chunk; what was before it is in the one before', async ({
  page,
  standIn,
}) => {
  await page.clock.install();
  await open(page, standIn);
  await page.clock.runFor(1000);
  await expect.poll(() => snapshots(standIn)).toBe(1);
  // With this change the next picture is due.
  await page.clock.fastForward(5 * 60_000);
  await page.evaluate(() => document.body.append('before the picture'));
  await page.clock.runFor(1000);
  await expect.poll(() => snapshots(standIn)).toBe(2);
  await page.evaluate(() => document.body.append('after the picture'));
  await page.clock.runFor(13_000);
  await expect.poll(() => standIn.received.length).toBe(4);
  const [, before, picture, after] = standIn.received;
  expect(before?.text).toContain('before the picture');
  expect(picture?.events.map(({ type }) => type)).toEqual([4, 2]);
  expect(after?.text).toContain('after the picture');
});

test('tabs share a recording and keep numbers of their own; the next page of a tab counts on', async ({
  page,
  standIn,
  context,
}) => {
  await open(page, standIn);
  await expect.poll(() => standIn.received.length).toBe(1);
  const second = await context.newPage();
  await second.goto(`${standIn.siteUrl}/shop`);
  await expect.poll(() => standIn.received.length).toBe(2);
  await second.close();
  await page.reload();
  await expect.poll(() => snapshots(standIn)).toBe(3);
  const headers = standIn.received.map(({ header }) => header);
  expect(new Set(headers.map(({ recordingId }) => recordingId)).size).toBe(1);
  expect(new Set(headers.map(({ tabId }) => tabId)).size).toBe(2);
  const own = headers
    .filter(({ tabId }) => tabId === headers[0]?.tabId)
    .map(({ seq }) => seq)
    .toSorted((a, b) => a - b);
  expect(own).toEqual(own.map((_, index) => index));
});

test('buttons without text are called by their name, masked as a text is', async ({ page, standIn }) => {
  const icon = '<svg width="20" height="20"><rect width="20" height="20"/></svg>';
  const body = `<form onsubmit="return false"><input id="a" type="submit" value="Send order"></form>
    <button id="b" aria-label="Close basket">${icon}</button><button id="c" title="Write to jane@known.test">${icon}</button>
    <button id="d" aria-label="Hidden name" data-earshot-mask>${icon}</button><input id="e" onclick="" value="Typed words">
    <button id="f" aria-label="Passport X1234567">${icon}</button>`;
  await open(page, standIn, '', body);
  await expect.poll(() => standIn.received.length).toBe(1);
  // The file that labels clicks has come.
  await page.waitForTimeout(500);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await page.click(`#${id}`);
  await leave(page);
  const clicks = () =>
    standIn.events().filter(({ type, data }) => type === 3 && data.source === 2 && data.type === 2);
  await expect.poll(() => clicks().length).toBe(6);
  const labels = clicks().map(({ data }) => data.label);
  expect(labels.slice(0, 2)).toEqual(['Send order', 'Close basket']);
  expect(labels[2]).not.toContain('jane@known.test');
  expect(labels.slice(3, 5)).toEqual(['', '']);
  expect(labels[5]).not.toContain('X1234567');
});

test('clicks say on what; rage clicks, dead clicks and pages within are told', async ({ page, standIn }) => {
  const body = `<button id="dead">Pay now</button><button id="alive">More</button><script>
    alive.onclick = () => document.body.append('.'); </script>`;
  await page.clock.install();
  await open(page, standIn, '', body);
  await expect.poll(() => standIn.received.length).toBe(1);
  await page.click('#alive');
  await page.clock.runFor(1200);
  // A hand holds the button down for a while: what the press itself does to the selection is told before the click.
  await page.click('#dead', { clickCount: 4, delay: 40 });
  await page.clock.runFor(3500);
  await page.evaluate(() => history.pushState(null, '', '/shop/basket?coupon=x'));
  await page.waitForTimeout(300);
  await leave(page);
  // Told as the page is left: what was told before may have been sent before.
  await expect.poll(() => told(standIn, 'es:vital').length).toBeGreaterThan(0);
  expect(told(standIn, 'es:page').length).toBe(2);
  expect(told(standIn, 'es:rage-click')).toMatchObject([{ label: 'Pay now', clicks: 4 }]);
  expect(told(standIn, 'es:dead-click').length).toBe(4);
  // The recording library's numbers: a change of kind 2, what a mouse did, of kind 2, a click.
  const clicks = standIn
    .events()
    .filter(({ type, data }) => type === 3 && data.source === 2 && data.type === 2);
  expect(clicks.map(({ data }) => data.label)).toEqual(['More', 'Pay now', 'Pay now', 'Pay now', 'Pay now']);
  expect(told(standIn, 'es:page')[1]).toMatchObject({
    url: `${standIn.siteUrl}/shop/basket?coupon=`,
    isNavigationWithin: true,
  });
});

test('canvas elements are recorded by a file that only pages that ask for it load, and without it the page is recorded all the same', async ({
  page,
  standIn,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, standIn);
  await expect.poll(() => snapshots(standIn)).toBe(1);
  expect(asked).toContain('/r/earshot-mask-1.mjs');
  expect(asked).not.toContain('/r/earshot-record-1.mjs');
  await page.route('**/earshot-record-1.mjs*', (route) => route.abort());
  await open(page, standIn, 'data-canvas', '<h1>Drawn</h1><canvas></canvas>');
  await expect.poll(() => snapshots(standIn)).toBe(2);
  expect(asked).toContain('/r/earshot-record-1.mjs');
  expect(standIn.everything()).toContain('Drawn');
});

test('[REC-1] a frame of another origin is recorded where both ask for it, and tells no other page', async ({
  page,
  standIn,
}) => {
  const tag = recorderTag(standIn, `data-cross-origin-iframes="${standIn.siteUrl}"`);
  standIn.pages.set('/frame', {
    html: `<!doctype html><body><h2>Within the frame</h2><p>frame@private.test</p><input id="in" value="SECRET_FRAME">${tag}</body>`,
  });
  await open(
    page,
    standIn,
    'data-cross-origin-iframes="true"',
    `<iframe id="frame" src="${standIn.recorderUrl}/frame"></iframe>`,
  );
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  await page.frameLocator('#frame').locator('#in').fill('SECRET_TYPED');
  await page.waitForTimeout(500);
  await leave(page);
  await expect.poll(() => standIn.everything()).toContain('Within the frame');
  expect(standIn.everything()).not.toMatch(/SECRET|private\.test/);
  expect(new Set(standIn.received.map(({ header }) => header.tabId)).size).toBe(1);

  standIn.received.length = 0;
  standIn.pages.set('/other', {
    html: `<!doctype html><script>window.heard = []; onmessage = ({ data }) => heard.push(data);</script><iframe id="frame" src="${standIn.recorderUrl}/frame"></iframe>`,
  });
  await page.goto(`${standIn.siteUrl.replace('127.0.0.1', 'localhost')}/other`);
  await page.frameLocator('#frame').locator('#in').fill('SECRET_TYPED');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
});

test('a sheet of several texts is recorded text by text', async ({ page, standIn }) => {
  const script = `const sheet = document.body.appendChild(document.createElement('style'));
    for (const rule of ['b { color: red }', '@media all { i { color: red } } u {}', 'p { color: red }']) sheet.append(rule);`;
  standIn.pages.set('/texts', {
    html: `<!doctype html><html><body><script>${script}</script>${recorderTag(standIn)}</body></html>`,
  });
  await page.goto(`${standIn.siteUrl}/texts`);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  const [, texts] = /"_cssText":"(.*?)"/.exec(standIn.everything()) ?? [];
  expect(texts?.split('/* rr_split */').map((text) => text.replace(/(?:\\n|\s)+/g, ' '))).toEqual([
    'b { color: red; }',
    '@media all { i { color: red; } }u { }',
    'p { color: red; }',
  ]);
});
