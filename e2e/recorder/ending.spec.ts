import type { BrowserContext, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, recorderTag, test } from './support/fixtures.ts';
import { keptInBrowser } from './support/kept-in-browser.ts';
import { siteKey, type StandIn } from './support/stand-in.ts';

// A trace hooks style sheets of the page itself.
test.use({ trace: 'off' });

/** A page of rows, of which some change all the time, with a link to the next. */
function busyPage(standIn: StandIn, rows: number): string {
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
  const text = (at: number) =>
    Array.from({ length: 8 }, (_, n) => words[(at * 7 + n * (at % 5) + n) % words.length]);
  const list = Array.from(
    { length: rows },
    (_, at) =>
      `<tr class="row-${at % 7}"><td>${text(at).join(' ')}</td><td><b>${text(at + 3).join(' ')}</b></td></tr>`,
  );
  const script = `let tick = 0; const words = ${JSON.stringify(words)}; setInterval(() => {
    tick++;
    const row = document.querySelectorAll('tr')[tick % ${rows}];
    row.innerHTML = '<td>' + words.map((word, at) => words[(tick * 3 + at * at) % 10]).join(' ') + '</td>';
    document.querySelector('h1').textContent = 'Tick ' + words[Math.floor(tick / 100) % 10] + ' ' + words[Math.floor(tick / 10) % 10] + ' ' + words[tick % 10];
    window.ticks = (window.ticks ?? []).concat({ at: Date.now(), text: document.querySelector('h1').textContent });
  }, 100);`;
  return `<!doctype html><html><head><title>Jobs</title></head><body><h1>Jobs</h1><a id="next" href="/jobs">Next</a><table>${list.join('')}</table><script>${script}</script>${recorderTag(standIn)}</body></html>`;
}

async function open(page: Page, standIn: StandIn, rows = 400) {
  standIn.pages.set('/jobs', { html: busyPage(standIn, rows) });
  standIn.pages.set('/plain', { html: '<!doctype html><title>Plain</title><p>Nothing is recorded here' });
  await page.goto(`${standIn.siteUrl}/jobs`);
}

test('[REC-2] a visit of ten pages sends little more than its events take when they are packed', async ({
  page,
  standIn,
}) => {
  test.setTimeout(180_000);
  await open(page, standIn);
  for (let number = 0; number < 10; number++) {
    await page.waitForTimeout(1500 + ((number * 700) % 3000));
    await page.mouse.move(100 + number * 10, 200, { steps: 10 });
    // A hand holds the button down for a while.
    await page.click('#next', { delay: 90 });
    await page.waitForFunction(() => 'earshot' in window);
  }
  await page.waitForTimeout(1000);
  await page.goto(`${standIn.siteUrl}/plain`);
  await page.waitForTimeout(1000);
  const pictures = standIn.received.filter(({ header }) => header.hasFullSnapshot);
  expect(pictures.length).toBeGreaterThanOrEqual(10);
  const inOrder = standIn.received.toSorted((a, b) => a.header.seq - b.header.seq);
  // Each page is a piece of its own: what it says of itself begins with its picture.
  const pieces: string[][] = [];
  for (const { header, text } of inOrder) {
    if (header.hasFullSnapshot) pieces.push([]);
    pieces.at(-1)?.push(text);
  }
  const packed = pieces.reduce((sum, texts) => sum + gzipSync(texts.join(''), { level: 6 }).length, 0);
  expect(standIn.bytes).toBeLessThanOrEqual(1.1 * packed);
  expect(inOrder.map(({ header }) => header.seq)).toEqual(inOrder.map((_, at) => at));
});

/** Ends the page as a crash does: nothing of it runs any more. @returns what it showed last */
async function kill(context: BrowserContext, page: Page) {
  const ticks = (await page.evaluate(() => Reflect.get(window, 'ticks') as unknown)) as {
    at: number;
    text: string;
  }[];
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  return ticks;
}

test('[REC-2] a tab that is killed is kept to its last three seconds, and sent by a later page', async ({
  context,
  standIn,
}) => {
  test.setTimeout(180_000);
  const losses: number[] = [];
  for (const seconds of [2.7, 6.4, 13.1]) {
    const page = await context.newPage();
    await open(page, standIn);
    await page.waitForTimeout(seconds * 1000);
    const ticks = await kill(context, page);
    await page.close();
    const later = await context.newPage();
    await later.goto(`${standIn.siteUrl}/plain`);
    const { text } = await later.evaluate(keptInBrowser);
    const all = text + standIn.everything();
    const last = ticks.findLast((tick) => all.includes(tick.text));
    losses.push((ticks.at(-1)?.at ?? 0) - (last?.at ?? 0));
    await later.close();
  }
  const page = await context.newPage();
  await page.clock.install();
  await open(page, standIn);
  const kept = async () => (await page.evaluate(keptInBrowser)).chunks;
  await expect.poll(kept).toBeGreaterThan(0);
  const before = standIn.received.length;
  await page.clock.runFor(80_000);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(before + 2);
});

