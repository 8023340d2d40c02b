import { mkdirSync } from 'node:fs';
import { brief } from './failures.mjs';
import { readPassed, readState } from './passed.mjs';
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

/** Prettier, which passes over what it found or left as it should be. */
export const formatting = [tool('prettier', 'bin', 'prettier.cjs'), ...byContent('prettier')];

/**
 * @typedef {object} Check
 * @property {string[]} args for Node
 * @property {RegExp} [reads] paths of what it judges together: it is passed over while they and what they import are as they
 *   were when it last passed
 * @property {RegExp} [each] paths of what it judges one by one, with what they import: it is given those that changed
 * @property {boolean} [imports] whether it judges who imports whom and nothing else
 */

/** @type {Record<string, Check>} What has to hold before tests are worth running. The longest come first. */
const checks = {
  types: {
    args: types('.', 'types'),
    reads:
      /^(?:packages\/(?!recorder\/|replay-stage\/|widget\/)|apps\/server\/|e2e\/(?!recorder\/|replay\/)|scripts\/|vitest).*\.ts$/,
  },
  lint: {
    args: [tool('oxlint', 'bin', 'oxlint')],
    each: /^(?!packages\/analysis\/kernel\/|apps\/server\/src\/platform\/database\/tables\.ts).*\.(?:[cm]?[jt]s|[jt]sx)$/,
  },
  'house rules': { args: [tool('eslint', 'bin', 'eslint.js'), ...byContent('eslint'), '.'] },
  formatting: { args: [...formatting, '--check', '--log-level=warn', '.'] },
  'web types': { args: types('apps/web', 'web-types'), reads: /^apps\/web\/.*\.tsx?$/ },
  'import rules': {
    args: [
      tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages', 'apps', 'scripts'],
    ],
    imports: true,
  },
  'recorder types': {
    args: types('e2e/recorder', 'recorder-types'),
    reads: /^(?:e2e\/recorder|packages\/recorder)\/.*\.ts$/,
  },
  'widget types': { args: types('packages/widget', 'widget-types'), reads: /^packages\/widget\/.*\.ts$/ },
  'replay stage types': {
    args: types('e2e/replay', 'replay-stage-types'),
    reads: /^(?:e2e\/replay|packages\/replay-stage)\/.*\.ts$/,
  },
  'table types': {
    args: ['scripts/table-types.ts', '--check'],
    reads:
      /^(?:apps\/server\/migrations\/.*|apps\/server\/src\/platform\/database\/tables\.ts|scripts\/table-types\.ts)$/,
  },
};

const atOnce = 2;

/** Where more changed, a check is given everything: a command line has an end. */
const namedAtMost = 400;

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
  const passed = readPassed();
  const state = readState();
  const failures = [];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      const judged = state ? toJudge(check, state, passed.of(name)) : { args: check.args };
      if (!judged) {
        say(`ok  ${name}: nothing changed since it passed`);
        continue;
      }
      const began = performance.now();
      const { code, said } = await runQuietly(node, judged.args);
      if (code === 0 && judged.hashes) passed.put(name, judged.hashes);
      say(`${code === 0 ? 'ok' : 'FAILED'}  ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
      if (code === 0) continue;
      failures.push({ name: `Check of ${name}`, message: brief(said) });
      say(said.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return { passed: chosen.length - failures.length, failed: failures.length, failures };
}

/** How a check is run and the hashes of what has passed when it passes; undefined when all of it passed before. */
function toJudge({ args, reads, each, imports }, state, passed) {
  if (each) {
    const all = [...state.ofModules].filter(([path]) => each.test(path));
    const changed = all.filter(([, hash]) => !passed.has(hash)).map(([path]) => path);
    if (changed.length === 0) return undefined;
    return {
      args: changed.length > namedAtMost ? args : [...args, ...changed],
      hashes: all.map(([, hash]) => hash),
    };
  }
  const hash = imports ? state.ofImports : reads && state.ofFiles(reads);
  if (!hash) return { args };
  return passed.has(hash) ? undefined : { args, hashes: [hash] };
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
