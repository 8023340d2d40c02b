/** @typedef {{name: string, message: string}} Failure */

/** Lines of a message that are told: enough for what was expected and received. */
const toldLines = 12;

/**
 * What failed in a Vitest run, files that could not be loaded and errors outside of every test among it.
 *
 * @param {any} report the JSON reporter's, or undefined when there is none
 * @param {Failure[]} [unhandled] errors outside of every test
 * @returns {Failure[]}
 */
export function failedUnitTests(report, unhandled = []) {
  const outside = unhandled.map(({ name, message }) => ({ name, message: brief(message) }));
  const inFiles = (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && failed.length === 0)
      return [{ name: file.name, message: brief(file.message) }];
    return failed.map((test) => ({
      name: `${file.name} › ${test.fullName}`,
      message: brief(test.failureMessages.join('\n')),
    }));
  });
  return [...inFiles, ...outside];
}

/**
 * Tests of a Vitest run that failed first and passed when they were run again.
 *
 * @param {any} report the JSON reporter's, or undefined when there is none
 * @returns {Failure[]}
 */
export function unsteadyUnitTests(report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => ({
        name: `${file.name} › ${test.fullName}`,
        message: brief(test.failureMessages.join('\n')),
      })),
  );
}

/**
 * What failed in a Playwright run.
 *
 * @param {any} report the JSON reporter's, or undefined when there is none
 * @returns {Failure[]}
 */
export function failedBrowserTests(report) {
  const atLoading = (report?.errors ?? []).map(({ message }) => ({
    name: 'Browser tests',
    message: brief(message),
  }));
  return [...atLoading, ...browserTests(report, ({ ok }) => !ok)];
}

/**
 * Tests of a Playwright run that failed first and passed when they were run again.
 *
 * @param {any} report the JSON reporter's, or undefined when there is none
 * @returns {Failure[]}
 */
export function unsteadyBrowserTests(report) {
  return browserTests(report, ({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'));
}

function browserTests(report, isMeant) {
  const inSuite = (suite, above) => {
    const names = [...above, suite.title];
    const own = (suite.specs ?? []).filter(isMeant).map((spec) => failureOf(spec, names));
    return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, names))];
  };
  return (report?.suites ?? []).flatMap((suite) => inSuite(suite, []));
}

function failureOf(spec, names) {
  const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
  return {
    name: [...names, spec.title].join(' › '),
    message: brief(errors.map(({ message }) => message).join('\n')),
  };
}

/** A message without its colours, its empty lines and its stack, and no longer than it must be. */
export function brief(message = '') {
  return message
    .replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*node_modules/.test(line))
    .slice(0, toldLines)
    .join('\n');
}

/**
 * What failed, told once more where it is found: at the end. Before it, what passed only when it was run again.
 *
 * @param {Failure[]} failures
 * @param {Failure[]} [unsteady]
 */
export function failuresTold(failures, unsteady = []) {
  const told = (mark, { name, message }) => `${mark} ${name}\n${message.replace(/^/gm, '    ')}\n`;
  return [
    ...unsteady.map((one) => told('↻ passed only when run again:', one)),
    ...failures.map((one) => told('✘', one)),
  ].join('');
}
