import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { roomOf } from '../launch/chosen-tests.mjs';
import { chooseFaults, type PlantedFault } from './choose.ts';

/**
 * Plants one small fault after another in the working tree and runs the tests nearest to it, then those that import the
 * module: prints the share of faults that a test found, and each that none did. The tree has to be clean, and is afterwards.
 */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
/** A fault that makes a test hang is found too. */
const longestMs = 10 * 60_000;

const { values } = parseArgs({
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
if (git('status', '--porcelain', '--untracked-files=no').length > 0) {
  console.error('The working tree has changes; commit or stash them first.');
  process.exit(2);
}

const faults = chooseFaults(root, Number(values.count), Number(values.seed));
const survivors: PlantedFault[] = [];
let done = 0;
for (const fault of faults) {
  const found = isFound(fault);
  done += 1;
  if (!found) survivors.push(fault);
  console.log(`${found ? 'found   ' : 'SURVIVED'} ${tell(fault)} (${done} of ${faults.length})`);
}
for (const area of new Set(faults.map((fault) => fault.area))) {
  const planted = faults.filter((fault) => fault.area === area).length;
  const left = survivors.filter((fault) => fault.area === area).length;
  console.log(`${area}: ${planted - left} of ${planted} found`);
}
console.log(`In all ${faults.length - survivors.length} of ${faults.length} found`);
for (const fault of survivors) console.log(`  survived: ${tell(fault)}`);
process.exitCode = survivors.length > faults.length * 0.1 ? 1 : 0;

function tell({ path, line, kind }: PlantedFault): string {
  return `${path}:${line} ${kind}`;
}

function isFound({ path, start, end, replacement }: PlantedFault): boolean {
  const file = join(root, path);
  const source = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, source);
  process.once('SIGINT', restore);
  process.once('SIGTERM', restore);
  try {
    writeFileSync(file, source.slice(0, start) + replacement + source.slice(end));
    const near = nearestTests(path);
    return (near.length > 0 && fails(['run', ...near])) || fails(['related', '--run', path]);
  } finally {
    restore();
    process.removeListener('SIGINT', restore);
    process.removeListener('SIGTERM', restore);
  }
}

function fails(args: readonly string[]): boolean {
  const options = ['--bail', '1', '--passWithNoTests', '--reporter', 'dot'];
  const { status } = spawnSync(process.execPath, [vitest, ...args, ...options], {
    cwd: root,
    timeout: longestMs,
    stdio: 'ignore',
    env: { ...process.env, CI: '' },
  });
  return status !== 0;
}

/** Tests of the module's name and folder; of a feature or package that has few, all of them. */
function nearestTests(path: string): string[] {
  const tests = git('ls-files', '*.test.ts').filter((test) => test.startsWith(roomOf(path)));
  const name = basename(path).split('.')[0] ?? '';
  const near = tests.filter((test) => dirname(test) === dirname(path) || basename(test).startsWith(name));
  return near.length > 0 ? near : tests.slice(0, 20);
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
