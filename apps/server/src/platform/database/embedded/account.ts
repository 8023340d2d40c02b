import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** As whom PostgreSQL runs; it refuses to run as root. */
export type Account =
  /** The user that runs Earshot. */
  | { kind: 'own' }
  /** A system user; Earshot itself is root. */
  | SystemAccount
  /** Root under another number, in a user namespace of its own: files stay root's, on folders only root may enter. */
  | { kind: 'namespace' };

export interface SystemAccount {
  kind: 'system';
  name: string;
  uid: number;
  gid: number;
}

export interface Command {
  program: string;
  args: string[];
  identity: { uid?: number; gid?: number };
}

const namespaceId = 1000;
const accountNames = ['postgres', 'earshot'];

/** What to spawn so that `program` runs as `account`. */
export function commandAs(account: Account, program: string, args: string[]): Command {
  if (account.kind === 'system') return { program, args, identity: { uid: account.uid, gid: account.gid } };
  if (account.kind === 'own') return { program, args, identity: {} };
  const mapped = [
    '--user',
    `--map-user=${namespaceId}`,
    `--map-group=${namespaceId}`,
    '--',
    program,
    ...args,
  ];
  return { program: 'unshare', args: mapped, identity: {} };
}

/** Like `commandAs`; on Linux the program also gets SIGINT when the process that started it dies, however it dies. */
export function commandBoundToUs(account: Account, program: string, args: string[]): Command {
  const bound = existsSync('/usr/bin/setpriv') || existsSync('/bin/setpriv');
  if (!bound) return commandAs(account, program, args);
  return commandAs(account, 'setpriv', ['--pdeathsig', 'INT', '--', program, ...args]);
}

/** Runs a program to its end, which comes early if we die before. @returns what it printed */
export async function runAs(account: Account, program: string, args: string[]): Promise<string> {
  const command = commandBoundToUs(account, program, args);
  const { stdout } = await run(command.program, command.args, { ...command.identity, cwd: '/' });
  return stdout;
}

/** The system user to run as when Earshot is root, created when there is none; undefined when that fails. */
export async function findSystemAccount(): Promise<SystemAccount | undefined> {
  for (const name of accountNames) {
    const account = await lookUp(name);
    if (account) return account;
  }
  try {
    await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'earshot']);
  } catch {
    return undefined;
  }
  return lookUp('earshot');
}

/** True when this machine lets root run a program in a user namespace. */
export async function namespacesWork(): Promise<boolean> {
  try {
    return (await runAs({ kind: 'namespace' }, 'id', ['-u'])).trim() === String(namespaceId);
  } catch {
    return false;
  }
}

/** Gives a folder and all in it to the account, when it is somebody else's; only root can, and only root needs to. */
export async function handOver(account: Account, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = account.kind === 'system' ? account : { uid: 0, gid: 0 };
  if ((await stat(folder)).uid !== uid) await run('chown', ['-R', `${uid}:${gid}`, folder]);
}

async function lookUp(name: string): Promise<SystemAccount | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { kind: 'system', name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
