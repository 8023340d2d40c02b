import { setTimeout as wait } from 'node:timers/promises';
import { StageHost } from '../replay/stage-host.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';

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

  const host = await StageHost.open(page, stage.url);
  await host.renew();
  const events = standIn.events();
  const [from, to] = [events[0]?.timestamp ?? 0, events.at(-1)?.timestamp ?? 0];
  const chunks = standIn.received.toSorted((a, b) => a.header.seq - b.header.seq);
  await host.load({ key: 'a.0', from, to }, Buffer.concat(chunks.map((chunk) => chunk.bytes)));
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
