import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleRecorder } from '../../packages/recorder/bundling/bundle-recorder.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { keptInBrowser } from './support/kept-in-browser.ts';
import { siteKey, startStandIn, type StandIn } from './support/stand-in.ts';

const kills = 30;
const longestLifeMs = 12_000;
const lossMaxMs = 3000;

interface Tick {
  at: number;
  /** Ordinary words, which are not masked. */
  text: string;
}

let standIn: StandIn;
let browser: Browser;

beforeAll(async () => {
  standIn = await startStandIn(await bundleRecorder());
  browser = await chromium.launch(chromiumLaunch);
  const words = [
    'delivery',
    'invoice',
    'roof',
    'garden',
    'weekly',
    'crew',
    'north',
    'fence',
    'paint',
    'late',
  ];
  const rows = Array.from({ length: 400 }, (_, at) => `<tr><td>${words[at % 10]} of the day</td></tr>`);
  const script = `const words = ${JSON.stringify(words)}; let tick = Number(location.hash.slice(1)) * 1000; window.ticks = [];
    setInterval(() => {
      const text = 'Tick ' + [...String(tick++)].map((digit) => words[digit]).join(' ');
      document.querySelector('h1').textContent = text;
      document.querySelectorAll('td')[tick % 400].textContent = text;
      window.ticks.push({ at: Date.now(), text });
    }, 100);`;
  standIn.pages.set('/jobs', {
    html: `<!doctype html><title>Jobs</title><h1>Jobs</h1><table>${rows.join('')}</table><script>${script}</script>
      <script async src="${standIn.recorderUrl}/r/earshot-1.js" data-key="${siteKey}"></script>`,
  });
  standIn.pages.set('/plain', { html: '<!doctype html><title>Plain</title><p>Nothing is recorded here' });
});
afterAll(async () => {
  await browser.close();
  await standIn.close();
});

test(`[REC-2] of ${kills} tabs that are killed at a random moment, none loses more than ${lossMaxMs / 1000} s`, async () => {
  const context = await browser.newContext();
  const losses: number[] = [];
  for (let number = 1; number <= kills; number++) {
    const page = await context.newPage();
    await page.goto(`${standIn.siteUrl}/jobs#${number}`);
    await page.waitForTimeout(1000 + Math.random() * longestLifeMs);
    const ticks = await kill(context, page);
    await page.close();
    losses.push(lossOf(ticks, await everythingKept(context)));
  }
  await context.close();
  const inOrder = losses.toSorted((a, b) => a - b);
  console.log(`Lost of ${kills} killed tabs, in ms: median ${inOrder[kills / 2]}, most ${inOrder.at(-1)}`);
  expect(inOrder.at(-1)).toBeLessThanOrEqual(lossMaxMs);
});

/** Ends the page as a crash does: nothing of it runs any more. @returns what it showed until then */
async function kill(context: BrowserContext, page: Page): Promise<Tick[]> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  const ticks = (await page.evaluate(() => Reflect.get(window, 'ticks') as unknown)) as Tick[];
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  return ticks;
}

/** What a later page of the browser finds, and what the server has. */
async function everythingKept(context: BrowserContext): Promise<string> {
  const later = await context.newPage();
  await later.goto(`${standIn.siteUrl}/plain`);
  const { text } = await later.evaluate(keptInBrowser);
  await later.close();
  return text + standIn.everything();
}

/** Milliseconds from the last moment that is kept to the last one. */
function lossOf(ticks: Tick[], kept: string): number {
  const last = ticks.findLast(({ text }) => kept.includes(text)) ?? ticks[0];
  return (ticks.at(-1)?.at ?? 0) - (last?.at ?? 0);
}
