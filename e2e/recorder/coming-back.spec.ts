import type { BrowserContext, Page } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';
import { keptInBrowser } from './support/kept-in-browser.ts';
import type { StandIn } from './support/stand-in.ts';

// Browsers keep a page that is left as it was; those of tests do not, unless asked.
test.use({
  trace: 'off',
  launchOptions: { ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('[REC-2] a page that comes back as it was left is recorded on, from a picture', async ({
  page,
  standIn,
}) => {
  const html = (words: string, script = '') =>
    `<!doctype html><title>Jobs</title><h1>${words}</h1><script>${script}</script>${recorderTag(standIn)}`;
  // What drives the browser cannot reach into a page that came back: the page says by itself that it did.
  const whenBack = `addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setTimeout(() => document.querySelector('h1').append(' of the crew'), 1000);
    setTimeout(() => { location.href = '/plain'; }, 2000);
  });`;
  standIn.pages.set('/jobs', { html: html('Jobs', whenBack) });
  standIn.pages.set('/other', { html: html('Other jobs') });
  standIn.pages.set('/plain', { html: '<!doctype html><title>Plain</title><p>Nothing is recorded here' });
  const pictures = () => standIn.received.filter(({ header }) => header.hasFullSnapshot).length;
  await page.goto(`${standIn.siteUrl}/jobs`);
  await expect.poll(pictures).toBe(1);
  await page.goto(`${standIn.siteUrl}/other`);
  await expect.poll(pictures).toBe(2);
  await page.evaluate(() => {
    setTimeout(() => history.back(), 0);
  });
  await expect.poll(() => standIn.everything(), { timeout: 20_000 }).toContain(' of the crew');
  expect(pictures()).toBe(3);
  const chunks = standIn.received.map(({ header }) => header);
  for (const tabId of new Set(chunks.map((chunk) => chunk.tabId))) {
    const ofTab = chunks.filter((chunk) => chunk.tabId === tabId).toSorted((a, b) => a.seq - b.seq);
    expect(ofTab.map(({ seq }) => seq)).toEqual(ofTab.map((_, at) => at));
    expect(ofTab[0]?.hasFullSnapshot).toBe(true);
  }
  const shown = standIn.events().flatMap(({ data }) => {
    const { tag, payload } = data as { tag?: string; payload?: { url: string } };
    return tag === 'es:page' && payload ? [new URL(payload.url).pathname] : [];
  });
  expect(shown.toSorted()).toEqual(['/jobs', '/jobs', '/other']);
});

/** What is said on the page that came back, while nothing that drives the browser reaches into it. */
const said = 'Said after coming back';

/** Calls of a page before its script has loaded. */
const calls = (...names: string[]) => `<script>window.earshot = [${names.join(',')}];</script>`;

interface Way {
  /** Of the tag of the page that comes back, and what it calls. */
  attributes?: string;
  first?: string;
  /** Of the pages between, one after the other: attributes and calls. */
  between: { attributes?: string; calls?: string; isRecorded?: boolean }[];
  /** Runs on the last page between. */
  last?: () => void;
}

/** Records a page, leaves it for others, and goes back to it. @returns another page of the site, on which nothing is recorded */
async function comeBack(page: Page, context: BrowserContext, standIn: StandIn, way: Way): Promise<Page> {
  const whenBack = `addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    localStorage.setItem('page.came-back', 'as it was');
    setTimeout(() => document.querySelector('h1').append(' ${said}'), 1000);
    // Longer than a page waits before it tells the others of itself.
    setTimeout(() => document.querySelector('h1').append(' and more'), 11_500);
    setTimeout(() => { location.href = '/plain'; }, 12_500);
  });`;
  const html = (words: string, attributes = '', called = '', script = '') =>
    `<!doctype html><title>Jobs</title><h1>${words}</h1><script>${script}</script>${called}${recorderTag(standIn, attributes)}`;
  standIn.pages.set('/jobs', { html: html('Jobs', way.attributes, way.first, whenBack) });
  standIn.pages.set('/plain', { html: '<!doctype html><title>Plain</title><p>Nothing is recorded here' });
  const pictures = () => standIn.received.filter(({ header }) => header.hasFullSnapshot).length;
  // Where a page has a database open that another discards, Chromium does not keep the page. Others do, and pages without a database.
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(`${standIn.siteUrl}/jobs`);
  await expect.poll(pictures).toBe(1);
  for (const [at, { attributes, calls: called, isRecorded = true }] of way.between.entries()) {
    standIn.pages.set(`/between-${at}`, { html: html(`Between ${at}`, attributes, called) });
    const before = pictures();
    await page.goto(`${standIn.siteUrl}/between-${at}`);
    await page.waitForFunction(() => 'earshot' in window && !Array.isArray(window.earshot));
    if (isRecorded) await expect.poll(pictures).toBe(before + 1);
  }
  if (way.last) await page.evaluate(way.last);
  await page.evaluate((steps) => {
    setTimeout(() => history.go(-steps), 0);
  }, way.between.length);
  const plain = await context.newPage();
  await plain.goto(`${standIn.siteUrl}/plain`);
  await expect
    .poll(() => plain.evaluate(() => localStorage.getItem('page.came-back')), { timeout: 20_000 })
    .toBe('as it was');
  await plain.waitForTimeout(14_000);
  return plain;
}

const refuse = () => {
  if (window.earshot && 'consent' in window.earshot) window.earshot.consent(false);
};

const logOut = () => {
  if (window.earshot && 'identify' in window.earshot) window.earshot.identify(null);
};

const asks = 'data-consent="required"';
const agrees = calls(`['consent', true]`);

/** The recordings that hold a text. */
const recordingsWith = (standIn: StandIn, text: string) => [
  ...new Set(
    standIn.received.filter((one) => one.text.includes(text)).map(({ header }) => header.recordingId),
  ),
];

for (const [name, way] of [
  ['on a page that was recorded', { between: [{}], last: refuse }],
  [
    'on a page that had not begun to record',
    {
      attributes: asks,
      first: agrees,
      between: [{ attributes: asks, isRecorded: false }],
      last: refuse,
    },
  ],
  [
    'before a page that asks nobody was recorded',
    {
      attributes: asks,
      first: agrees,
      between: [{ attributes: asks, calls: calls(`['consent', false]`), isRecorded: false }, {}],
    },
  ],
] as [string, Way][])
  test(`a page that comes back records nothing once consent was refused ${name}`, async ({
    page,
    context,
    standIn,
  }) => {
    test.setTimeout(90_000);
    const plain = await comeBack(page, context, standIn, way);
    expect(standIn.everything()).not.toContain(said);
    const kept = await plain.evaluate(keptInBrowser);
    expect(kept.text).not.toContain(said);
    const first = standIn.received[0]?.header.recordingId ?? '';
    expect(kept.text).not.toContain(first);
  });

test('a page that comes back after somebody logged out is recorded in the next session', async ({
  page,
  context,
  standIn,
}) => {
  test.setTimeout(90_000);
  await comeBack(page, context, standIn, {
    attributes: asks,
    first: calls(`['consent', true]`, `['identify', { userId: 'u1' }]`),
    between: [{ attributes: asks, calls: agrees }],
    last: logOut,
  });
  await expect.poll(() => recordingsWith(standIn, said)).toHaveLength(1);
  const [before] = recordingsWith(standIn, 'es:identify');
  const [after] = recordingsWith(standIn, said);
  expect(after).not.toBe(before);
  const tabs = standIn.received.filter(({ header }) => header.recordingId === after);
  expect(tabs.filter(({ header }) => header.seq === 0 && header.hasFullSnapshot)).toHaveLength(2);
  expect(tabs.flatMap(({ events }) => events).filter(({ data }) => data.tag === 'es:page')).toHaveLength(2);
});

test('a page that comes back after its recording was over begins another', async ({
  page,
  context,
  standIn,
}) => {
  test.setTimeout(90_000);
  await comeBack(page, context, standIn, {
    between: [{ calls: calls(`['stop']`), isRecorded: false }],
    last: () => {
      const kept = JSON.parse(localStorage.getItem('earshot.recording') ?? '{}') as { lastAt: number };
      const lastAt = kept.lastAt - 31 * 60_000;
      localStorage.setItem('earshot.recording', JSON.stringify({ ...kept, startedAt: lastAt, lastAt }));
    },
  });
  await expect.poll(() => recordingsWith(standIn, said)).toHaveLength(1);
  expect(recordingsWith(standIn, said)).not.toContain(standIn.received[0]?.header.recordingId);
});
