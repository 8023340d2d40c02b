import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roomOf, testsNamed } from './launch/chosen-tests.mjs';
import { countBrowserTests, countUnitTests, summaryOf } from './launch/count.mjs';
import {
  failedBrowserTests,
  failedUnitTests,
  failuresTold,
  unsteadyBrowserTests,
  unsteadyUnitTests,
} from './launch/failures.mjs';
import { slowestTold } from './launch/slowest.mjs';
import { leftOut } from './launch/tiers.mjs';

const scripts = dirname(fileURLToPath(import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-launch-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Ended {
  code: number | null;
  output: string;
  words: string;
}

function start(args: string[], env: NodeJS.ProcessEnv = {}): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  return {
    child,
    ended: new Promise((done) => child.once('close', (code) => done({ code, output, words }))),
  };
}

/** A project of its own around the launcher, with one dependency and an engine that echoes. */
async function makeProject(name: string, dependencies: object): Promise<string> {
  const project = join(folder, name);
  await mkdir(join(project, 'scripts', 'engine'), { recursive: true });
  await cp(join(scripts, 'launch.mjs'), join(project, 'scripts', 'launch.mjs'));
  await cp(join(scripts, 'launch'), join(project, 'scripts', 'launch'), { recursive: true });
  const packages = {
    '': { name, version: '1.0.0', dependencies },
    ...Object.fromEntries(
      Object.keys(dependencies).map((key) => [`node_modules/${key}`, { version: '1.0.0' }]),
    ),
  };
  await writeFile(join(project, 'package.json'), JSON.stringify({ name, version: '1.0.0', dependencies }));
  await writeFile(
    join(project, 'package-lock.json'),
    JSON.stringify({ name, version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  );
  await writeFile(
    join(project, 'scripts', 'engine', 'main.ts'),
    "const args: string[] = process.argv.slice(2);\nprocess.stdout.write(`${args.join(' ')}\\n`);\nprocess.exitCode = 3;\n",
  );
  return join(project, 'scripts', 'launch.mjs');
}

test('an unknown command is answered with those there are', async () => {
  const { code, words } = await start([join(scripts, 'launch.mjs'), 'strat']).ended;
  expect(code).toBe(1);
  expect(words).toMatch(/There is no command "strat"\. There are: start, dev, .*bench:api, .*bench:replay\./);
});

test('the output belongs to the program alone, and its exit code is passed on; the second start installs nothing', async () => {
  const launch = await makeProject('whole', {});
  const env = { npm_config_offline: 'true' };
  const first = await start([launch, 'engine', 'search', '--limit=3'], env).ended;
  expect(first).toMatchObject({ code: 3, output: 'search --limit=3\n' });
  expect(first.words).toMatch(/Dependencies: \d+\.\d s/);
  const second = await start([launch, 'engine', 'lang'], env).ended;
  expect(second).toEqual({ code: 3, output: 'lang\n', words: '' });
});

test('an install that cannot reach the registry ends with one sentence and marks nothing', async () => {
  const launch = await makeProject('offline', { 'not-in-any-cache': '1.0.0' });
  const env = { npm_config_offline: 'true', npm_config_cache: join(folder, 'empty-cache') };
  const { code, output, words } = await start([launch, 'engine'], env).ended;
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(words).toMatch(
    /The dependencies could not be installed \(npm ended with 1\): check that the package registry/,
  );
  await expect(readFile(join(dirname(dirname(launch)), 'node_modules', '.made-from'))).rejects.toThrow(
    'ENOENT',
  );
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s reaches the program, whose exit code is the launcher’s',
  async (signal) => {
    const launch = await makeProject(`stopped-by-${signal.toLowerCase()}`, {});
    await writeFile(
      join(dirname(launch), 'engine', 'main.ts'),
      `process.on('${signal}', () => { process.stdout.write('drained'); process.exit(7); });
     setInterval(() => undefined, 1000); process.stdout.write('up ');`,
    );
    const { child, ended } = start([launch, 'engine'], { npm_config_offline: 'true' });
    child.stdout?.once('data', () => child.kill(signal));
    expect(await ended).toMatchObject({ code: 7, output: 'up drained' });
  },
);

test('a program that npm started ends when the shell between the two is killed', async () => {
  const launch = await makeProject('left-alone', {});
  await writeFile(
    join(dirname(launch), 'engine', 'main.ts'),
    `process.on('SIGTERM', () => { process.stdout.write('drained'); process.exit(7); });
     setInterval(() => undefined, 1000); process.stdout.write('up ');`,
  );
  const shell = `require('node:child_process').spawn(process.execPath, ${JSON.stringify([launch, 'engine'])}, { stdio: 'inherit' })`;
  const { child, ended } = start(['-e', shell], {
    npm_config_offline: 'true',
    npm_lifecycle_event: 'engine',
  });
  child.stdout?.once('data', () => child.kill('SIGKILL'));
  expect(await ended).toMatchObject({ output: 'up drained' });
});

describe('the browser', () => {
  const tool = join(scripts, 'launch', 'browser.mjs');

  test('is the one that CHROMIUM_PATH names', async () => {
    const browser = join(folder, 'chromium');
    await writeFile(browser, '');
    await chmod(browser, 0o755);
    expect(await start([tool], { CHROMIUM_PATH: browser }).ended).toMatchObject({
      code: 0,
      output: `${browser}\n`,
    });
  });

  test('that CHROMIUM_PATH names and that is not there is said so', async () => {
    const { code, words } = await start([tool], { CHROMIUM_PATH: '/nowhere/chromium' }).ended;
    expect(code).toBe(1);
    expect(words).toContain('CHROMIUM_PATH says /nowhere/chromium, and there is no such file.');
  });
});

describe('the last line of npm test', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  });
  const unit = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

  test('counts tests, files that failed whole, and checks', () => {
    const report = {
      ...unit,
      testResults: [file('passed', 'passed'), file('failed', 'failed'), file('failed')],
    };
    const counts = [
      { passed: 6, failed: 0, skipped: 0 },
      countUnitTests(report, 1),
      countBrowserTests({ stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 1 } }, 0),
    ];
    expect(summaryOf(counts)).toEqual({ failed: 2, line: '15 passed, 2 failed, 4 skipped' });
  });

  test('counts a runner that crashed, or left no report, as failed', () => {
    const clean = { ...unit, numFailedTests: 0, testResults: [] };
    expect(countUnitTests(clean, 0).failed).toBe(0);
    expect(countUnitTests(clean, 1).failed).toBe(1);
    expect(countUnitTests(undefined, 0).failed).toBe(1);
    expect(countBrowserTests(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('what npm test tells before its last line', () => {
  test('names failed tests, files that failed whole and errors outside of tests, with the message’s first lines', () => {
    const stack = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const failures = failedUnitTests(
      {
        testResults: [
          {
            name: 'a.test.ts',
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'good', failureMessages: [] },
              { status: 'failed', fullName: 'counts to two', failureMessages: [stack] },
            ],
          },
          { name: 'b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
        ],
      },
      [{ name: 'Outside of every test', message: 'nobody waited' }],
    );
    const told = failuresTold(failures);
    expect(told).toMatch(/^✘ a\.test\.ts › counts to two\n {4}line 0\n/);
    expect(told).not.toContain('line 30');
    expect(told).toContain('✘ b.test.ts\n    cannot be loaded\n');
    expect(told).toContain('✘ Outside of every test\n    nobody waited\n');
  });

  test('finds failed browser tests in suites within suites', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      tests: [{ results: [{ errors: [{ message: '\u001b[31mExpected: 1\u001b[39m' }] }] }],
    });
    const suites = [
      {
        title: 'auth.spec.ts',
        specs: [spec('logs in', true)],
        suites: [{ title: 'by mail', specs: [spec('logs out', false)] }],
      },
    ];
    expect(failedBrowserTests({ suites })).toEqual([
      { name: 'auth.spec.ts › by mail › logs out', message: 'Expected: 1' },
    ]);
    expect(failedBrowserTests(undefined)).toEqual([]);
  });

  test('names what passed only when it was run again', () => {
    const unit = unsteadyUnitTests({
      testResults: [
        {
          name: 'a.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'good', failureMessages: [] },
            { status: 'passed', fullName: 'late', failureMessages: ['Expected: 1'] },
            { status: 'failed', fullName: 'bad', failureMessages: ['Expected: 2'] },
          ],
        },
      ],
    });
    const spec = (title: string, status: string) => ({
      title,
      ok: status !== 'unexpected',
      tests: [{ status, results: [{ errors: [{ message: 'too slow' }] }, { errors: [] }] }],
    });
    const specs = [spec('logs in', 'expected'), spec('logs out', 'flaky'), spec('leaves', 'unexpected')];
    const browser = unsteadyBrowserTests({ suites: [{ title: 'auth.spec.ts', specs }] });
    expect(failuresTold([{ name: 'broken', message: 'why' }], [...unit, ...browser])).toBe(
      '↻ passed only when run again: a.test.ts › late\n    Expected: 1\n' +
        '↻ passed only when run again: auth.spec.ts › logs out\n    too slow\n' +
        '✘ broken\n    why\n',
    );
    expect([...unsteadyUnitTests(undefined), ...unsteadyBrowserTests(undefined)]).toEqual([]);
  });
});

describe('the tests that npm test chooses', () => {
  test('have the word in their path', () => {
    expect(testsNamed(['scripts/launch.test'])).toEqual({
      unit: ['scripts/launch.test.ts'],
      browser: [],
      hard: [],
    });
  });

  test('have the word in their name where no path has it', () => {
    const name = 'SIGTERM';
    const { unit, name: chosen } = testsNamed(['scripts/launch', name]);
    expect({ unit, chosen }).toEqual({ unit: ['scripts/launch.test.ts'], chosen: name });
  });

  test('are browser tests too', () => {
    expect(testsNamed(['e2e/front']).browser).toEqual(['e2e/front.spec.ts']);
  });

  test('are of any tier, but hard ones only where nothing else is meant', () => {
    const cleaning = 'apps/server/src/features/cleaning/';
    expect(testsNamed([`${cleaning}killed`])).toEqual({
      unit: [`${cleaning}killed.slow.ts`],
      browser: [],
      hard: [],
    });
    expect(testsNamed([`${cleaning}killed.hard`])).toEqual({
      unit: [],
      browser: [],
      hard: [`${cleaning}killed.hard.ts`],
    });
  });

  test('are refused where no test is meant', () => {
    const word = ['no', 'such', 'test', 'anywhere'].join('-');
    expect(() => testsNamed([word])).toThrow(`No test has "${word}" in its path or in its name.`);
  });

  test.each([
    ['apps/server/src/features/market/research/find-site.ts', 'apps/server/src/features/market/'],
    ['apps/web/src/features/market/market.words.ts', 'apps/web/src/features/market/'],
    ['packages/contracts/src/feedback.ts', 'apps/server/src/features/feedback/'],
    ['packages/analysis/src/themes/names.ts', 'packages/analysis/'],
    ['scripts/launch/check.mjs', 'scripts/launch'],
  ])('nearest to %s begin with %s', (file, room) => {
    expect(roomOf(file)).toBe(room);
  });
});

test('what a run left out is told with the command that runs it', () => {
  const files = ['a.test.ts', 'b.slow.ts', 'c.slow.ts', 'd.hard.ts', 'e2e/e.spec.ts'];
  const hard = 'Not run: 1 hard file: npm run test:hard\n';
  expect(leftOut(files, true)).toBe(hard);
  expect(leftOut(files, false)).toBe(
    `Not run: 2 slow files of unit and API tests and the browser tests without @core: npm test -- --all\n${hard}`,
  );
});

test('the slowest files stand before the last line, of unit and browser tests together', () => {
  const unit = {
    testResults: [{ name: join(dirname(scripts), 'a.test.ts'), startTime: 1000, endTime: 3500 }],
  };
  const spec = { tests: [{ results: [{ duration: 4000 }, { duration: 2000 }] }] };
  const browser = { suites: [{ file: 'auth.spec.ts', specs: [spec], suites: [] }] };
  expect(slowestTold(unit, browser)).toBe(
    'Slowest files:\n    6.0 s  e2e/auth.spec.ts\n    2.5 s  a.test.ts\n',
  );
  expect(slowestTold(undefined, undefined)).toBe('');
});
