import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { KeptAsset } from '../../../packages/replay-format/src/assets.ts';
import { recorderTag } from '../support/fixtures.ts';
import type { StandIn } from '../support/stand-in.ts';
import type { FrontEnd } from './front-ends.ts';
import type { Installed } from './packages.ts';

export interface Moment {
  at: number;
  picture: Buffer;
}

/** After it, what a step moved has come to rest. */
const restMs = 1500;

/** Goes through a front end's steps. @returns how it looked after each, the beginning first */
async function goThrough(page: Page, { steps }: FrontEnd): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (const step of ['', ...steps]) {
    await page.evaluate(step);
    await wait(restMs);
    const at = await page.evaluate(() => Date.now());
    moments.push({ at, picture: await page.screenshot({ caret: 'initial' }) });
    // Events carry milliseconds: what comes next is later than this moment.
    await wait(50);
  }
  return moments;
}

function htmlOf({ head, body, script }: FrontEnd, tag: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}<script type="module">${script}; window.isDrawn = true;</script>${tag}</body></html>`;
}

async function open(page: Page, standIn: StandIn, files: Installed, frontEnd: FrontEnd, tag: string) {
  await page.route(`${standIn.siteUrl}/packages/**`, (route) => {
    const file = files.file(new URL(route.request().url()).pathname.slice('/packages/'.length));
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
): Promise<Moment[]> {
  standIn.settings = { keep_assets: true, keep_pictures: true, record_canvas: true };
  await open(page, standIn, files, frontEnd, recorderTag(standIn));
  await page.waitForFunction(() => performance.now() > 3000);
  const moments = await goThrough(page, frontEnd);
  // What is kept of a page's files is asked for, fetched and sent by and by.
  await wait(5000);
  await page.goto('about:blank');
  await wait(2000);
  return moments;
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
): Promise<{ moments: Moment[]; events: unknown[] }> {
  const begin =
    'window.stock = []; rrweb.record({ emit: (event) => stock.push(event), recordCanvas: true });';
  await open(page, standIn, files, frontEnd, '');
  await page.evaluate(`${library}; ${begin}`);
  const moments = await goThrough(page, frontEnd);
  const events = await page.evaluate(() => (window as unknown as { stock: unknown[] }).stock);
  return { moments, events };
}
