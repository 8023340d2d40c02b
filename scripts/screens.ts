/**
 * Takes pictures of every route in its states, at four widths, light and dark, into `screens/`: `npm run screens`. The picture of
 * 1366 is what a laptop's window shows of the page, the others are of whole pages.
 * Words after the command keep only pictures whose name holds one of them: `npm run screens -- settings`.
 */
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startStandIn } from '@earshot/stand-in-internet/start-stand-in';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../e2e/support/chromium.ts';
import { startEarshot } from '../e2e/support/earshot-process.ts';
import { setScene, type Scene } from './screens/scene.ts';
import { setSellingScene } from './screens/selling-scene.ts';
import { shots } from './screens/shots.ts';
import type { Shot } from './screens/shot.ts';
import { takeShot } from './screens/take-shot.ts';
import type { Look } from './screens/look.ts';

const folder = fileURLToPath(new URL('../screens/', import.meta.url));
const testNames = new URL('../packages/stand-in-internet/src/test-names.ts', import.meta.url).href;
const looks: Look[] = [1440, 1366, 991, 390].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);

/** Pages that load side by side; most of a picture's time is waiting. */
const atOnce = 3;

const wanted = process.argv.slice(2);
const chosen = shots.filter(({ name }) => !wanted.length || wanted.some((word) => name.includes(word)));
if (!wanted.length) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const standIn = await startStandIn();
const server = await startEarshot({ ...standIn.environment, NODE_OPTIONS: `--import=${testNames}` });
const selling = await setSellingScene();
const browser = await chromium.launch(chromiumLaunch);
try {
  const scene = await setScene(browser, server, standIn, selling);
  const jobs = chosen.flatMap((shot) => looks.map((look) => ({ shot, look })));
  await Promise.all(Array.from({ length: atOnce }, () => takeNext(jobs, scene)));
} finally {
  await browser.close();
  await selling.stop();
  await server.stop();
  await standIn.stop();
}

async function takeNext(jobs: { shot: Shot; look: Look }[], scene: Scene): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { shot, look } = job;
    const file = `${shot.name}-${look.width}${look.colorScheme === 'dark' ? '-dark' : ''}.png`;
    try {
      await takeShot(browser, server.url, shot, look, scene, folder + file);
      console.log(file);
    } catch (error) {
      console.error(`${file}: ${String(error)}`);
      process.exitCode = 1;
    }
  }
}
