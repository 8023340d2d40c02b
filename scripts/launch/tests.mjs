import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runChecks } from './check.mjs';
import { countBrowserTests, countUnitTests, nothing, summaryOf } from './count.mjs';
import {
  failedBrowserTests,
  failedUnitTests,
  failuresTold,
  unsteadyBrowserTests,
  unsteadyUnitTests,
} from './failures.mjs';
import { inRoot } from './places.mjs';
import { run } from './run.mjs';
import { CannotGoOn, say, step } from './say.mjs';
import { ensureBrowserFiles } from './browser-files.mjs';
import { ensureWebBuild } from './web-build.mjs';

const results = inRoot('.cache', 'test-results');

/**
 * Runs the checks, the web build, the unit and API tests and the browser tests, all of them even when some fail,
 * and prints what failed and, as its last line, their sum.
 *
 * @returns {Promise<number>} 0 when nothing failed
 */
export async function runAllTests(node) {
  mkdirSync(results, { recursive: true });
  const { failures, ...checks } = await step('Checks', () => runChecks(node));
  const unsteady = [];
  const counts = [
    { ...nothing, ...checks },
    await countedAsOne(() => ensureWebBuild(node)),
    await countedAsOne(() => ensureBrowserFiles(node)),
    await step('Unit and API tests', () => runUnitTests(node, failures, unsteady)),
    await step('Browser tests', () => runBrowserTests(node, failures, unsteady)),
  ];
  const { failed, line } = summaryOf(counts);
  process.stdout.write(`${failuresTold(failures, unsteady)}${line}\n`);
  return failed === 0 ? 0 : 1;
}

async function countedAsOne(work) {
  try {
    await work();
    return { ...nothing, passed: 1 };
  } catch (error) {
    say(error instanceof CannotGoOn ? error.message : String(error));
    return { ...nothing, failed: 1 };
  }
}

async function runUnitTests(node, failures, unsteady) {
  const file = freshFile('unit.json');
  const unhandled = freshFile('unhandled-errors.json');
  const tool = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['default', 'json', inRoot('scripts', 'launch', 'unhandled-errors.mjs')];
  const args = [tool, 'run', ...reporters.map((one) => `--reporter=${one}`), `--outputFile.json=${file}`];
  const code = await run(node, args, { env: { UNHANDLED_ERRORS_FILE: unhandled } });
  const report = readReport(file);
  failures.push(...failedUnitTests(report, readReport(unhandled)));
  unsteady.push(...unsteadyUnitTests(report));
  return countUnitTests(report, code);
}

async function runBrowserTests(node, failures, unsteady) {
  const file = freshFile('browser.json');
  let browser = '';
  const found = await countedAsOne(async () => {
    browser = await ensureBrowser();
  });
  if (found.failed > 0) return found;
  const tool = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const args = [tool, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await run(node, args, { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  const report = readReport(file);
  failures.push(...failedBrowserTests(report));
  unsteady.push(...unsteadyBrowserTests(report));
  return countBrowserTests(report, code);
}

function freshFile(name) {
  const file = join(results, name);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    say(`The test runner left no report in ${file}.`);
    return undefined;
  }
}
