import { writeFileSync } from 'node:fs';

/**
 * A Vitest reporter that keeps the errors which belong to no test: the JSON report leaves them out, though they fail
 * the run. They go as a JSON list of `{name, message}` into the file that `UNHANDLED_ERRORS_FILE` names.
 */
export default class UnhandledErrors {
  onTestRunEnd(modules, errors) {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    if (!file) return;
    const told = errors.map(({ name, message, stack, cause, VITEST_TEST_PATH, VITEST_TEST_NAME }) => ({
      name: `Outside of every test${VITEST_TEST_PATH ? `, while ${VITEST_TEST_PATH} ran` : ''}`,
      message: [VITEST_TEST_NAME, ...causesOf(cause), stack ?? `${name}: ${message}`]
        .filter(Boolean)
        .join('\n'),
    }));
    writeFileSync(file, JSON.stringify(told));
  }
}

/** Why, before where: how a worker ended, by which code or signal, stands only in the cause. */
function causesOf(cause) {
  return cause?.message ? [`Because: ${cause.message}`, ...causesOf(cause.cause)] : [];
}
