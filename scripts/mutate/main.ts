import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseFaults, type PlantedFault } from './choose.ts';
import { endRuns, failingTest, notEnded } from './failing-test.ts';
import { judges, nearestTests } from './nearest-tests.ts';

/**
 * Plants one small fault after another in the working tree and runs the tests nearest to it, then those of its area that
 * import the module: prints the share of faults that a test found, and each that none did. The tree has to be clean, and
 * is afterwards. `--only` takes the faults whose line in the output holds a text, `--from` and `--to` those of such places.
 * A fault whose tests do not end is found only if they end without it; else nothing is known of it.
 */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: 'Infinity' },
  },
});
if (git('status', '--porcelain', '--untracked-files=no').length > 0) {
  console.error('The working tree has changes; commit or stash them first.');
  process.exit(2);
}

const faults = chooseFaults(root, Number(values.count), Number(values.seed))
  .filter((fault) => tell(fault).includes(values.only))
  .filter((_, at) => at + 1 >= Number(values.from) && at + 1 <= Number(values.to));
const tests = git('ls-files', '*.test.ts', '*.slow.ts');
const began = performance.now();
const survivors: PlantedFault[] = [];
const unknown: PlantedFault[] = [];
let done = 0;
for (const fault of faults) {
  const finder = await finderOf(fault);
  done += 1;
  if (finder === null) survivors.push(fault);
  if (finder === notEnded) unknown.push(fault);
  const line = `${tell(fault)} (${done} of ${faults.length})`;
  if (finder === null) console.log(`SURVIVED ${line}`);
  else console.log(finder === notEnded ? `unknown  ${line}` : `found    ${line} by ${finder}`);
}
for (const area of new Set(faults.map((fault) => fault.area))) {
  const known = faults.filter((fault) => fault.area === area && !unknown.includes(fault)).length;
  const left = survivors.filter((fault) => fault.area === area).length;
  console.log(`${area}: ${known - left} of ${known} found`);
}
const minutes = Math.round((performance.now() - began) / 60_000);
const known = faults.length - unknown.length;
console.log(`In all ${known - survivors.length} of ${known} found in ${minutes} minutes`);
for (const fault of survivors) console.log(`  survived: ${tell(fault)}`);
for (const fault of unknown)
  console.log(`  unknown, its tests do not end in time without it: ${tell(fault)}`);
process.exitCode = survivors.length > known * 0.1 ? 1 : 0;

function tell({ path, line, kind }: PlantedFault): string {
  return `${path}:${line} ${kind}`;
}

/** The name of the first test that fails with the fault; null when none does. */
async function finderOf(fault: PlantedFault): Promise<string | null | typeof notEnded> {
  const near = nearestTests(fault.path, tests);
  const others = judges(root, fault.area, fault.path, tests).filter((test) => !near.includes(test));
  for (const some of [near, others].filter(({ length }) => length > 0)) {
    const finder = await withFault(fault, () => failingTest(root, ['run', ...some]));
    if (finder === null) continue;
    if (finder !== notEnded) return finder;
    return (await failingTest(root, ['run', ...some])) === null ? 'a run that ends without it' : notEnded;
  }
  return null;
}

async function withFault<Found>(
  { path, start, end, replacement }: PlantedFault,
  work: () => Promise<Found>,
): Promise<Found> {
  const file = join(root, path);
  const source = readFileSync(file, 'utf8');
  const endEarly = () => {
    writeFileSync(file, source);
    endRuns();
    process.exit(2);
  };
  process.once('SIGINT', endEarly);
  process.once('SIGTERM', endEarly);
  try {
    writeFileSync(file, source.slice(0, start) + replacement + source.slice(end));
    return await work();
  } finally {
    writeFileSync(file, source);
    process.removeListener('SIGINT', endEarly);
    process.removeListener('SIGTERM', endEarly);
  }
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
