import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { bundleRecorder } from '../../packages/recorder/bundling/bundle-recorder.ts';
import type { RecordedEvent } from '../../packages/recorder/src/masking/recorded-events.ts';
import { type FidelityPage, fidelityPages } from './pages/fidelity-pages.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';
import { lookOfPage } from './support/look-of-page.ts';
import { type StandIn, startStandIn } from './support/stand-in.ts';

const player = fileURLToPath(import.meta.resolve('rrweb')).replace(/dist\/rrweb\.js$/, 'umd/rrweb.min.js');

interface Moment {
  at: number;
  look: string[];
}

/** Four moments of a page as they were while it was recorded. */
async function recordMoments(
  page: Page,
  standIn: StandIn,
  { head = '', body, script }: FidelityPage,
): Promise<Moment[]> {
  const html = `<!doctype html><html><head>${head}</head><body>${body}<script>${script}</script>${recorderTag(standIn)}</body></html>`;
  standIn.pages.set('/page', { html });
  await page.goto(`${standIn.siteUrl}/page`);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  const moments: Moment[] = [];
  for (const step of ['', 'step1()', 'step2()', 'step3()']) {
    await page.evaluate(step);
    await page.waitForTimeout(300);
    moments.push({ at: await page.evaluate(() => Date.now()), look: await page.evaluate(lookOfPage, false) });
    await page.waitForTimeout(100);
  }
  await page.goto('about:blank');
  await expect
    .poll(() => standIn.events().at(-1)?.timestamp ?? 0)
    .toBeGreaterThan(moments[2]?.at ?? Infinity);
  return moments;
}

interface Player {
  pause: (at: number) => void;
}

async function openPlayer(page: Page, standIn: StandIn): Promise<void> {
  standIn.pages.set('/player', { html: '<!doctype html><body></body>' });
  await page.goto(`${standIn.siteUrl}/player`);
  await page.addScriptTag({ path: player });
  await page.evaluate((events: RecordedEvent[]) => {
    const scope = window as unknown as {
      rrweb: { Replayer: new (events: unknown[], options: object) => Player };
      player: Player;
    };
    scope.player = new scope.rrweb.Replayer(events, { showWarning: false });
  }, standIn.events());
}

async function expectLooks(page: Page, standIn: StandIn, moments: Moment[]): Promise<void> {
  const beginning = standIn.events()[0]?.timestamp ?? 0;
  for (const index of [0, 1, 2, 3, 2, 1, 0, 3, 1]) {
    const moment = moments[index];
    if (!moment) throw new Error(`There is no moment ${index + 1}.`);
    await page.evaluate(
      (at) => (window as unknown as { player: Player }).player.pause(at),
      moment.at - beginning,
    );
    // Frames are built once they have loaded.
    await expect
      .poll(() => page.evaluate(lookOfPage, true), { message: `moment ${index + 1}`, timeout: 3000 })
      .toEqual(moment.look);
  }
}

for (const sample of fidelityPages) {
  test(`replays ${sample.name} as they were, forward, backward and jumping`, async ({
    page,
    standIn,
    faults,
  }) => {
    const moments = await recordMoments(page, standIn, sample);
    expect(faults).toEqual([]);
    await openPlayer(page, standIn);
    await expectLooks(page, standIn, moments);
  });
}

/** As it came, the library may miss what a frame made with `srcdoc` holds; the recorder's build mends that. */
const raced = 'same-origin frames';

test('the build that leaves out what is not reached records as the whole library does', async ({ page }) => {
  test.setTimeout(120_000);
  const standIn = await startStandIn(await bundleRecorder({ whole: true }));
  try {
    for (const sample of fidelityPages.filter(({ name }) => name !== raced)) {
      standIn.received.length = 0;
      const moments = await recordMoments(page, standIn, sample);
      await openPlayer(page, standIn);
      await expectLooks(page, standIn, moments);
    }
  } finally {
    await standIn.close();
  }
});
