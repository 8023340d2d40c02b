/**
 * How soon the front page stands on a slow phone: `node scripts/bench/home.ts` after a web build. Chromium with a quarter of the
 * processor, 1.6 Mbit/s and 150 ms; the control is the same page, fonts and pictures without its scripts, in the same rounds.
 */
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/support/chromium.ts';
import { startEarshot } from '../../e2e/support/earshot-process.ts';

const rounds = 5;
/** Of the control's time until the largest part stands. */
const limitShare = 1.15;
const limitShift = 0.02;

interface Seen {
  largestMs: number;
  shift: number;
}

/** Collects what the browser says of its own painting. */
const watch = `window.seen = { largestMs: 0, shift: 0 };
new PerformanceObserver((list) => { for (const e of list.getEntries()) window.seen.largestMs = e.startTime; })
  .observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.seen.shift += e.value; })
  .observe({ type: 'layout-shift', buffered: true });`;

const server = await startEarshot();
const browser = await chromium.launch(chromiumLaunch);
try {
  const whole: Seen[] = [];
  const still: Seen[] = [];
  for (let round = 0; round < rounds; round++) {
    still.push(await open(browser, server.url, false));
    whole.push(await open(browser, server.url, true));
  }
  const [page, control] = [middle(whole.map(largest)), middle(still.map(largest))];
  const shift = Math.max(...whole.map((seen) => seen.shift));
  console.log(`front page: ${page} ms, without scripts: ${control} ms, ratio ${(page / control).toFixed(2)}`);
  console.log(`shift of the layout, at most: ${shift.toFixed(4)}`);
  if (page > limitShare * control || shift > limitShift) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}

async function open(inBrowser: Browser, url: string, hasScripts: boolean): Promise<Seen> {
  const context = await inBrowser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.addInitScript(watch);
  if (!hasScripts) await page.route('**/*.js', (route) => route.abort());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  // What moves late counts as well.
  await page.waitForTimeout(2000);
  const seen = await page.evaluate<Seen>('window.seen');
  await context.close();
  return seen;
}

function largest({ largestMs }: Seen): number {
  return Math.round(largestMs);
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
