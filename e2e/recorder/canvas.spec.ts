import type { Page } from '@playwright/test';
import { StageHost } from '../replay/stage-host.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';
import type { StandIn } from './support/stand-in.ts';

const body = `<style>canvas { display: block } #small { width: 100px; height: 50px }</style>
  <canvas id="flat" width="120" height="60"></canvas><canvas id="small" width="800" height="400"></canvas>
  <canvas id="deep" width="64" height="64"></canvas><div id="host"></div><div data-earshot-mask><canvas id="masked" width="40" height="40"></canvas></div>
  <script>
    const fill = (canvas, colour) => { const c = canvas.getContext('2d'); c.fillStyle = colour; c.fillRect(0, 0, canvas.width, canvas.height); };
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<canvas id="inner" width="30" height="30"></canvas>';
    function draw() {
      fill(flat, 'rgb(255, 0, 0)'); fill(small, 'rgb(0, 0, 255)'); fill(masked, 'rgb(1, 2, 3)'); fill(root.firstChild, 'rgb(0, 128, 0)');
      const gl = deep.getContext('webgl'); if (!gl) return; gl.clearColor(1, 1, 0, 1); gl.clear(gl.COLOR_BUFFER_BIT);
    }
    function change() { flat.width = 90; fill(flat, 'rgb(0, 200, 0)'); }
  </script>`;

/** The middle of what each canvas and each film shows in the replay, and its size. */
type Shown = Record<string, { colour: string; width: number; height: number }>;

async function openReplay(
  page: Page,
  standIn: StandIn,
  url: string,
): Promise<(at?: number) => Promise<Shown>> {
  const host = await StageHost.open(page, url);
  await host.renew();
  const events = standIn.events();
  const [from, to] = [events[0]?.timestamp ?? 0, events.at(-1)?.timestamp ?? 0];
  const chunks = standIn.received.toSorted((a, b) => a.header.seq - b.header.seq);
  await host.load({ key: 'a.0', from, to }, Buffer.concat(chunks.map((chunk) => chunk.bytes)));
  return async (at = to) => {
    await host.post({ kind: 'show', key: 'a.0', at, isPlaying: false });
    await host.hears('time');
    await page.waitForTimeout(300);
    return host.stage.evaluate(shownOnCanvases);
  };
}

/** Runs in the stage. */
async function shownOnCanvases(): Promise<Shown> {
  const page = document.querySelector('iframe')?.contentDocument;
  const shown: Shown = {};
  const roots: ParentNode[] = page ? [page] : [];
  for (const root of roots) {
    for (const part of root.querySelectorAll('*')) if (part.shadowRoot) roots.push(part.shadowRoot);
    for (const canvas of root.querySelectorAll<HTMLCanvasElement | HTMLVideoElement>('canvas, video')) {
      const image = new Image();
      const address = 'poster' in canvas ? canvas.poster : canvas.style.content.slice(5, -2);
      if (address !== '') image.src = address;
      const own = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      // A film of which nothing came shows nothing.
      if (address !== '') await image.decode();
      own?.drawImage(image, image.naturalWidth / 3, image.naturalHeight / 3, 1, 1, 0, 0, 1, 1);
      const [r, g, b, a] = own?.getImageData(0, 0, 1, 1).data ?? [];
      const { width, height } = canvas.getBoundingClientRect();
      shown[canvas.id] = { colour: `${r},${g},${b},${a}`, width, height };
    }
  }
  return shown;
}

test('[PLAY-2] canvas elements show the last picture before a moment, in their size, and masked ones none', async ({
  page,
  standIn,
  stage,
}) => {
  test.slow();
  standIn.settings = { record_canvas: true };
  standIn.pages.set('/page', { html: `<!doctype html><body>${body}${recorderTag(standIn)}</body>` });
  await page.goto(`${standIn.siteUrl}/page`);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  await page.evaluate('draw()');
  const drawn = () => standIn.everything().split('"source":9').length - 1;
  await expect.poll(drawn, { timeout: 40_000 }).toBeGreaterThanOrEqual(4);
  await page.waitForTimeout(1000);
  const before = await page.evaluate(() => Date.now());
  await page.evaluate('change()');
  await page.waitForTimeout(3000);
  await page.goto('about:blank');
  await expect.poll(() => (standIn.events().at(-1)?.timestamp ?? 0) > before).toBe(true);
  await page.waitForTimeout(500);

  const showAt = await openReplay(page, standIn, stage.url);
  const first = await showAt(before);
  expect(near(first.flat, '255,0,0,255')).toBe(true);
  expect(first.flat).toMatchObject({ width: 120, height: 60 });
  expect(near(first.small, '0,0,255,255')).toBe(true);
  expect(first.small).toMatchObject({ width: 100, height: 50 });
  expect(near(first.inner, '0,128,0,255')).toBe(true);
  expect(near(first.deep, '255,255,0,255')).toBe(true);
  expect(first.masked).toMatchObject({ colour: '0,0,0,0', width: 40, height: 40 });
  const then = await showAt();
  expect(near(then.flat, '0,200,0,255')).toBe(true);
  expect(then.flat).toMatchObject({ width: 90, height: 60 });
});

