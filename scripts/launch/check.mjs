import { mkdirSync } from 'node:fs';
import { brief } from './failures.mjs';
import { inRoot } from './places.mjs';
import { runQuietly } from './run.mjs';
import { CannotGoOn, say } from './say.mjs';

const tool = (...parts) => inRoot('node_modules', ...parts);
const cache = (name) => `.cache/checks/${name}`;

/** A run of the compiler that reads only what changed since the last one. */
const types = (project, name) => [
  ...[tool('typescript', 'bin', 'tsc'), '-p', project],
  ...['--incremental', '--tsBuildInfoFile', inRoot(cache(`${name}.tsbuildinfo`))],
];

/** Prettier and ESLint compare contents, so that a checkout that only touched files costs nothing. */
const byContent = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', cache(name)];

/** What has to hold before tests are worth running: name → arguments for Node. The longest come first. */
const checks = {
  types: types('.', 'types'),
  lint: [tool('oxlint', 'bin', 'oxlint')],
  'house rules': [tool('eslint', 'bin', 'eslint.js'), ...byContent('eslint'), '.'],
  formatting: [
    ...[tool('prettier', 'bin', 'prettier.cjs'), ...byContent('prettier')],
    ...['--check', '--log-level=warn', '.'],
  ],
  'web types': types('apps/web', 'web-types'),
  'import rules': [
    tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages', 'apps', 'scripts'],
  ],
  'recorder types': types('e2e/recorder', 'recorder-types'),
  'replay stage types': types('e2e/replay', 'replay-stage-types'),
  'table types': ['scripts/table-types.ts', '--check'],
};

const atOnce = 2;

/**
 * Runs the checks, two at a time, and shows what the failed ones said.
 *
 * @param {string} node the program that runs them
 * @param {string[]} [wanted] parts of names; without any, every check
 * @returns {Promise<{passed: number, failed: number, failures: import('./failures.mjs').Failure[]}>}
 * @throws CannotGoOn when no check has such a name
 */
export async function runChecks(node, wanted = []) {
  const chosen = chosenChecks(wanted);
  const waiting = [...chosen];
  mkdirSync(inRoot('.cache', 'checks'), { recursive: true });
  const failures = [];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next;
      const began = performance.now();
      const { code, said } = await runQuietly(node, args);
      say(`${code === 0 ? 'ok' : 'FAILED'}  ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
      if (code === 0) continue;
      failures.push({ name: `Check of ${name}`, message: brief(said) });
      say(said.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return { passed: chosen.length - failures.length, failed: failures.length, failures };
}

function chosenChecks(wanted) {
  const all = Object.entries(checks);
  if (wanted.length === 0) return all;
  for (const part of wanted) {
    if (!all.some(([name]) => name.includes(part))) {
      throw new CannotGoOn(
        `There is no check "${part}". There are: ${all.map(([name]) => name).join(', ')}.`,
      );
    }
  }
  return all.filter(([name]) => wanted.some((part) => name.includes(part)));
}
