import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleRecorder } from '../../packages/recorder/bundling/bundle-recorder.ts';
import { StageHost } from '../replay/stage-host.ts';
import { type FidelityPage, fidelityPages } from './pages/fidelity-pages.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';
import { lookOfPage } from './support/look-of-page.ts';
import type { ServedStage } from './support/serve-stage.ts';
import { type StandIn, startStandIn } from './support/stand-in.ts';

interface Moment {
  at: number;
  look: string[];
}

/** Runs in the page until what it changed is drawn, its frames included, and their listeners have run. */
async function settled(): Promise<void> {
  const painted = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  const isLoaded = (frame: HTMLIFrameElement) =>
    frame.contentDocument?.readyState === 'complete' && frame.contentDocument.body.childNodes.length > 0;
  await painted();
  while (![...document.querySelectorAll('iframe')].every(isLoaded)) await painted();
  await painted();
}

/** Four moments of a page as they were while it was recorded. */
async function recordMoments(
  page: Page,
  standIn: StandIn,
  { head = '', body, script, screen = 'light' }: FidelityPage,
  firstSeq = 0,
): Promise<Moment[]> {
  const html = `<!doctype html><html><head>${head}</head><body>${body}<script>${script}</script>${recorderTag(standIn)}</body></html>`;
  standIn.pages.set('/page', { html });
  await page.emulateMedia({ colorScheme: screen });
  await page.goto(`${standIn.siteUrl}/page`);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  const moments: Moment[] = [];
  for (const step of ['', 'step1()', 'step2()', 'step3()']) {
    await page.evaluate(step);
    await page.evaluate(settled);
    moments.push({ at: await page.evaluate(() => Date.now()), look: await page.evaluate(lookOfPage, false) });
    // Events carry milliseconds: what comes next is later than this moment.
    await page.evaluate(settled);
  }
  await page.goto('about:blank');
  await expect
    .poll(() => standIn.events().at(-1)?.timestamp ?? 0)
    .toBeGreaterThan(moments[2]?.at ?? Infinity);
  await nothingMoreComes(standIn);
  await everythingCame(page, standIn, firstSeq);
  return moments;
}

/**
 * The moments of a recording that holds them all. What a page still holds as it is left is masked within a budget of time; a
 * machine that stalls drops the rest and says so, and such a recording tells nothing of likeness.
 */
async function recordAllMoments(
  page: Page,
  standIn: StandIn,
  sample: FidelityPage,
  firstSeq = 0,
): Promise<Moment[]> {
  for (let tries = 0; tries < 3; tries += 1) {
    const moments = await recordMoments(page, standIn, sample, firstSeq);
    if (!standIn.everything().includes('not_masked_in_time')) return moments;
    firstSeq += standIn.received.length;
    standIn.received.length = 0;
  }
  throw new Error('The page was left three times before all it held was masked.');
}

/**
 * What was on its way as the page was left is cut off; the next page of the tab sends it again. It also sends what came but was not
 * known to have come; of that, one stays.
 */
async function everythingCame(page: Page, standIn: StandIn, firstSeq: number): Promise<void> {
  const keepOnce = () => {
    const bySeq = new Map(standIn.received.map((chunk) => [chunk.header.seq, chunk]));
    const own = [...bySeq.values()].filter(({ header }) => header.seq >= firstSeq);
    standIn.received.splice(0, Infinity, ...own.toSorted((a, b) => a.header.seq - b.header.seq));
  };
  const isWhole = () => standIn.received.every(({ header }, index) => header.seq === firstSeq + index);
  keepOnce();
  for (let visits = 0; !isWhole(); visits += 1) {
    expect(visits, 'visits until every chunk had come').toBeLessThan(5);
    await page.goto(`${standIn.siteUrl}/page`);
    await wait(1_000);
    await page.goto('about:blank');
    await nothingMoreComes(standIn);
    keepOnce();
  }
}

/** What a page still holds is sent as it is left, in one chunk or several. */
async function nothingMoreComes(standIn: StandIn): Promise<void> {
  for (let known = -1; known !== standIn.received.length;) {
    known = standIn.received.length;
    await wait(300);
  }
}

/** The player's stage with all that was recorded of a page. */
async function openStage(page: Page, standIn: StandIn, stage: ServedStage): Promise<StageHost> {
  await page.emulateMedia({ colorScheme: 'light' });
  const host = await StageHost.open(page, stage.url);
  await host.renew();
  const chunks = standIn.received.toSorted((a, b) => a.header.seq - b.header.seq);
  const events = standIn.events();
  const [from, to] = [events[0]?.timestamp ?? 0, events.at(-1)?.timestamp ?? 0];
  const bytes = Buffer.concat(chunks.map((chunk) => chunk.bytes));
  expect(await host.load({ key: 'a.0', from, to }, bytes)).toMatchObject({ kind: 'loaded' });
  return host;
}

const forward = [0, 1, 2, 3];
const forwardBackwardJumping = [...forward, 2, 1, 0, 3, 1];

async function expectLooks(host: StageHost, moments: Moment[], order: number[]): Promise<void> {
  for (const index of order) {
    const moment = moments[index];
    if (!moment) throw new Error(`There is no moment ${index + 1}.`);
    await host.post({ kind: 'show', key: 'a.0', at: moment.at, isPlaying: false });
    expect(await host.hears('time', 'failed')).toMatchObject({ kind: 'time' });
    // Frames are built once they have loaded.
    await expect
      .poll(() => host.stage.evaluate(lookOfPage, true), { message: `moment ${index + 1}`, timeout: 15_000 })
      .toEqual(moment.look);
  }
}

for (const sample of fidelityPages) {
  test(`[PLAY-2] the stage replays ${sample.name} as they were, forward, backward and jumping`, async ({
    page,
    standIn,
    stage,
    faults,
  }) => {
    const moments = await recordAllMoments(page, standIn, sample);
    expect(faults).toEqual([]);
    await expectLooks(await openStage(page, standIn, stage), moments, forwardBackwardJumping);
  });
}

/**
 * As it came, the library may miss what a frame made with `srcdoc` holds, and, where blanks of a head are left out, the texts of style
 * elements; what a variable sets by a shorthand is told empty. The recorder's build mends all three.
 */
const mended = [
  'same-origin frames',
  'style elements that are written anew',
  'shorthands that a variable sets',
];

test('the build that leaves out what is not reached records as the whole library does', async ({
  page,
  stage,
}) => {
  test.setTimeout(120_000);
  const whole = await bundleRecorder({ whole: true });
  for (const sample of fidelityPages.filter(({ name }) => !mended.includes(name))) {
    // Another site each time: a tab sends again what it left behind on the page before.
    const standIn = await startStandIn(whole);
    try {
      const moments = await recordAllMoments(page, standIn, sample);
      await expectLooks(await openStage(page, standIn, stage), moments, forward);
    } finally {
      await standIn.close();
    }
  }
});
