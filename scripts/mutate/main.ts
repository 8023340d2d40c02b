import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseFaults, type PlantedFault } from './choose.ts';
import { failingTest } from './failing-test.ts';
import { judges, nearestTests } from './nearest-tests.ts';

/**
 * Plants one small fault after another in the working tree and runs the tests nearest to it, then those of its area that
 * import the module: prints the share of faults that a test found, and each that none did. The tree has to be clean, and
 * is afterwards. `--only` takes the faults whose line in the output holds a text.
 */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
if (git('status', '--porcelain', '--untracked-files=no').length > 0) {
  console.error('The working tree has changes; commit or stash them first.');
  process.exit(2);
}

const faults = chooseFaults(root, Number(values.count), Number(values.seed)).filter((fault) =>
  tell(fault).includes(values.only),
);
const tests = git('ls-files', '*.test.ts');
const began = performance.now();
const survivors: PlantedFault[] = [];
let done = 0;
for (const fault of faults) {
  const finder = await finderOf(fault);
  done += 1;
  if (!finder) survivors.push(fault);
  const progress = `(${done} of ${faults.length})`;
  console.log(
    finder ? `found    ${tell(fault)} ${progress} by ${finder}` : `SURVIVED ${tell(fault)} ${progress}`,
  );
}
for (const area of new Set(faults.map((fault) => fault.area))) {
  const planted = faults.filter((fault) => fault.area === area).length;
  const left = survivors.filter((fault) => fault.area === area).length;
  console.log(`${area}: ${planted - left} of ${planted} found`);
}
const minutes = Math.round((performance.now() - began) / 60_000);
console.log(`In all ${faults.length - survivors.length} of ${faults.length} found in ${minutes} minutes`);
for (const fault of survivors) console.log(`  survived: ${tell(fault)}`);
process.exitCode = survivors.length > faults.length * 0.1 ? 1 : 0;

function tell({ path, line, kind }: PlantedFault): string {
  return `${path}:${line} ${kind}`;
}

/** The name of the first test that fails with the fault; null when none does. */
async function finderOf({ area, path, start, end, replacement }: PlantedFault): Promise<string | null> {
  const file = join(root, path);
  const source = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, source);
  const endEarly = () => {
    restore();
    process.exit(2);
  };
  process.once('SIGINT', endEarly);
  process.once('SIGTERM', endEarly);
  try {
    writeFileSync(file, source.slice(0, start) + replacement + source.slice(end));
    const near = nearestTests(path, tests);
    if (near.length > 0) {
      const finder = await failingTest(root, ['run', ...near]);
      if (finder) return finder;
    }
    const others = judges(root, area, path, tests).filter((test) => !near.includes(test));
    return others.length > 0 ? await failingTest(root, ['run', ...others]) : null;
  } finally {
    restore();
    process.removeListener('SIGINT', endEarly);
    process.removeListener('SIGTERM', endEarly);
  }
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
