/**
 * @typedef {{passed: number, failed: number, skipped: number}} Count
 */

/** @type {Count} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * What a Vitest run came to. A file that cannot be loaded, or whose set-up fails, holds no failed test, and is one.
 *
 * @param {any} report the JSON reporter's, or undefined when there is none
 * @param {number} code the runner's exit code
 * @returns {Count}
 */
export function countUnitTests(report, code) {
  if (!report) return { ...nothing, failed: 1 };
  const hasFailed = ({ status }) => status === 'failed';
  const brokenFiles = report.testResults.filter(
    (file) => hasFailed(file) && !file.assertionResults.some(hasFailed),
  );
  const counted = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withCrash(counted, code);
}

/**
 * What a Playwright run came to.
 *
 * @param {any} report the JSON reporter's, or undefined when there is none
 * @param {number} code the runner's exit code
 * @returns {Count}
 */
export function countBrowserTests(report, code) {
  if (!report) return { ...nothing, failed: 1 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  return withCrash({ passed: expected + flaky, failed: unexpected, skipped }, code);
}

/** A runner that ends badly though no test failed has failed itself. */
function withCrash(counted, code) {
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/**
 * The last line of `npm test`.
 *
 * @param {Count[]} counts
 */
export function summaryOf(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return {
    failed: sum('failed'),
    line: `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  };
}
