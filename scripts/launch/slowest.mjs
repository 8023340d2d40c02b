import { relative } from 'node:path';
import { root } from './places.mjs';

const told = 10;

/**
 * The files that took longest, longest first, as lines.
 *
 * @param {any} unit Vitest's JSON report, or undefined
 * @param {any} browser Playwright's JSON report, or undefined
 * @returns {string}
 */
export function slowestTold(unit, browser) {
  const files = [...unitFiles(unit), ...browserFiles(browser)]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, told);
  if (files.length === 0) return '';
  const lines = files.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}\n`);
  return `Slowest files:\n${lines.join('')}`;
}

function unitFiles(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
  }));
}

function browserFiles(report) {
  const msOf = (suite) =>
    (suite.specs ?? [])
      .flatMap(({ tests }) => tests)
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0) +
    (suite.suites ?? []).reduce((sum, inner) => sum + msOf(inner), 0);
  return (report?.suites ?? []).map((suite) => ({ name: `e2e/${suite.file}`, ms: msOf(suite) }));
}
