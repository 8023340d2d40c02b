import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const longestMs = 5 * 60_000;

/** What a run came to that had to be ended: with a fault that makes a test hang, or on a machine that does much else. */
export const notEnded = Symbol('a run that did not end');

/** The runs at work, each a group of processes. */
const running = new Set<number>();

/** Ends them: they would outlast this program. */
export function endRuns(): void {
  for (const pid of running) process.kill(-pid, 'SIGKILL');
}

interface Results {
  testResults: { name: string; message: string; assertionResults: { fullName: string; status: string }[] }[];
}

/**
 * Runs Vitest until a test fails. The name of that test, or what the run ended with when no test got as far; null when
 * all pass.
 */
export async function failingTest(
  root: string,
  args: readonly string[],
): Promise<string | null | typeof notEnded> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-mutate-'));
  try {
    const output = join(folder, 'results.json');
    const status = await statusOf(root, [
      ...args,
      ...['--bail', '1', '--passWithNoTests', '--reporter', 'json', '--outputFile', output],
    ]);
    if (status === 0) return null;
    return status === null ? notEnded : nameIn(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Null for a run that had to be ended. */
function statusOf(root: string, args: readonly string[]): Promise<number | null> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  // In a group of its own: a worker in an endless loop would outlast the run.
  const run = spawn(process.execPath, [vitest, ...args], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, CI: '' },
  });
  const { pid } = run;
  if (pid !== undefined) running.add(pid);
  const endGroup = () => pid !== undefined && process.kill(-pid, 'SIGKILL');
  const timer = setTimeout(endGroup, longestMs);
  return new Promise((resolve, reject) => {
    run.once('error', reject);
    run.once('exit', (status) => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      resolve(status);
    });
  });
}

function nameIn(output: string): string {
  let results: Results;
  try {
    results = JSON.parse(readFileSync(output, 'utf8')) as Results;
  } catch {
    return 'a run that could not begin';
  }
  const failed = results.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  )[0];
  if (failed) return `"${failed.fullName}"`;
  const unloaded = results.testResults.find(({ message }) => message);
  return unloaded
    ? `a file that does not load: ${unloaded.message.split('\n')[0] ?? ''}`
    : 'a run that failed';
}
