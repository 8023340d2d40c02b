import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readClosures } from './closures.mjs';
import { inRoot, root } from './places.mjs';

const store = inRoot('.cache', 'checks', 'passed.json');

/** What passed each check at its last runs, as hashes. */
export function readPassed() {
  const passed = readStore();
  return {
    of: (check) => new Set(passed[check]),
    put: (check, hashes) => {
      passed[check] = hashes;
      mkdirSync(dirname(store), { recursive: true });
      writeFileSync(store, JSON.stringify(passed));
    },
  };
}

/**
 * What the project's files say now, as hashes; undefined without git, which knows what its files are.
 *
 * @returns {import('./closures.mjs').Closures | undefined}
 */
export function readState() {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
    const listed = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return readClosures(root, [...new Set(listed.split('\n').filter(Boolean))]);
  } catch {
    return undefined;
  }
}

function readStore() {
  try {
    return JSON.parse(readFileSync(store, 'utf8'));
  } catch {
    return {};
  }
}
