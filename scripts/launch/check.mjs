import { brief } from './failures.mjs';
import { inRoot } from './places.mjs';
import { runQuietly } from './run.mjs';
import { say } from './say.mjs';

const tool = (...parts) => inRoot('node_modules', ...parts);

/** What has to hold before tests are worth running: name → arguments for Node. */
const checks = {
  formatting: [tool('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.'],
  lint: [tool('oxlint', 'bin', 'oxlint')],
  'house rules': [tool('eslint', 'bin', 'eslint.js'), '--cache', '--cache-location', '.cache/eslint', '.'],
  'import rules': [
    tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages', 'apps', 'scripts'],
  ],
  types: [tool('typescript', 'bin', 'tsc'), '-p', '.'],
  'recorder types': [tool('typescript', 'bin', 'tsc'), '-p', 'e2e/recorder'],
  'replay stage types': [tool('typescript', 'bin', 'tsc'), '-p', 'e2e/replay'],
  'web types': [tool('typescript', 'bin', 'tsc'), '-p', 'apps/web'],
  'table types': ['scripts/table-types.ts', '--check'],
};

const atOnce = 2;

/**
 * Runs every check, two at a time, and shows what the failed ones said.
 *
 * @returns {Promise<{passed: number, failed: number, failures: import('./failures.mjs').Failure[]}>}
 */
export async function runChecks(node) {
  const waiting = Object.entries(checks);
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
  return { passed: Object.keys(checks).length - failures.length, failed: failures.length, failures };
}
