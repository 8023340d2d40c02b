import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { assetLimits, type KeptAsset } from '@earshot/replay-format/assets';
import { StageHost } from '../replay/stage-host.ts';
import { expect, recorderTag, test } from './support/fixtures.ts';
import type { StandIn } from './support/stand-in.ts';

const font = await readFile(
  fileURLToPath(
    import.meta.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
  ),
);
/** Eight by eight pixels, all of them red. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4z8CAFTEMLQkAKP8/wc53yE4AAAAASUVORK5CYII=',
  'base64',
);
/** Another content for each name, so that what is kept tells where it came from. */
const named = (name: string) => Buffer.concat([picture, Buffer.from(name)]);

function serve(standIn: StandIn, path: string, type: string, bytes: Buffer, more = {}): void {
  standIn.pages.set(path, { html: bytes, headers: { 'content-type': type, ...more } });
}

/** What was kept, as the player's screen hands it to the stage. */
function keptBy({ assets }: StandIn): KeptAsset[] {
  return [...assets.told].flatMap(([address, sha256]) => {
    const bytes = assets.bytes.get(sha256);
    const type = address.endsWith('.woff2')
      ? 'font/woff2'
      : address.endsWith('.css')
        ? 'text/css'
        : 'image/png';
    return bytes ? [{ address, type, bytes: new Uint8Array(bytes) } satisfies KeptAsset] : [];
  });
}

const paths = ({ assets }: StandIn) => [...assets.told.keys()].map((url) => new URL(url).pathname).toSorted();

test('[PLAY-2] a replay shows pictures, fonts and styles of a page that are gone by then', async ({
  page,
  standIn,
  stage,
  faults,
}) => {
  standIn.settings = { keep_assets: true, keep_pictures: true };
  serve(standIn, '/photo.png', 'image/png', named('photo'));
  serve(standIn, '/tile.png', 'image/png', named('tile'));
  serve(standIn, '/kept.woff2', 'font/woff2', font);
  const html = `<!doctype html><html><head><style>
      @font-face { font-family: Kept; src: url(/kept.woff2) format('woff2') }
      p { font-family: Kept; background: url(/tile.png) }
    </style></head><body><img src="/photo.png"><p>Text</p>${recorderTag(standIn)}</body></html>`;
  standIn.pages.set('/page', { html });
  await page.goto(`${standIn.siteUrl}/page`);
  await expect.poll(() => [...standIn.assets.bytes].length, { timeout: 20_000 }).toBe(3);
  await page.goto('about:blank');
  expect(faults).toEqual([]);

  standIn.pages.clear();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const host = await StageHost.open(page, stage.url);
  await host.renew();
  const events = standIn.events();
  const [from, to] = [events[0]?.timestamp ?? 0, events.at(-1)?.timestamp ?? 0];
  const bytes = Buffer.concat(standIn.received.map((chunk) => chunk.bytes));
  await host.load({ key: 'a.0', from, to }, bytes);
  const { addresses } = await host.hears('lacks');
  expect(addresses.map((url) => new URL(url).pathname).toSorted()).toEqual([
    '/kept.woff2',
    '/photo.png',
    '/tile.png',
  ]);
  await host.giveAssets(keptBy(standIn));
  await host.load({ key: 'a.0', from, to }, bytes);
  await host.post({ kind: 'show', key: 'a.0', at: to, isPlaying: false });
  const look = () =>
    host.stage.evaluate(() => {
      const shown = document.querySelector('iframe')?.contentDocument;
      const text = shown?.querySelector('p');
      return {
        width: shown?.querySelector('img')?.naturalWidth,
        background: text && getComputedStyle(text).backgroundImage.startsWith('url("blob:'),
        fonts: [...(shown?.fonts ?? [])].map(({ family, status }) => `${family} ${status}`),
      };
    });
  await expect.poll(look).toEqual({ width: 8, background: true, fonts: ['Kept loaded'] });
  expect(
    asked.filter((url) => !url.startsWith(stage.url) && !url.startsWith('blob:') && !url.startsWith('data:')),
  ).toEqual([]);
});