test('[REC-2] while the server is away, pages that are left lose nothing', async ({ page, standIn }) => {
  test.setTimeout(180_000);
  await open(page, standIn, 30);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  standIn.answer = { status: 0 };
  const shown: string[] = [];
  const kept = async () => (await page.evaluate(keptInBrowser)).chunks;
  let before = 0;
  for (let number = 0; number < 6; number++) {
    // What is left in a page's first moments is not on the shelf yet.
    await expect.poll(kept, { timeout: 15_000 }).toBeGreaterThan(before);
    before = await kept();
    await page.waitForTimeout(800);
    const ticks = await page.evaluate(() => Reflect.get(window, 'ticks') as { text: string }[]);
    shown.push(...ticks.map(({ text }) => text));
    await page.click('#next');
    await page.waitForFunction(() => Reflect.has(window, 'ticks'));
  }
  standIn.answer = { status: 204 };
  await page.click('#next');
  const missing = () => {
    const numbers = standIn.received.map(({ header }) => header.seq);
    return Array.from({ length: Math.max(...numbers) }, (_, at) => at).filter((at) => !numbers.includes(at));
  };
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
  expect(standIn.received.filter(({ header }) => header.hasFullSnapshot).length).toBeGreaterThanOrEqual(7);
  const all = standIn.everything();
  expect(shown.filter((text) => !all.includes(text)).length).toBeLessThanOrEqual(shown.length * 0.05);
});

test('[REC-2] while the server is away, what a page says as it closes is kept without the browser’s database', async ({
  page,
  standIn,
}) => {
  // As browsers do now and then: what a page asks of the database in its last moments is given up with it.
  await page.addInitScript(() =>
    window.addEventListener('pagehide', () => {
      IDBDatabase.prototype.transaction = () => {
        throw new Error('given up');
      };
    }),
  );
  await open(page, standIn, 30);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  const shelved = async () => (await page.evaluate(keptInBrowser)).chunks;
  standIn.answer = { status: 0 };
  const last: string[] = [];
  for (let number = 0; number < 2; number++) {
    const before = await shelved();
    await expect.poll(shelved).toBeGreaterThan(before);
    last.push(
      await page.evaluate(() => {
        const words = document.querySelector('h1')?.textContent ?? '';
        document.querySelector<HTMLElement>('#next')?.click();
        return words;
      }),
    );
    await page.waitForFunction(() => Reflect.has(window, 'ticks'));
  }
  standIn.answer = { status: 204 };
  await page.click('#next');
  const missing = () => {
    const numbers = standIn.received.map(({ header }) => header.seq);
    return Array.from({ length: Math.max(...numbers) }, (_, at) => at).filter((at) => !numbers.includes(at));
  };
  await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
  for (const words of last) expect(standIn.everything()).toContain(words);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('earshot.left'))).toBeNull();
});

test('in a browser that is no longer recorded, what waits goes once it is too old to be sent; where nothing waits, no database is made', async ({
  page,
  standIn,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  const html = `<!doctype html><title>Jobs</title><h1>Jobs</h1>${recorderTag(standIn, 'data-sample-rate="0"')}`;
  standIn.pages.set('/jobs', { html });
  standIn.pages.set('/plain', { html: '<!doctype html><title>Plain</title><p>Nothing is recorded here' });
  const lateLoaded = () => asked.filter((path) => path === '/r/earshot-late-1.mjs').length;
  for (let pages = 0; pages < 2; pages++) {
    await page.goto(`${standIn.siteUrl}/jobs`);
    await expect.poll(lateLoaded).toBe(1);
    await page.waitForTimeout(500);
  }
  expect(await databases()).toEqual([]);

  await page.goto(`${standIn.siteUrl}/plain`);
  await page.evaluate(async (siteKey) => {
    localStorage.clear();
    const hour = 3_600_000;
    const of = (key: string, hours: number) => ({
      key,
      recordingId: 'r',
      siteKey,
      keptAt: Date.now() - hours * hour,
    });
    const left = [of('r/1', 25), of('r/2', 1)].map((chunk) => ({ ...chunk, bytes: 'AAAA' }));
    localStorage.setItem('earshot.left', JSON.stringify(left));
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('earshot', 1);
      request.onupgradeneeded = () => {
        const store = request.result.createObjectStore('chunks', { keyPath: 'key' });
        store.put({ ...of('r/3', 25), bytes: new Uint8Array(3) });
        store.put({ ...of('r/4', 1), bytes: new Uint8Array(3) });
      };
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
      request.onerror = () => reject(new Error('no database'));
    });
  }, siteKey);
  expect((await page.evaluate(keptInBrowser)).chunks).toBe(4);
  await page.goto(`${standIn.siteUrl}/jobs`);
  await expect.poll(async () => (await page.evaluate(keptInBrowser)).chunks).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('earshot.left'))).toBeNull();
  expect(standIn.received).toEqual([]);
});
