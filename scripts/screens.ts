/**
 * Takes pictures of every route in its states, at three widths, light and dark, into `screens/`: `npm run screens`.
 * Words after the command keep only pictures whose name holds one of them: `npm run screens -- settings`.
 */
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { Api, type Person } from '../e2e/support/api.ts';
import { chromiumLaunch } from '../e2e/support/chromium.ts';
import { startEarshot } from '../e2e/support/earshot-process.ts';
import { shots } from './screens/shots.ts';
import { takeShot, type Look } from './screens/take-shot.ts';

const folder = fileURLToPath(new URL('../screens/', import.meta.url));
const looks: Look[] = [1440, 991, 390].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);

const wanted = process.argv.slice(2);
const chosen = shots.filter(({ name }) => !wanted.length || wanted.some((word) => name.includes(word)));
if (!wanted.length) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const server = await startEarshot();
const browser = await chromium.launch(chromiumLaunch);
try {
  const api = new Api(server.url, server.dataDir);
  const people: Record<string, Person | null> = {
    nobody: null,
    empty: await api.signUp(),
    sample: await api.signUp(),
  };
  await api.call('/api/workspaces/load_sample', {}, people.sample?.token);
  for (const shot of chosen) {
    for (const look of looks) {
      const file = `${shot.name}-${look.width}${look.colorScheme === 'dark' ? '-dark' : ''}.png`;
      await takeShot(browser, server.url, shot, look, people[shot.as] ?? null, folder + file).catch(
        (error: unknown) => {
          console.error(`${file}: ${String(error)}`);
          process.exitCode = 1;
        },
      );
    }
    console.log(shot.name);
  }
} finally {
  await browser.close();
  await server.stop();
}