test('[PLAY-2] files behind values that are cut from addresses are kept under names of their own', async ({
  page,
  standIn,
}) => {
  standIn.settings = { keep_assets: true, keep_pictures: true };
  const addresses = ['/_next/image?url=%2Fhero.png&w=640', '/tiles?x=4093&y=2723', '/tiles?x=4094&y=2723'];
  for (const address of addresses) serve(standIn, address, 'image/png', named(address));
  serve(standIn, '/photo.png?signature=abc', 'image/png', named('signed'));
  serve(standIn, '/css2?family=Inter:wght@400', 'text/css', Buffer.from('p { color: teal }'));
  const html = `<!doctype html><html><head><style>@import url("/css2?family=Inter:wght@400")</style></head><body>
    ${addresses.map((address) => `<img src="${address}">`).join('')}<img src="/photo.png?signature=abc">${recorderTag(standIn)}</body></html>`;
  standIn.pages.set('/page', { html });
  await page.goto(`${standIn.siteUrl}/page`);
  const kept = () => [...standIn.assets.bytes.values()].map((bytes) => Buffer.from(bytes).toString('latin1'));
  await expect
    .poll(() => addresses.filter((address) => kept().some((bytes) => bytes.endsWith(address))), {
      timeout: 20_000,
    })
    .toEqual(addresses);
  expect(new Set(standIn.assets.told.keys()).size).toBe(standIn.assets.told.size);
  const sent = JSON.stringify([standIn.events(), [...standIn.assets.told.keys()]]);
  expect(sent).not.toMatch(/hero\.png|4093|4094|abc|Inter/);
  expect(kept().some((bytes) => bytes.endsWith('signed'))).toBe(false);
});

test('[PLAY-2] a sheet of which browsers tell only a part is kept whole', async ({ page, standIn }) => {
  standIn.settings = { keep_assets: true };
  const sheet = ':root { --edge: 3px solid } p { border: var(--edge); border-color: red }';
  serve(standIn, '/look.css', 'text/css', Buffer.from(sheet));
  serve(standIn, '/whole.css', 'text/css', Buffer.from('b { color: teal }'));
  const html = `<!doctype html><html><head><link rel="stylesheet" href="/look.css"><link rel="stylesheet" href="/whole.css"></head>
    <body><p>Framed</p>${recorderTag(standIn)}</body></html>`;
  standIn.pages.set('/page', { html });
  await page.goto(`${standIn.siteUrl}/page`);
  await expect.poll(() => paths(standIn), { timeout: 20_000 }).toEqual(['/look.css']);
  const [kept] = standIn.assets.bytes.values();
  expect(kept?.toString('utf8')).toBe(sheet);
});

test('[REC-1] pictures in masked and blocked parts are not kept, nor what is named by a value that was taken out', async ({
  page,
  standIn,
}) => {
  standIn.settings = { keep_assets: true, keep_pictures: true };
  for (const name of ['open', 'masked', 'blocked', 'signed', 'typed', 'inline', 'late', 'frame'])
    serve(standIn, `/${name}.png`, 'image/png', named(name));
  const html = `<!doctype html><html><body>
      <div data-earshot-mask><img src="/masked.png"><i style="background: url(/inline.png)">a</i></div>
      <div data-earshot-block><img src="/blocked.png"></div>
      <div contenteditable><img src="/typed.png"></div>
      <img src="/signed.png?signature=abc"><img src="/open.png" id="open">${recorderTag(standIn)}</body></html>`;
  standIn.pages.set('/page', { html });
  await page.goto(`${standIn.siteUrl}/page`);
  await expect.poll(() => paths(standIn), { timeout: 20_000 }).toEqual(['/open.png']);
  // What comes last is told last: nothing else is on its way by then.
  await page.evaluate(() => document.querySelector('#open')?.setAttribute('src', '/late.png'));
  await expect.poll(() => paths(standIn), { timeout: 20_000 }).toEqual(['/late.png', '/open.png']);
});

test('[REC-1] without leave, only what style sheets name and pictures of allowed parts are kept', async ({
  page,
  standIn,
}) => {
  standIn.settings = { keep_assets: true };
  for (const name of ['own', 'allowed', 'tile', 'unused'])
    serve(standIn, `/${name}.png`, 'image/png', named(name));
  serve(standIn, '/page.png', 'text/html', Buffer.from('<script>alert(1)</script>'));
  serve(standIn, '/huge.png', 'image/png', Buffer.concat([picture, Buffer.alloc(assetLimits.bytesMax)]));
  const html = `<!doctype html><html><head><style>
      p { background: url(/tile.png) } .never { background: url(/unused.png) }
    </style></head><body><p>Text</p><img src="/own.png">
      <div data-earshot-allow><img src="/huge.png"><img src="/page.png"><img src="/allowed.png"></div>${recorderTag(standIn)}</body></html>`;
  standIn.pages.set('/page', { html });
  await page.goto(`${standIn.siteUrl}/page`);
  await expect.poll(() => paths(standIn), { timeout: 20_000 }).toEqual(['/allowed.png', '/tile.png']);
});
