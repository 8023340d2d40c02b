import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { KeptAsset } from '../../../packages/replay-format/src/assets.ts';
import { recorderTag } from '../support/fixtures.ts';
import type { StandIn } from '../support/stand-in.ts';
import { builtScript } from './built-script.ts';
import type { FrontEnd } from './front-ends/front-end.ts';
import { maskedOnPage, type Place, placesOf } from './places.ts';
import { type Installed, typeOf } from './packages.ts';

export interface Moment {
  at: number;
  picture: Buffer;
  /** What our recorder masks of it, where it stands. */
  masked: Place[];
}

export interface Recorded {
  moments: Moment[];
  /** Where the probes stand at the first moment. */
  probes: Place[];
}

/** After it, what a step moved has come to rest. */
const restMs = 1500;

/** Goes through a front end's steps. @returns how it looked after each, the beginning first */
async function goThrough(page: Page, { steps, probes = [] }: FrontEnd): Promise<Recorded> {
  const moments: Moment[] = [];
  const places = await page.evaluate(placesOf, probes);
  for (const step of ['', ...steps]) {
    await page.evaluate(step);
    await wait(restMs);
    const at = await page.evaluate(() => Date.now());
    const picture = await page.screenshot({ caret: 'initial' });
    moments.push({ at, picture, masked: await page.evaluate(maskedOnPage) });
    // Events carry milliseconds: what comes next is later than this moment.
    await wait(50);
  }
  return { moments, probes: places };
}

function htmlOf({ head = '', body, script = '', isBuilt }: FrontEnd, tag: string): string {
  const module = isBuilt
    ? '<script type="module" src="/packages/built.js"></script>'
    : `<script type="module">${script}; window.isDrawn = true;</script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}${module}${tag}</body></html>`;
}

async function open(page: Page, standIn: StandIn, files: Installed, frontEnd: FrontEnd, tag: string) {
  const built = frontEnd.isBuilt ? Buffer.from(await builtScript(frontEnd, files)) : undefined;
  await page.route(`${standIn.siteUrl}/packages/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice('/packages/'.length);
    const file = built && path === 'built.js' ? { type: typeOf(path), bytes: built } : files.file(path);
    return file
      ? route.fulfill({ contentType: file.type, body: file.bytes })
      : route.fulfill({ status: 404, body: '' });
  });
  standIn.pages.set('/page', { html: htmlOf(frontEnd, tag) });
  await page.goto(`${standIn.siteUrl}/page`);
  await page.waitForFunction(() => 'isDrawn' in window, undefined, { timeout: 30_000 });
}

/** Records a front end with our recorder; what was sent is in the stand-in then. */
export async function recordOurs(
  page: Page,
  standIn: StandIn,
  files: Installed,
  frontEnd: FrontEnd,
): Promise<Recorded> {
  standIn.settings = { keep_assets: true, keep_pictures: true, record_canvas: true, record_video: true };
  await open(page, standIn, files, frontEnd, recorderTag(standIn));
  await page.waitForFunction(() => performance.now() > 3000);
  const recorded = await goThrough(page, frontEnd);
  // What is kept of a page's files is asked for, fetched and sent by and by.
  await wait(5000);
  await page.goto('about:blank');
  await wait(2000);
  return recorded;
}

/** What was kept, as the player's screen hands it to its stage. */
export function keptBy({ assets }: StandIn, files: Installed): KeptAsset[] {
  return [...assets.told].flatMap(([address, sha256]) => {
    const bytes = assets.bytes.get(sha256);
    const type = files.file(new URL(address).pathname.slice('/packages/'.length))?.type;
    return bytes && type ? [{ address, type: type as KeptAsset['type'], bytes: new Uint8Array(bytes) }] : [];
  });
}

/** Records a front end with the recording library as it comes. */
export async function recordStock(
  page: Page,
  standIn: StandIn,
  files: Installed,
  frontEnd: FrontEnd,
  library: string,
): Promise<Recorded & { events: unknown[] }> {
  const begin =
    'window.stock = []; rrweb.record({ emit: (event) => stock.push(event), recordCanvas: true });';
  await open(page, standIn, files, frontEnd, '');
  await page.evaluate(`${library}; ${begin}`);
  const recorded = await goThrough(page, frontEnd);
  const events = await page.evaluate(() => (window as unknown as { stock: unknown[] }).stock);
  return { ...recorded, events };
}
