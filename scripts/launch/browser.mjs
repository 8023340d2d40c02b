// Finds Chromium for the browser tests, installs it where allowed, and prints its path.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';
import { CannotGoOn, say, step } from './say.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {Promise<string>} path of the browser's program */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new CannotGoOn(`CHROMIUM_PATH says ${given}, and there is no such file.`);
  }
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    await step('Chromium', installWithApt);
    const installed = places.find((place) => existsSync(place));
    if (installed) return installed;
  }
  throw new CannotGoOn(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
  );
}

async function installWithApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['-q', 'update'],
    ['-q', '-y', 'install', '--no-install-recommends', 'chromium'],
  ]) {
    if ((await run('apt-get', args, { env, output: 2 })) !== 0) {
      throw new CannotGoOn('Chromium could not be installed with apt-get.');
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${await ensureBrowser()}\n`);
  } catch (error) {
    say(error instanceof CannotGoOn ? error.message : String(error));
    process.exitCode = 1;
  }
}
