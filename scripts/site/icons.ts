// Draws the icons that browsers and phones ask for by name, from the project's mark: node scripts/site/icons.ts
import { chromium } from 'playwright-core';
import { readFile, writeFile } from 'node:fs/promises';
import { chromiumLaunch } from '../../e2e/support/chromium.ts';
import { iconFileOf } from './icon-file.ts';

const folder = new URL('../../apps/web/public/', import.meta.url);
const mark = await readFile(new URL('mark.svg', folder), 'utf8');

const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage();
const tabs = [];
for (const size of [16, 32, 48]) tabs.push({ size, png: await draw(size, 0.2) });
await writeFile(new URL('favicon.ico', folder), iconFileOf(tabs));
// Phones round the corners themselves.
await writeFile(new URL('apple-touch-icon.png', folder), await draw(180, 0));
await browser.close();

/** The mark on a tile, so that it is seen on light and dark alike. @param corner radius of the corners, as a share of the size */
async function draw(size: number, corner: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  // Small ones need the room.
  const share = size < 64 ? 0.78 : 0.64;
  await page.setContent(`<!doctype html><style>
    body { margin: 0 } svg { width: ${size * share}px } svg path { stroke: #f3f8f4 !important }
    div { width: ${size}px; height: ${size}px; display: grid; place-items: center; background: #10352b; border-radius: ${size * corner}px }
  </style><div>${mark}</div>`);
  return page.screenshot({ omitBackground: true });
}
