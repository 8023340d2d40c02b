/**
 * The tiers of tests, and how a test says which it is of (CONTRIBUTING tells the rule):
 *
 * - core: `*.test.ts` and browser tests whose title starts with `@core`; `npm test` runs it
 * - the rest: `*.slow.ts` and all other browser tests; `npm test -- --all` runs it with the core
 * - hard: `*.hard.ts`; `npm run test:hard` runs it
 */

/** Vitest's files: what `vitest.config.ts` includes by the same variable. */
export const isUnit = (file) => /\.(?:test|slow)\.tsx?$/.test(file);
const isSlowUnit = (file) => /\.slow\.tsx?$/.test(file);
export const isHard = (file) => /\.hard\.ts$/.test(file);
export const isBrowser = (file) => /^e2e\/.*\.spec\.ts$/.test(file);

/** Environment of a run of the core alone; without it, both runners know every test but the hard ones. */
export const coreAlone = { EARSHOT_TESTS: 'core' };

/**
 * What a whole run leaves out, and how it is run: lines for its end.
 *
 * @param {string[]} files every file of tests
 * @param {boolean} isAll whether the run is of more than the core
 * @returns {string}
 */
export function leftOut(files, isAll) {
  const beyondCore = `Not run: ${countOf(files.filter(isSlowUnit), 'slow')} of unit and API tests and the browser tests without @core: npm test -- --all\n`;
  const hard = `Not run: ${countOf(files.filter(isHard), 'hard')}: npm run test:hard\n`;
  return isAll ? hard : beyondCore + hard;
}

const countOf = ({ length }, kind) => `${length} ${kind} ${length === 1 ? 'file' : 'files'}`;
