import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** True when a process of this number exists, whoever owns it; a zombie counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True when the process is a running PostgreSQL server on this cluster folder; its number may be a stranger's by now. */
export async function isServerOn(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return worksIn(pid, folder);
  if (process.platform === 'win32') {
    const { stdout } = await run('tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh']);
    return stdout.toLowerCase().includes('postgres');
  }
  try {
    const { stdout } = await run('ps', ['-p', String(pid), '-o', 'stat=,args=']);
    return !stdout.trimStart().startsWith('Z') && stdout.includes('postgres') && stdout.includes(folder);
  } catch {
    return false;
  }
}

/** Processes that work in the folder: a server's helpers outlive it for a moment. Known on Linux only. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid, folder));
}

/** PostgreSQL's processes make the cluster their working directory. */
function worksIn(pid: number, folder: string): boolean {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== folder) return false;
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0];
    return state !== 'Z' && state !== 'X';
  } catch {
    return false;
  }
}
