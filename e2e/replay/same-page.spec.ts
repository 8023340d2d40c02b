import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sanitise } from '@earshot/replay-format/sanitise';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { chunkOf } from './chunk-of.ts';
import { StageHost } from './stage-host.ts';

interface Rrweb {
  record: (options: { emit: (event: Recorded) => void }) => unknown;
  Replayer: new (events: unknown[], config: object) => { pause: (ms: number) => void };
}
interface Recorded {
  timestamp: number;
  [field: string]: unknown;
}
type WithLibrary = typeof window & { rrweb: Rrweb; recorded: Recorded[] };

const library = await readFile(
  fileURLToPath(new URL('../../node_modules/rrweb/umd/rrweb.min.js', import.meta.url)),
  'utf8',
);

/** Records a page on which things are added, changed, moved, typed and taken away. */
async function recordSession(page: Page): Promise<Recorded[]> {
  await page.goto('about:blank');
  await page.setContent(
    '<style>.on { color: red }</style><h1>Shop</h1><ul></ul><input><section style="height: 40px; overflow: auto"><div style="height: 3000px"></div></section>',
  );
  await page.evaluate(library);
  return page.evaluate(async () => {
    const { rrweb } = window as WithLibrary;
    const events: Recorded[] = [];
    rrweb.record({ emit: (event) => events.push(event) });
    const list = document.querySelector('ul');
    const input = document.querySelector('input');
    for (let n = 0; n < 30; n++) {
      const row = document.createElement('li');
      row.textContent = `Row ${n}`;
      if (n % 3 === 0) list?.prepend(row);
      else list?.append(row);
      row.classList.toggle('on', n % 2 === 0);
      if (n % 5 === 4) list?.children[2]?.remove();
      if (n % 7 === 6 && list?.lastElementChild) list.prepend(list.lastElementChild);
      document.querySelector('section')?.scrollTo(0, n * 9);
      if (input) input.value = `typed ${n}`;
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      document.querySelector('style')?.sheet?.insertRule(`.r${n} { top: ${n}px }`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return events;
  });
}

/** The page as the library alone shows it at an instant, drawn afresh. */
async function drawnByLibrary(page: Page, events: object[], ms: number): Promise<string> {
  await page.goto('about:blank');
  await page.evaluate(library);
  return page.evaluate(
    ([list, at]) => {
      const { rrweb } = window as WithLibrary;
      new rrweb.Replayer(list, { mouseTail: false }).pause(at);
      const page = document.querySelector('iframe')?.contentDocument;
      return `${page?.body.outerHTML} scrolled ${page?.querySelector('section')?.scrollTop}`;
    },
    [events, ms] as const,
  );
}

test('[PLAY-2] the stage shows the same page as the library alone, forward, backward and jumping', async ({
  page,
}) => {
  const recorded = await recordSession(page);
  const [first, last] = [recorded[0], recorded.at(-1)];
  if (!first || !last) throw new Error('Nothing was recorded');
  const [from, to] = [first.timestamp, last.timestamp];
  const clean = recorded.flatMap((event) => sanitise(event) ?? []);
  const moments = [0.2, 0.45, 0.7, 1].map((share) => Math.round((to - from) * share));
  const expected = new Map<number, string>();
  for (const ms of moments) expected.set(ms, await drawnByLibrary(page, structuredClone(clean), ms));
  expect(new Set(expected.values()).size).toBe(moments.length);

  const host = await StageHost.open(page);
  await host.renew();
  const answer = await host.load({ key: 'a.0', from, to }, chunkOf(recorded, from, to));
  expect(answer.kind).toBe('loaded');
  const [a = 0, b = 0, c = 0, d = 0] = moments;
  for (const ms of [a, b, c, d, c, b, a, d, a, c, b]) {
    await host.post({ kind: 'show', key: 'a.0', at: from + ms, isPlaying: false });
    await host.hears('time');
    const scrolled = await host.scrolled('section');
    expect(`${await host.drawn()} scrolled ${scrolled}`, `at ${ms} ms`).toBe(expected.get(ms));
  }
});

test('the stage keeps two segments, and says which it let go and which it needs', async ({ page }) => {
  const events = await recordSession(page);
  const [from, to] = [events[0]?.timestamp ?? 0, events.at(-1)?.timestamp ?? 0];
  const host = await StageHost.open(page);
  await host.renew();
  const bytes = chunkOf(events, from, to);
  await host.load({ key: 'a.0', from, to }, bytes);
  await host.post({ kind: 'show', key: 'a.0', at: to, isPlaying: false });
  await host.load({ key: 'a.5', from, to }, bytes);
  await host.load({ key: 'a.9', from, to }, bytes);
  await host.post({ kind: 'show', key: 'a.5', at: to, isPlaying: false });
  expect(await host.hears('needs', 'dropped')).toEqual({ kind: 'needs', key: 'a.5' });
  await host.post({ kind: 'show', key: 'a.9', at: to, isPlaying: false });
  expect(await host.hears('time')).toMatchObject({ key: 'a.9', at: to });
});

test('what is no run of chunks is refused with a sentence', async ({ page }) => {
  const host = await StageHost.open(page);
  await host.renew();
  expect(await host.load({ key: 'a.0', from: 1, to: 2 }, Buffer.from('no chunk'))).toEqual({
    kind: 'failed',
    key: 'a.0',
    sentence: 'The last chunk ends within its header.',
  });
});

test('the stage answers only the page that holds it, and its policy is the strict one', async ({ page }) => {
  const reply = await page.goto('/replay-stage/');
  expect(reply?.headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data: blob:; font-src data:; " +
      "media-src data: blob:; connect-src 'none'; frame-src 'none'; object-src 'none'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'self'",
  );
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(0);
});
