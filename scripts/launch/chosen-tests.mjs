import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, root } from './places.mjs';
import { CannotGoOn } from './say.mjs';
import { isBrowser, isHard, isUnit } from './tiers.mjs';

/**
 * Which tests the arguments of `npm test` ask for.
 *
 * @typedef {object} ChosenTests
 * @property {string[]} unit files that Vitest runs
 * @property {string[]} browser files that Playwright runs
 * @property {string[]} hard files of the hard tier, where what was asked for is in no other
 * @property {string} [name] text that the names of the tests contain; without it, every test of the files
 */

/**
 * The tests whose path contains one of the words; a word that is in no path is looked for in the names of tests.
 *
 * @param {string[]} words
 * @returns {ChosenTests}
 * @throws CannotGoOn when a word is in no path and no name
 */
export function testsNamed(words) {
  const files = testFiles();
  const inPaths = words.filter((word) => files.some((file) => file.includes(word)));
  const names = words.filter((word) => !inPaths.includes(word));
  const name = names.join(' ');
  const among =
    inPaths.length > 0 ? files.filter((file) => inPaths.some((word) => file.includes(word))) : files;
  if (!name) return parted(among);
  const holding = among.filter((file) => readFileSync(inRoot(file), 'utf8').includes(name));
  if (holding.length === 0) throw new CannotGoOn(`No test has "${name}" in its path or in its name.`);
  return { ...parted(holding), name };
}

/**
 * The tests nearest to what changed since a commit, new files included: of a feature or a package all of its tests, else
 * those in the folder of the changed file. What other parts make of the change, only the whole run tells.
 *
 * @param {string} since a commit or branch
 * @returns {ChosenTests}
 */
export function testsOfChanges(since) {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const rooms = new Set(changed.map(roomOf));
  const near = testFiles().filter(
    (file) => changed.includes(file) || [...rooms].some((room) => file.startsWith(room)),
  );
  return parted(near.filter((file) => !isHard(file)));
}

/**
 * What the paths of a file's tests begin with: its feature or package, for a contract the feature of its name, else its folder.
 *
 * @param {string} file
 * @returns {string}
 */
export function roomOf(file) {
  const feature = /^(?:apps\/server\/src|apps\/web\/src)\/features\/(?:[^/]+\/)*?[^/]+\//.exec(file)?.[0];
  if (feature) return feature;
  const contract = /^packages\/contracts\/src\/([^/.]+)/.exec(file)?.[1];
  if (contract) return `apps/server/src/features/${contract}/`;
  const packageFolder = /^packages\/[^/]+\//.exec(file)?.[0];
  if (packageFolder) return packageFolder;
  // `scripts/launch/` has its tests in `scripts/launch.test.ts`; what helps browser tests has none of its own.
  return file.startsWith('e2e/') || !file.includes('/') ? file : dirname(file);
}

/** @returns {string[]} every file of tests, of any tier */
export function testFiles() {
  return [...git('ls-files'), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (file) => (isUnit(file) || isBrowser(file) || isHard(file)) && existsSync(inRoot(file)),
  );
}

/** Hard tests take up to a quarter of an hour each: only who asks for nothing else gets them. */
function parted(files) {
  const [unit, browser] = [files.filter(isUnit), files.filter(isBrowser)];
  return { unit, browser, hard: unit.length + browser.length > 0 ? [] : files };
}

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
      .split('\n')
      .filter(Boolean);
  } catch {
    throw new CannotGoOn(`Choosing tests needs git, and "git ${args.join(' ')}" failed.`);
  }
}
