import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from '../start-error.ts';
import { commandBoundToUs } from './account.ts';
import { programOf } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import type { Endpoint } from './endpoint.ts';
import { listenSettings } from './endpoint.ts';
import { startedByUs } from './folder-lock.ts';
import type { Home } from './home.ts';
import { readPostmasterFile } from './postmaster-file.ts';

const readyWithinMs = 600_000;
const stopWithinMs = 30_000;
/** Who closed its connection may not have been heard yet, on a busy machine; who did not close it is not waited for longer. */
const leaveWithinMs = 1000;

/** The server logs its own life only: no statements, which hold customers' texts, and no constraint errors. */
const settings = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_checkpoints=off',
  'unix_socket_permissions=0700',
  'jit=off',
];

export interface ServerPlan {
  home: Home;
  cluster: Cluster;
  endpoint: Endpoint;
  /** File that the server's messages go to; those of the run before are kept beside it, ending in `.1`. */
  logFile: string;
  /** More settings, as `name=value`. */
  settings: string[];
}

/** One run of the PostgreSQL server. */
export interface ServerProcess {
  pid: number;
  /** Settles when it has ended, with words on how. */
  ended: Promise<string>;
  /** Resolves when it takes connections. @throws DatabaseStartError when it ends before, with its last message */
  ready(): Promise<void>;
  /** Lets connections that are being closed go, ends the others with their transactions, and stops in order; resolves when it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts the server in a process group of its own, so that Ctrl-C reaches Earshot alone, which drains and then
 * stops the database; on Linux it is stopped too when Earshot is killed.
 */
export function startServer(plan: ServerPlan): ServerProcess {
  const options = [...settings, startedByUs, ...listenSettings(plan.endpoint), ...plan.settings];
  const command = commandBoundToUs(plan.home.account, programOf(plan.home.binaries, 'postgres'), [
    '-D',
    plan.cluster.folder,
    ...options.flatMap((setting) => ['-c', setting]),
  ]);
  keepEarlierLog(plan.logFile);
  const log = openSync(plan.logFile, 'w', 0o600);
  const child = spawn(command.program, command.args, {
    ...command.identity,
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
    // Nothing of Earshot's environment is meant for PostgreSQL, which reads PG… variables.
    ...(process.platform !== 'win32' && {
      env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' },
    }),
    cwd: '/',
  });
  closeSync(log);
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(signal ? `signal ${signal}` : `code ${code}`));
  });
  return {
    pid: child.pid ?? -1,
    ended,
    ready: () => untilReady(child, ended, plan),
    stop: () => stopServer(child, ended, plan),
  };
}

/** Another Earshot that starts at the same moment may have done it already. */
function keepEarlierLog(logFile: string): void {
  try {
    renameSync(logFile, `${logFile}.1`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** The file counts only when it is our child's: an older server could still answer on the socket. */
async function untilReady(child: ChildProcess, ended: Promise<string>, plan: ServerPlan): Promise<void> {
  for (const end = Date.now() + readyWithinMs; Date.now() < end;) {
    if (!isRunning(child)) {
      throw new DatabaseStartError(
        `PostgreSQL stopped while starting (${await ended}): ${lastMessage(plan.logFile)}`,
      );
    }
    const file = await readPostmasterFile(plan.cluster.folder);
    if (file && file.pid === child.pid && file.isReady) return;
    await wait(20);
  }
  throw new DatabaseStartError(`PostgreSQL was not ready within ${readyWithinMs / 60_000} minutes.`);
}

/** Never SIGKILL: it would leave shared memory and half-written pages for the next start to repair. */
async function stopServer(child: ChildProcess, ended: Promise<string>, plan: ServerPlan): Promise<void> {
  if (!isRunning(child)) return;
  if (process.platform === 'win32') {
    const args = ['stop', '-D', plan.cluster.folder, '-m', 'fast'];
    execFile(programOf(plan.home.binaries, 'pg_ctl'), args, () => undefined);
    await ended;
    return;
  }
  child.kill('SIGTERM');
  const timers = [
    setTimeout(() => child.kill('SIGINT'), leaveWithinMs),
    setTimeout(() => child.kill('SIGQUIT'), stopWithinMs),
  ];
  await ended;
  for (const timer of timers) clearTimeout(timer);
}

function lastMessage(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
}
