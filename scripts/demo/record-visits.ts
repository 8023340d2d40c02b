/**
 * Records the visits of the demo data anew, with the real recorder on pages of an invented company, into
 * `apps/server/src/features/demo-data/recordings`: `node scripts/demo/record-visits.ts`. It takes two minutes, as the visits do.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, gunzipSync, gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/support/chromium.ts';
import { siteKey, startStandIn, type Received } from '../../e2e/recorder/support/stand-in.ts';
import { bundleRecorder } from '../../packages/recorder/bundling/bundle-recorder.ts';
import { decodeChunk, encodeChunk } from '../../packages/replay-format/src/chunk.ts';
import { fieldAppPage } from './field-app-page.ts';

const host = 'app.marrowby.example';
const folder = new URL('../../apps/server/src/features/demo-data/recordings/', import.meta.url);
const paths = ['/today', '/jobs/8839', '/jobs/8841', '/jobs/8844', '/invoices/2207'];

interface Visit {
  file: string;
  viewport: { width: number; height: number };
  userAgent: string;
  isMobile: boolean;
  /** What the page tells of who is there; null: nothing. */
  who: { userId: string; name: string; email: string; account: string; plan: string } | null;
  act: (page: Page) => Promise<void>;
}

const tablet =
  'Mozilla/5.0 (Linux; Android 15; SM-X210) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const visits: Visit[] = [
  {
    file: 'lost-in-the-cellar',
    viewport: { width: 1280, height: 800 },
    userAgent: tablet,
    isMobile: false,
    who: who('tom-brindle', 'Tom Brindle', 'pennyfield', 'Pennyfield Heating'),
    async act(page) {
      await wait(4000);
      await click(page, 'a.job[href="/jobs/8841"]');
      await wait(3000);
      await page.context().setOffline(true);
      await type(
        page,
        'Isolated the valve under the sink, olive split on the hot feed. Replaced and tested at 3 bar.',
      );
      await click(page, '#save');
      await wait(5000);
      for (let n = 0; n < 6; n += 1) await click(page, '#save', 180);
      await wait(6000);
      await type(page, ' Customer to ring if the boiler loses pressure.');
      for (let n = 0; n < 5; n += 1) await click(page, '#save', 220);
      await wait(4000);
      await page.context().setOffline(false);
      await wait(3500);
      await page.mouse.move(520, 300, { steps: 12 });
      await wait(2500);
      await click(page, '#note');
      await wait(3000);
      await click(page, 'nav a[href="/today"]');
      await wait(4000);
    },
  },
  {
    file: 'said-saved',
    viewport: { width: 412, height: 915 },
    userAgent: phone,
    isMobile: true,
    who: who('morven-sutherland', 'Morven Sutherland', 'glenmorran', 'Glenmorran Renewables'),
    async act(page) {
      await wait(3000);
      await click(page, 'nav a[href="/jobs/8841"]');
      await wait(2500);
      await page.context().setOffline(true);
      await type(page, 'Heat pump commissioned, flow 45, return 38.');
      await click(page, '#save');
      await wait(7000);
      await page.context().setOffline(false);
      await wait(3000);
      for (let n = 0; n < 3; n += 1) await click(page, '#said span', 900);
      await wait(3000);
      await click(page, '#note');
      await wait(4000);
    },
  },
  {
    file: 'more-than-quoted',
    viewport: { width: 1366, height: 768 },
    userAgent: desktop,
    isMobile: false,
    who: null,
    async act(page) {
      await wait(3500);
      await click(page, 'nav a[href="/invoices/2207"]');
      await wait(5000);
      await page.mouse.move(700, 330, { steps: 18 });
      await wait(2500);
      await click(page, '#why', 1500);
      for (let n = 0; n < 4; n += 1) await click(page, '#why', 200);
      await wait(3500);
      await click(page, '#total', 1200);
      await wait(4000);
      await click(page, 'nav a[href="/today"]');
      await wait(3000);
    },
  },
];

function who(userId: string, name: string, accountId: string, account: string): NonNullable<Visit['who']> {
  return { userId, name, email: `${userId}@${accountId}.example`, account, plan: 'Crew' };
}

const standIn = await startStandIn(await bundleRecorder());
standIn.settings = { record_network: true, record_console: true };
const { port } = new URL(standIn.siteUrl);
const browser = await chromium.launch({
  ...chromiumLaunch,
  args: [
    ...chromiumLaunch.args,
    `--host-resolver-rules=MAP ${host}:80 127.0.0.1:${port}`,
    `--unsafely-treat-insecure-origin-as-secure=http://${host}`,
  ],
});
try {
  // One after the other: what came is told apart by when.
  for (const visit of visits) await record(visit);
} finally {
  await browser.close();
  await standIn.close();
}

async function record({ file, viewport, userAgent, isMobile, who: person, act }: Visit): Promise<void> {
  const said = [
    ...(person ? [['identify', person]] : []),
    ['metadata', { release: '4.2', platform: userAgent.includes('Android') ? 'Android' : 'Web' }],
  ];
  const head = `<script>window.earshot = ${JSON.stringify(said)}</script>
<script async src="${standIn.recorderUrl}/r/earshot-1.js" data-key="${siteKey}" data-network data-console></script>`;
  for (const path of paths) standIn.pages.set(path, { html: fieldAppPage(path, head) });
  for (const path of paths) standIn.pages.set(`/api${path}/notes`, { html: '{}' });
  standIn.received.length = 0;
  const context = await browser.newContext({ viewport, userAgent, isMobile, hasTouch: isMobile });
  const page = await context.newPage();
  const late = page.waitForResponse(/earshot-late-1\.mjs/);
  await page.goto(`http://${host}/today`);
  await late;
  await act(page);
  await page.goto('about:blank');
  await wait(4000);
  await context.close();
  const chunks = standIn.received.toSorted((a, b) => a.header.firstAt - b.header.firstAt);
  const bytes = Buffer.concat(chunks.map(onTheWeb));
  await writeFile(new URL(`${file}.chunks`, folder), bytes);
  console.log(`${file}: ${chunks.length} chunks, ${bytes.length} bytes`);
}

/** The pages were served without TLS; the company's own would have it. */
function onTheWeb({ bytes }: Received): Buffer {
  const { header, body } = decodeChunk(bytes, crc32);
  const text = (header.isGzip ? gunzipSync(body) : Buffer.from(body)).toString();
  const lines = Buffer.from(text.replaceAll(`http://${host}`, `https://${host}`));
  return Buffer.from(
    encodeChunk({
      header: { ...header, isGzip: true, rawBytes: lines.length },
      body: gzipSync(lines, { level: 9 }),
    }),
  );
}

async function click(page: Page, selector: string, pauseMs = 700): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await wait(pauseMs);
}

async function type(page: Page, text: string): Promise<void> {
  await click(page, '#note', 300);
  await page.keyboard.type(text, { delay: 70 });
  await wait(800);
}
