import type { ChildProcess } from 'node:child_process';
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '../../launch/environment.mjs';
import type { LoadOrder, LoadResult } from './load-client.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));
/** Of Linux on all its usual platforms. */
const clockTicksPerSecond = 100;

export interface Server {
  pid: number;
  address: string;
  stop(): Promise<void>;
}

/** Starts Earshot as the launcher does, in a process of its own, on a free port. */
export async function startEarshot(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      ...programEnvironment,
      PORT: '0',
      EARSHOT_DATA_DIR: dataDir,
      EARSHOT_LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /Earshot is ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      child.stdout.resume();
      return { pid: pidOf(child), address, stop: () => stopped(child, () => child.kill('SIGTERM')) };
    }
  }
  throw new Error('Earshot ended before it was ready');
}

export async function startControl(): Promise<Server> {
  const child = fork(fileURLToPath(new URL('./control-server.ts', import.meta.url)));
  const [address] = (await once(child, 'message')) as [string];
  return { pid: pidOf(child), address, stop: () => stopped(child, () => child.disconnect()) };
}

/** Lets a process of its own send requests. */
export async function load(order: LoadOrder): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL('./load-client.ts', import.meta.url)));
  child.send(order);
  const [result] = (await once(child, 'message')) as [LoadResult];
  return result;
}

/** Processor time of a process, its threads and everything below it (the database), in seconds. Linux only. */
export function processorSeconds(pid: number): number {
  const parents = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name in brackets may hold anything; fields are counted from after it.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map(
        (at) => fields[at] ?? 0,
      ) as [number, number, number, number, number];
      parents.set(Number(name), { parent, ticks: user + system + endedUser + endedSystem });
    } catch {
      // It ended while being read; its parent counts it.
    }
  }
  const isBelow = (one: number): boolean =>
    one === pid || ((parents.get(one)?.parent ?? 0) > 1 && isBelow(parents.get(one)?.parent ?? 0));
  let ticks = 0;
  for (const [one, known] of parents) if (isBelow(one)) ticks += known.ticks;
  return ticks / clockTicksPerSecond;
}

/** Memory that a process holds, database apart, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('The process did not start');
  return child.pid;
}

async function stopped(child: ChildProcess, stop: () => void): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  stop();
  await ended;
}
