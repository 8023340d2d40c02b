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
 * What failed in a Playwright run.
 *
 * @param {any} report the JSON reporter's, or undefined when there is none
 * @returns {Failure[]}
 */
export function failedBrowserTests(report) {
  const inSuite = (suite, above) => {
    const names = [...above, suite.title];
    const own = (suite.specs ?? []).filter(({ ok }) => !ok).map((spec) => failureOf(spec, names));
    return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, names))];
  };
  const atLoading = (report?.errors ?? []).map(({ message }) => ({
    name: 'Browser tests',
    message: brief(message),
  }));
  return [...atLoading, ...(report?.suites ?? []).flatMap((suite) => inSuite(suite, []))];
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
 * What failed, told once more where it is found: at the end.
 *
 * @param {Failure[]} failures
 */
export function failuresTold(failures) {
  return failures.map(({ name, message }) => `✘ ${name}\n${message.replace(/^/gm, '    ')}\n`).join('');
}
