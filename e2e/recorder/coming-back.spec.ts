import { chromiumLaunch } from '../support/chromium.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';

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
