import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { StageHost } from '../replay/stage-host.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';
import type { ServedStage } from './support/serve-stage.ts';
import type { StandIn } from './support/stand-in.ts';

/** All that was recorded, in a stage. */
async function loaded(page: Page, standIn: StandIn, stage: ServedStage): Promise<StageHost> {
  const host = await StageHost.open(page, stage.url);
  await host.renew();
  const events = standIn.events();
  const [from, to] = [events[0]?.timestamp ?? 0, events.at(-1)?.timestamp ?? 0];
  const chunks = standIn.received.toSorted((a, b) => a.header.seq - b.header.seq);
  await host.load({ key: 'a.0', from, to }, Buffer.concat(chunks.map((chunk) => chunk.bytes)));
  return host;
}

test('[PLAY-2] animations that ended before a moment stand at their end, and others where they were', async ({
  page,
  standIn,
  stage,
}) => {
  const html = `<!doctype html><html><head><style>
      @keyframes enter { from { opacity: 0 } to { opacity: 1 } } @keyframes turn { to { rotate: 1turn } }
      .enter { animation: enter 600ms linear 100ms both } .long { animation: enter 60s linear both } .turns { animation: turn 1s linear infinite }
    </style></head><body><p class="enter">First</p><p class="turns">Turns</p>${recorderTag(standIn)}</body></html>`;
  standIn.pages.set('/page', { html });
  await page.goto(`${standIn.siteUrl}/page`);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  const addedAt = await page.evaluate(() => {
    for (const kind of ['enter', 'long'])
      document.body.append(Object.assign(document.createElement('p'), { className: kind }));
    return Date.now();
  });
  await wait(2000);
  const endedAt = await page.evaluate(() => {
    document.body.append('more');
    return Date.now();
  });
  await page.goto('about:blank');
  await expect.poll(() => standIn.everything()).toContain('more');

  const host = await loaded(page, standIn, stage);
  const opacities = async (at: number) => {
    await host.post({ kind: 'show', key: 'a.0', at, isPlaying: false });
    await host.hears('time');
    return host.stage.evaluate(() => {
      const shown = document.querySelector('iframe')?.contentDocument;
      return [...(shown?.querySelectorAll('.enter, .long') ?? [])].map((part) =>
        Number(getComputedStyle(part).opacity),
      );
    });
  };
  const [first, second, long] = await opacities(endedAt);
  expect([first, second]).toEqual([1, 1]);
  expect(long).toBeGreaterThan(0.02);
  expect(long).toBeLessThan(0.1);
  const [, entering] = await opacities(addedAt + 400);
  expect(entering).toBeGreaterThan(0.2);
  expect(entering).toBeLessThan(0.8);
});

test('[PLAY-2] what scripts animate is shown where it was: at its end while it stays, on its way, and gone', async ({
  page,
  standIn,
  stage,
}) => {
  const html = `<!doctype html><html><body><p id="before">Before</p><p id="stays">Stays</p><p id="long">Long</p><p id="secret">Said</p>${recorderTag(standIn)}
    <script>before.animate({ opacity: [1, 0.5] }, { duration: 10, fill: 'forwards' })</script></body></html>`;
  standIn.pages.set('/page', { html });
  await page.goto(`${standIn.siteUrl}/page`);
  // What comes late is sent with the next chunk.
  await expect.poll(() => standIn.everything(), { timeout: 20_000 }).toContain('es:animation');
  const begunAt = await page.evaluate(() => {
    for (const [id, duration] of [
      ['stays', 200],
      ['long', 60_000],
    ] as const)
      document.getElementById(id)?.animate({ opacity: [0, 0.75] }, { duration, fill: 'forwards' });
    document
      .getElementById('secret')
      ?.animate({ backgroundImage: ['none', 'url(https://shop.test/a.png?mail=ada@example.com)'] }, 60_000);
    return Date.now();
  });
  await wait(1500);
  const goneAt = await page.evaluate(() => {
    for (const one of document.getElementById('stays')?.getAnimations() ?? []) {
      one.cancel();
      one.effect = null;
    }
    return Date.now();
  });
  await wait(500);
  const lastAt = await page.evaluate(() => {
    document.body.append('more');
    return Date.now();
  });
  await page.goto('about:blank');
  await expect.poll(() => standIn.everything()).toContain('more');
  expect(standIn.everything()).not.toContain('ada@');

  const host = await loaded(page, standIn, stage);
  const shownAt = async (at: number, isPlaying = false) => {
    await host.post({ kind: 'show', key: 'a.0', at, isPlaying });
    await host.hears('time');
    return host.stage.evaluate(() => {
      const shown = document.querySelector('iframe')?.contentDocument;
      return ['before', 'stays', 'long'].map((id) => {
        const part = shown?.getElementById(id);
        return part ? Number(getComputedStyle(part).opacity) : NaN;
      });
    });
  };
  const [before, stays, long] = await shownAt(goneAt - 50);
  expect([before, stays]).toEqual([0.5, 0.75]);
  expect(long).toBeGreaterThan(0.01);
  expect(long).toBeLessThan(0.03);
  expect((await shownAt(lastAt))[1]).toBe(1);
  const entering = (await shownAt(begunAt + 120))[1] ?? 0;
  expect(entering).toBeGreaterThan(0.1);
  expect(entering).toBeLessThan(0.7);
  await shownAt(begunAt + 50, true);
  await expect
    .poll(
      async () =>
        await host.stage.evaluate(() => {
          const part = document.querySelector('iframe')?.contentDocument?.getElementById('stays');
          return part ? Number(getComputedStyle(part).opacity) : NaN;
        }),
    )
    .toBe(0.75);
});
