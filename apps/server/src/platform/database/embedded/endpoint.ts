import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { freePort } from './free-port.ts';

/** Where a server listens: a folder that holds its Unix socket, or a loopback address on Windows. */
export interface Endpoint {
  host: string;
  port: number;
}

const socketPort = 5432;

/**
 * A place for the server to listen. The folder's name is short, since a socket's path holds 107 bytes at most,
 * and nobody but the server's user and root may enter it.
 */
export async function openEndpoint(account: Account, clusterFolder: string): Promise<Endpoint> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  const name = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 12);
  const me = process.getuid?.() ?? 0;
  const owner = account.kind === 'system' ? account : { uid: me, gid: process.getgid?.() ?? 0 };
  let folder = join('/tmp', `earshot-${name}`);
  await mkdir(folder, { mode: 0o700 }).catch(() => undefined);
  const found = await lstat(folder);
  // Anybody may make folders in /tmp: one that somebody else made before us is not used.
  if (!found.isDirectory() || ![me, owner.uid].includes(found.uid)) folder = await mkdtemp(`${folder}-`);
  await chmod(folder, 0o700);
  if (me === 0) await chown(folder, owner.uid, owner.gid);
  return { host: folder, port: socketPort };
}

export function listenSettings(endpoint: Endpoint): string[] {
  return process.platform === 'win32'
    ? [`listen_addresses=${endpoint.host}`, `port=${endpoint.port}`]
    : ['listen_addresses=', `port=${endpoint.port}`, `unix_socket_directories=${endpoint.host}`];
}