/** A film of half a second, green, that the page makes itself. */
const film = `<div data-earshot-allow><video id="film" muted></video></div><video id="other" muted></video><div data-earshot-mask><video id="masked" muted></video></div><video id="live" muted autoplay></video><script>
    async function show() {
      const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
      const context = canvas.getContext('2d');
      const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
      const parts = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const ended = new Promise((resolve) => { recorder.onstop = resolve; });
      recorder.start();
      for (let at = 0; at < 10; at++) {
        context.fillStyle = at % 2 ? 'rgb(0, 128, 0)' : 'rgb(0, 130, 0)';
        context.fillRect(0, 0, 160, 90);
        await new Promise((next) => setTimeout(next, 50));
      }
      recorder.stop();
      await ended;
      live.srcObject = canvas.captureStream(5);
      for (const one of document.querySelectorAll('video:not(#live)')) one.src = URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
    }
  </script>`;

test('[PLAY-2] a film that the page allows shows the picture that it stood at, in its size, and no other does', async ({
  page,
  standIn,
  stage,
}) => {
  standIn.settings = { record_canvas: true };
  standIn.pages.set('/page', { html: `<!doctype html><body>${film}${recorderTag(standIn)}</body>` });
  await page.goto(`${standIn.siteUrl}/page`);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  await page.evaluate('show()');
  await expect.poll(() => standIn.everything().includes('"source":9'), { timeout: 40_000 }).toBe(true);
  const shown = await (await openReplay(page, standIn, stage.url))();
  expect(near(shown.film, '0,129,0,255')).toBe(true);
  expect(shown.film).toMatchObject({ width: 160, height: 90 });
  expect(near(shown.masked, '0,129,0,255')).toBe(false);
  expect(near(shown.other, '0,129,0,255')).toBe(false);
});

test('[PLAY-2] films are recorded where the site asks for them, but for masked ones, cameras and calls', async ({
  page,
  standIn,
  stage,
}) => {
  standIn.settings = { record_video: true };
  const drawn = '<canvas id="drawn" width="30" height="30"></canvas>';
  standIn.pages.set('/page', { html: `<!doctype html><body>${film}${drawn}${recorderTag(standIn)}</body>` });
  await page.goto(`${standIn.siteUrl}/page`);
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  await page.evaluate('show()');
  await page.evaluate(`drawn.getContext('2d').fillRect(0, 0, 30, 30)`);
  const told = () => new Set(standIn.events().flatMap(({ data }) => (data.source === 9 ? [data.id] : [])));
  await expect.poll(() => told().size, { timeout: 40_000 }).toBe(2);
  await page.waitForTimeout(2000);
  const shown = await (await openReplay(page, standIn, stage.url))();
  expect(told().size).toBe(2);
  for (const id of ['film', 'other']) expect([id, near(shown[id], '0,129,0,255')]).toEqual([id, true]);
  for (const id of ['masked', 'live', 'drawn'])
    expect([id, near(shown[id], '0,129,0,255')]).toEqual([id, false]);
  // What is not shown has its place all the same.
  expect(shown.masked).toMatchObject({ width: 160, height: 90 });
});

test('[PLAY-2] canvas elements that are not recorded leave a placeholder of their size', async ({
  page,
  standIn,
  stage,
}) => {
  standIn.pages.set('/page', { html: `<!doctype html><body>${body}${recorderTag(standIn)}</body>` });
  await page.goto(`${standIn.siteUrl}/page`);
  await page.evaluate('draw()');
  await expect.poll(() => standIn.received.length).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  expect(standIn.everything()).not.toContain('"source":9');
  const shown = await (await openReplay(page, standIn, stage.url))();
  expect(shown.flat).toMatchObject({ colour: '0,0,0,0', width: 120, height: 60 });
  expect(shown.small).toMatchObject({ width: 100, height: 50 });
});

/** Pictures are packed with a little loss. */
function near(shown: Shown[string] | undefined, colour: string): boolean {
  const [is, wanted] = [shown?.colour ?? '', colour].map((text) => text.split(',').map(Number));
  return Boolean(is?.length === 4 && wanted?.every((value, at) => Math.abs(value - (is[at] ?? -99)) <= 6));
}
