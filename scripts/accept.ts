/**
 * Runs the browser journeys with real exports, a crawl that opens every number of every screen, and a look at every screen at every
 * width: `npm run accept`, or `npm run accept -- <folder>` for a folder of one’s own.
 * Without an argument the folder is `shared/data` next to the project's.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ensureBrowser } from './launch/browser.mjs';
import { countBrowserTests, summaryOf } from './launch/count.mjs';
import { inRoot } from './launch/places.mjs';
import { run } from './launch/run.mjs';
import { CannotGoOn, say } from './launch/say.mjs';
import { ensureWebBuild } from './launch/web-build.mjs';

const report = inRoot('.cache', 'test-results', 'accept.json');
const [given] = process.argv.slice(2);
const folder = given === undefined ? inRoot('..', 'shared', 'data') : resolve(given);

if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  process.exitCode = await accept().catch((error: unknown) => {
    if (!(error instanceof CannotGoOn)) throw error;
    say(error.message);
    return 1;
  });
} else {
  say(`Nothing was tried: there is no folder ${folder}. Name one with npm run accept -- <folder>.`);
  console.log(summaryOf([]).line);
}

/** @returns 0 when nothing failed */
async function accept(): Promise<number> {
  const node = process.execPath;
  await ensureWebBuild(node);
  const env = {
    ACCEPT_DATA: folder,
    EARSHOT_E2E_LOOKS: 'all',
    CHROMIUM_PATH: await ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const tool = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const config = ['--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await run(node, [tool, 'test', ...config, 'journeys/own-files', 'journeys/every-'], {
    env,
  });
  const { failed, line } = summaryOf([countBrowserTests(readReport(), code)]);
  console.log(line);
  return failed === 0 ? 0 : 1;
}

/** Undefined when the test runner left none. */
function readReport(): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
