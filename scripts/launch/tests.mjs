import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { runChecks } from './check.mjs';
import { inRoot } from './places.mjs';
import { run } from './run.mjs';
import { CannotGoOn, say, step } from './say.mjs';
import { ensureWebBuild } from './web-build.mjs';

const nothing = { passed: 0, failed: 0, skipped: 0 };
const results = inRoot('.cache', 'test-results');

/**
 * Runs the checks, the web build, the unit and API tests and the browser tests, all of them even when some fail,
 * and prints their sum as its last line.
 *
 * @returns {Promise<number>} 0 when nothing failed
 */
export async function runAllTests(node) {
  mkdirSync(results, { recursive: true });
  const counts = [
    { ...nothing, ...(await step('Checks', () => runChecks(node))) },
    await buildCounted(node),
    await step('Unit and API tests', () => runUnitTests(node)),
    await step('Browser tests', () => runBrowserTests(node)),
  ];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`);
  return sum('failed') === 0 ? 0 : 1;
}

async function buildCounted(node) {
  try {
    await ensureWebBuild(node);
    return { ...nothing, passed: 1 };
  } catch (error) {
    say(error instanceof CannotGoOn ? error.message : String(error));
    return { ...nothing, failed: 1 };
  }
}

async function runUnitTests(node) {
  const file = freshFile('unit.json');
  const tool = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const code = await run(node, [
    tool,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const report = readReport(file);
  if (!report) return { ...nothing, failed: 1 };
  const counted = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + filesThatFailedWhole(report),
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withCrash(counted, code);
}

/** A file that cannot be loaded, or whose set-up fails, holds no failed test. */
function filesThatFailedWhole({ testResults }) {
  const hasFailed = ({ status }) => status === 'failed';
  return testResults.filter((file) => hasFailed(file) && !file.assertionResults.some(hasFailed)).length;
}

async function runBrowserTests(node) {
  const file = freshFile('browser.json');
  let browser;
  try {
    browser = await ensureBrowser();
  } catch (error) {
    say(error instanceof CannotGoOn ? error.message : String(error));
    return { ...nothing, failed: 1 };
  }
  const tool = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const args = [tool, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run(node, args, { env });
  const report = readReport(file);
  if (!report) return { ...nothing, failed: 1 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  return withCrash({ passed: expected + flaky, failed: unexpected, skipped }, code);
}

/** A runner that ends badly though no test failed has failed itself. */
function withCrash(counted, code) {
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function freshFile(name) {
  const file = `${results}/${name}`;
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
