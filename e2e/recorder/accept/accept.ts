/**
 * Records front ends that nobody prepared, installed from the registry, and prints how alike their replays are to them, beside the
 * recording library with its own player: `npm run accept:fidelity`, or some: `npm run accept:fidelity -- Bootstrap Quill`,
 * or those that nobody tunes on: `npm run accept:fidelity -- held-back`.
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
import { frontEnds } from './front-ends/all.ts';
import type { FrontEnd } from './front-ends/front-end.ts';
import { installed, type Installed } from './packages.ts';
import { keptBy, type Recorded, recordOurs, recordStock } from './record.ts';
import { replayOurs, replayStock, type Shown } from './replay.ts';

/** From there on a picture, an icon or a letter is the page's own. */
const foundFrom = 0.9;
const pictures = fileURLToPath(new URL('../../../.cache/fidelity/', import.meta.url));
const library = readFileSync(
  fileURLToPath(new URL('../../../node_modules/rrweb/umd/rrweb.min.js', import.meta.url)),
  'utf8',
);
const files = await bundleRecorder();
const given = process.argv.slice(2);
/** Those that are held back run only when they are asked for by this word. */
const areHeldBack = given.includes('held-back');
const chosen = frontEnds.filter(({ name, isHeldBack = false }) =>
  isHeldBack ? areHeldBack : given.length === 0 || given.includes(name),
);

const browser = await chromium.launch(chromiumLaunch);
const stage = await serveStage();
mkdirSync(pictures, { recursive: true });
try {
  console.log(
    'How alike replays are to the page, 0 to 1, on average and at each moment: ours | the library alone',
  );
  for (const frontEnd of chosen) console.log(await figuresOf(browser, stage, frontEnd));
} finally {
  await browser.close();
  await stage.close();
}

async function figuresOf(by: Browser, shownBy: ServedStage, frontEnd: FrontEnd): Promise<string> {
  try {
    const packages = await installed(frontEnd.packages);
    const ours = await oursOf(by, shownBy, packages, frontEnd);
    const stock = await stockOf(by, packages, frontEnd);
    const held = frontEnd.isHeldBack ? ' (held back)' : '';
    const probes = frontEnd.probes ? ` | found ${ours.found} of ${frontEnd.probes.length}` : '';
    return `${frontEnd.name}${held}: ${line(ours.figures)} | ${line(stock.figures)}${probes}`;
  } catch (error) {
    return `${frontEnd.name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
  }
}

function line(figures: number[]): string {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  return `${mean.toFixed(3)} (${figures.map((figure) => figure.toFixed(3)).join(' ')})`;
}

async function oursOf(
  by: Browser,
  shownBy: ServedStage,
  packages: Installed,
  frontEnd: FrontEnd,
): Promise<Compared> {
  const standIn = await startStandIn(files);
  const page = await newPage(by);
  try {
    const recorded = await recordOurs(page, standIn, packages, frontEnd);
    const kept = keptBy(standIn, packages);
    const shown = await replayOurs(page, standIn, shownBy, kept, recorded.moments);
    return await compared(page, frontEnd, recorded, shown, 'ours');
  } finally {
    await page.context().close();
    await standIn.close();
  }
}

async function stockOf(by: Browser, packages: Installed, frontEnd: FrontEnd): Promise<Compared> {
  const standIn = await startStandIn(files);
  const page = await newPage(by);
  try {
    const recorded = await recordStock(page, standIn, packages, frontEnd, library);
    const shown = await replayStock(page, standIn.siteUrl, library, recorded.events, recorded.moments);
    return await compared(page, frontEnd, recorded, shown, 'stock');
  } finally {
    await page.context().close();
    await standIn.close();
  }
}

async function newPage(by: Browser): Promise<Page> {
  const context = await by.newContext({ viewport: { width: 1280, height: 720 }, bypassCSP: true });
  return context.newPage();
}

interface Compared {
  figures: number[];
  /** How many of the probes are there at the first moment. */
  found: number;
}

async function compared(
  page: Page,
  { name, isHeldBack }: FrontEnd,
  { moments, probes }: Recorded,
  shown: Shown[],
  by: 'ours' | 'stock',
): Promise<Compared> {
  const figures: number[] = [];
  let found = 0;
  for (const [at, { picture, masked }] of moments.entries()) {
    const other = shown[at];
    if (!other) continue;
    const without = by === 'ours' ? [...masked, ...other.masked] : [];
    figures.push(await alike(page, picture, other.picture, { without }));
    if (at === 0)
      for (const within of probes)
        if ((await alike(page, picture, other.picture, { within })) > foundFrom) found++;
    if (isHeldBack) continue;
    const file = `${pictures}${name.replace(/\W+/g, '-')}-${at}`;
    if (by === 'ours') writeFileSync(`${file}-live.png`, picture);
    writeFileSync(`${file}-${by}.png`, other.picture);
  }
  return { figures, found };
}
