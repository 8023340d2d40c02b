import type { Page } from '@playwright/test';
import type { RecordedEvent } from '../../packages/recorder/src/masking/recorded-events.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';
import { sendNow } from './support/send-now.ts';
import type { StandIn } from './support/stand-in.ts';

// A trace hooks style sheets of the page itself.
test.use({ trace: 'off' });

const pages = [1, 2, 3];
const uuid = '550e8400-e29b-41d4-a716-446655440000';

const html = (standIn: StandIn, number: number) => `<!doctype html><title>Page</title>
<p title="Hint${number}">Salary9000${number}</p><p class="salary">Selected${number}</p><p class="inbox">Inbox${number}</p>
<a href="/orders/${uuid}?sort=Sort${number}">Order</a><canvas width="10" height="10"></canvas>
<img src="/picture${number}.png" width="10" height="10">
<script>
setInterval(() => console.log('Line' + ${number}), 200);
fetch('/api?sort=Api${number}');
const context = document.querySelector('canvas').getContext('2d');
setInterval(() => context.fillRect(0, 0, Math.random() * 10, 10), 100);
</script>
${recorderTag(standIn)}`;

/** Opens each page by a full load and stays until what happened on it was sent. @returns the events of each page */
async function visit(page: Page, standIn: StandIn): Promise<RecordedEvent[][]> {
  const visited: RecordedEvent[][] = [];
  for (const number of pages) {
    const before = standIn.received.length;
    standIn.pages.set(`/page${number}`, { html: html(standIn, number) });
    await page.goto(`${standIn.siteUrl}/page${number}`);
    await expect.poll(() => standIn.received.length, { timeout: 10_000 }).toBeGreaterThan(before);
    await page.waitForTimeout(1200);
    const sent = standIn.received.length;
    await sendNow(page);
    await expect.poll(() => standIn.received.length).toBeGreaterThan(sent);
    visited.push(standIn.received.slice(before).flatMap(({ events }) => events));
  }
  return visited;
}

const texts = (visited: RecordedEvent[][]) => visited.map((events) => JSON.stringify(events));
const told = (events: RecordedEvent[], tag: string) => events.some(({ data }) => data.tag === tag);

test('with usual settings every page is recorded as it looks', async ({ page, standIn }) => {
  const visited = await visit(page, standIn);
  texts(visited).forEach((text, index) => {
    for (const part of ['Salary9000', 'Selected', 'Inbox']) expect(text).toContain(`${part}${index + 1}`);
    for (const part of ['Hint', 'Sort', 'Api', 'Line']) expect(text).not.toContain(`${part}${index + 1}`);
    expect(text).toContain(uuid);
  });
  for (const events of visited) {
    expect([told(events, 'es:network'), told(events, 'es:console')]).toEqual([false, false]);
    expect(events.some(({ data }) => data.source === 9)).toBe(false);
  }
  expect(new Set(standIn.received.map(({ header }) => header.recordingId)).size).toBe(1);
});

const settings: [Record<string, unknown>, what: string, holds: (text: string, number: number) => boolean][] =
  [
    [{ mask_all_text: true }, 'every text is masked', (text) => !/Salary9|Selected\d|Inbox\d/.test(text)],
    [{ mask_selectors: ['.salary'] }, 'selected parts are masked', (text) => !/Selected\d/.test(text)],
    [{ block_selectors: ['.inbox'] }, 'blocked parts are left out', (text) => !/Inbox\d/.test(text)],
    [{ allow_attributes: ['title'] }, 'allowed attributes stay', (text, n) => text.includes(`Hint${n}`)],
    [{ allow_query_keys: ['sort'] }, 'allowed query values stay', (text, n) => text.includes(`Sort${n}`)],
    [{ mask_uuids: true }, 'UUIDs are masked', (text) => !text.includes(uuid)],
    [{ record_console: true }, 'the console is recorded', (text, n) => text.includes(`Line${n}`)],
    [{ record_network: true }, 'requests are recorded', (text) => /es:network.{0,200}\/api\?/.test(text)],
    [{ record_canvas: true }, 'drawings are recorded', (text) => text.includes('"source":9')],
  ];

for (const [given, what, holds] of settings) {
  test(`[REC-1] ${Object.keys(given).join()}: ${what} on every page`, async ({ page, standIn }) => {
    standIn.settings = given;
    const visited = await visit(page, standIn);
    expect(texts(visited).map((text, index) => holds(text, index + 1))).toEqual(pages.map(() => true));
  });
}

test('keep_assets and keep_pictures: files are kept from every page', async ({ page, standIn }) => {
  standIn.settings = { keep_assets: true, keep_pictures: true };
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  for (const number of pages) {
    standIn.pages.set(`/picture${number}.png`, { html: png, headers: { 'content-type': 'image/png' } });
    standIn.pages.set(`/page${number}`, { html: html(standIn, number) });
    await page.goto(`${standIn.siteUrl}/page${number}`);
    await expect
      .poll(() => [...standIn.assets.told.keys()].join(' '), { timeout: 15_000 })
      .toContain(`/picture${number}.png`);
  }
});

const none: Record<string, unknown>[] = [{ record: false }, { new_sessions: false }, { sample_rate: 0 }];

for (const given of none) {
  test(`[REC-1] ${JSON.stringify(given)}: no page is recorded`, async ({ page, standIn }) => {
    standIn.settings = given;
    for (const number of pages) {
      standIn.pages.set(`/page${number}`, { html: html(standIn, number) });
      await page.goto(`${standIn.siteUrl}/page${number}`);
      await page.waitForTimeout(500);
    }
    await page.goto('about:blank');
    await page.waitForTimeout(300);
    expect(standIn.received).toEqual([]);
  });
}

test('error_sample_rate: an error on a later page sends that page', async ({ page, standIn }) => {
  standIn.settings = { sample_rate: 0, error_sample_rate: 1 };
  for (const number of pages) {
    standIn.pages.set(`/page${number}`, { html: html(standIn, number) });
    await page.goto(`${standIn.siteUrl}/page${number}`);
    await page.waitForTimeout(500);
  }
  expect(standIn.received).toEqual([]);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Checkout broke');
    });
  });
  await expect.poll(() => standIn.everything(), { timeout: 10_000 }).toContain('Checkout broke');
  expect(standIn.everything()).toContain('Salary90003');
});
