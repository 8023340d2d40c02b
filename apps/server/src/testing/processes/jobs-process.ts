import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.ts';
import type { Connections } from '../../platform/database/open.ts';

const entry = fileURLToPath(new URL('./jobs-process-entry.ts', import.meta.url));

/** Does jobs in a process of its own, which a test can kill. Resolves once it takes jobs. */
export async function startJobsProcess(config: Config, connections: Connections): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The jobs' process ended with ${code}`)));
  });
  child.send({ config, connections });
  await ready;
  return child;
}

/** Kills a process at once, as the system does when memory runs out. */
export async function killNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
