/**
 * Records front ends that nobody prepared, installed from the registry, and prints how alike their replays are to them, beside the
 * recording library with its own player: `npm run accept:fidelity`, or some: `npm run accept:fidelity -- Bootstrap Quill`.
 * Pictures lie in `.cache/fidelity`: live, ours and stock beside each other; of those that are held back there are none.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleRecorder } from '../../../packages/recorder/bundling/bundle-recorder.ts';
import { serveStage, type ServedStage } from '../support/serve-stage.ts';
import { startStandIn } from '../support/stand-in.ts';
import { chromiumLaunch } from '../../support/chromium.ts';
import { alike } from './alike.ts';
import { frontEnds, type FrontEnd } from './front-ends.ts';
import { installed, type Installed } from './packages.ts';
import { keptBy, type Moment, recordOurs, recordStock } from './record.ts';
import { replayOurs, replayStock } from './replay.ts';

const pictures = fileURLToPath(new URL('../../../.cache/fidelity/', import.meta.url));
const library = readFileSync(
  fileURLToPath(new URL('../../../node_modules/rrweb/umd/rrweb.min.js', import.meta.url)),
  'utf8',
);
const files = await bundleRecorder();
const given = process.argv.slice(2);
const chosen = frontEnds.filter(({ name }) => given.length === 0 || given.includes(name));

const browser = await chromium.launch(chromiumLaunch);
const stage = await serveStage();
mkdirSync(pictures, { recursive: true });
try {
  console.log('How alike replays are to the page, 0 to 1, at each moment: ours | the library alone');
  for (const frontEnd of chosen) console.log(await figuresOf(browser, stage, frontEnd));
} finally {
  await browser.close();
  await stage.close();
}

async function figuresOf(by: Browser, shownBy: ServedStage, frontEnd: FrontEnd): Promise<string> {
  const packages = await installed(frontEnd.packages);
  try {
    const ours = await oursOf(by, shownBy, packages, frontEnd);
    const stock = await stockOf(by, packages, frontEnd);
    const line = (values: number[]) => values.map((value) => value.toFixed(3)).join(' ');
    const held = frontEnd.isHeldBack ? ' (held back)' : '';
    return `${frontEnd.name}${held}: ${line(ours)} | ${line(stock)}`;
  } catch (error) {
    return `${frontEnd.name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
  }
}

async function oursOf(
  by: Browser,
  shownBy: ServedStage,
  packages: Installed,
  frontEnd: FrontEnd,
): Promise<number[]> {
  const standIn = await startStandIn(files);
  const page = await newPage(by);
  try {
    const moments = await recordOurs(page, standIn, packages, frontEnd);
    const shown = await replayOurs(page, standIn, shownBy, keptBy(standIn, packages), moments);
    return await compared(page, frontEnd, moments, shown, 'ours');
  } finally {
    await page.context().close();
    await standIn.close();
  }
}

async function stockOf(by: Browser, packages: Installed, frontEnd: FrontEnd): Promise<number[]> {
  const standIn = await startStandIn(files);
  const page = await newPage(by);
  try {
    const { moments, events } = await recordStock(page, standIn, packages, frontEnd, library);
    const shown = await replayStock(page, standIn.siteUrl, library, events, moments);
    return await compared(page, frontEnd, moments, shown, 'stock');
  } finally {
    await page.context().close();
    await standIn.close();
  }
}

async function newPage(by: Browser): Promise<Page> {
  const context = await by.newContext({ viewport: { width: 1280, height: 720 }, bypassCSP: true });
  return context.newPage();
}

async function compared(
  page: Page,
  { name, isHeldBack }: FrontEnd,
  moments: Moment[],
  shown: Buffer[],
  by: string,
): Promise<number[]> {
  const figures: number[] = [];
  for (const [at, { picture }] of moments.entries()) {
    const other = shown[at];
    if (!other) continue;
    figures.push(await alike(page, picture, other));
    if (isHeldBack) continue;
    const file = `${pictures}${name.replace(/\W+/g, '-')}-${at}`;
    if (by === 'ours') writeFileSync(`${file}-live.png`, picture);
    writeFileSync(`${file}-${by}.png`, other);
  }
  return figures;
}
