import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a PostgreSQL server writes about itself into its cluster. */
export interface PostmasterFile {
  pid: number;
  port: number;
  /** Empty when it listens on no Unix socket. */
  socketFolder: string;
  isReady: boolean;
}

export function postmasterPath(clusterFolder: string): string {
  return join(clusterFolder, 'postmaster.pid');
}

/** Undefined when there is none, or when it is only half written yet. */
export async function readPostmasterFile(clusterFolder: string): Promise<PostmasterFile | undefined> {
  let lines: string[];
  try {
    lines = (await readFile(postmasterPath(clusterFolder), 'utf8')).split('\n').map((line) => line.trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid < 1) return undefined;
  return { pid, port: Number(lines[3] ?? 0), socketFolder: lines[4] ?? '', isReady: lines[7] === 'ready' };
}
