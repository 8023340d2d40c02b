import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBrowserFiles } from './browser-files.mjs';
import { runChecks } from './check.mjs';
import { testFiles, testsNamed, testsOfChanges } from './chosen-tests.mjs';
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
import { slowestTold } from './slowest.mjs';
import { coreAlone, leftOut } from './tiers.mjs';
import { ensureWebBuild } from './web-build.mjs';

const results = inRoot('.cache', 'test-results');
const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');

const options = ['--all', '--changed', '--watch'];

/**
 * `npm test`: the checks and the core of the tests; with `--all`, every test but the hard ones; with words, the tests that
 * have them in their path or name; with `--changed [commit]` those nearest to what changed; with `--watch` and words, the
 * unit tests again at each change.
 *
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>} 0 when nothing failed
 */
export async function runTests(node, args) {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.find((arg) => arg.startsWith('--') && !options.includes(arg));
  if (unknown) throw new CannotGoOn(`npm test knows no "${unknown}"; it knows ${options.join(', ')}.`);
  if (args.includes('--watch')) return run(node, [vitest, 'watch', ...words]);
  if (args.includes('--changed')) return runChosenTests(node, testsOfChanges(words[0] ?? 'HEAD'));
  return words.length > 0 ? runChosenTests(node, testsNamed(words)) : runWhole(node, args.includes('--all'));
}

/**
 * Runs the checks, the web build, the unit and API tests and the browser tests, all of them even when some fail,
 * and prints what failed, what was not run and, as its last line, their sum.
 *
 * @param {string} node
 * @param {boolean} isAll whether it runs more than the core
 */
async function runWhole(node, isAll) {
  const told = newTold(isAll ? {} : coreAlone);
  const { failures, ...checks } = await step('Checks', () => runChecks(node));
  told.failures.push(...failures);
  const counts = [
    { ...nothing, ...checks },
    await countedAsOne(() => ensureWebBuild(node)),
    await countedAsOne(() => ensureBrowserFiles(node)),
    await step('Unit and API tests', () => runUnitTests(node, told)),
    await step('Browser tests', () => runBrowserTests(node, told)),
  ];
  return summedUp(told, counts, leftOut(testFiles(), isAll));
}

/** @param {import('./chosen-tests.mjs').ChosenTests} chosen */
async function runChosenTests(node, { unit, browser, hard, name }) {
  if (hard.length > 0) return runHardTests(node, [...hard, ...(name ? ['-t', escaped(name)] : [])]);
  if (unit.length + browser.length === 0) {
    say('No test is near what was asked for.');
    return 0;
  }
  const told = newTold();
  const counts = [];
  const literal = name && escaped(name);
  if (browser.length > 0 || unit.length > 0) await ensureBrowserFiles(node);
  if (unit.length > 0)
    counts.push(await runUnitTests(node, told, [...unit, ...(name ? ['-t', literal] : [])]));
  if (browser.length > 0) {
    await ensureWebBuild(node);
    counts.push(await runBrowserTests(node, told, [...browser, ...(name ? ['-g', literal] : [])]));
  }
  return summedUp(told, counts);
}

/** `npm run test:hard`: Vitest's own arguments, and its own words at the end. */
export function runHardTests(node, args) {
  return run(node, [vitest, 'run', '--config', 'vitest.hard.config.ts', ...args]);
}

const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function newTold(environment = {}) {
  mkdirSync(results, { recursive: true });
  return { environment, failures: [], unsteady: [], unit: undefined, browser: undefined };
}

function summedUp({ failures, unsteady, unit, browser }, counts, notRun = '') {
  const { failed, line } = summaryOf(counts);
  process.stdout.write(`${slowestTold(unit, browser)}${failuresTold(failures, unsteady)}${notRun}${line}\n`);
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

async function runUnitTests(node, told, chosen = []) {
  const file = freshFile('unit.json');
  const unhandled = freshFile('unhandled-errors.json');
  const reporters = ['default', 'json', inRoot('scripts', 'launch', 'unhandled-errors.mjs')];
  const args = [vitest, 'run', ...reporters.map((one) => `--reporter=${one}`), `--outputFile.json=${file}`];
  const code = await run(node, [...args, ...chosen], {
    env: { ...told.environment, UNHANDLED_ERRORS_FILE: unhandled },
  });
  told.unit = readReport(file);
  told.failures.push(...failedUnitTests(told.unit, readReport(unhandled)));
  told.unsteady.push(...unsteadyUnitTests(told.unit));
  return countUnitTests(told.unit, code);
}

async function runBrowserTests(node, told, chosen = []) {
  const file = freshFile('browser.json');
  let browser = '';
  const found = await countedAsOne(async () => {
    browser = await ensureBrowser();
  });
  if (found.failed > 0) return found;
  const tool = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const args = [tool, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...chosen];
  const code = await run(node, args, {
    env: { ...told.environment, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  told.browser = readReport(file);
  told.failures.push(...failedBrowserTests(told.browser));
  told.unsteady.push(...unsteadyBrowserTests(told.browser));
  return countBrowserTests(told.browser, code);
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
