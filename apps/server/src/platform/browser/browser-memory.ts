import { readdir, readFile } from 'node:fs/promises';

const pageBytes = 4096;

/**
 * Bytes that a browser's processes hold for themselves, memory that they share left aside; 0 where the system does not
 * tell. Its processes are found by the profile's folder, which stands in the first one's command line.
 */
export async function memoryOfBrowser(profile: string): Promise<number> {
  const processes = await Promise.all((await pids()).map(look));
  const known = processes.filter((one) => one !== null);
  const ours = new Set(known.filter(({ command }) => command.includes(profile)).map(({ pid }) => pid));
  for (let before = -1; before < ours.size;) {
    before = ours.size;
    for (const { pid, parent } of known) if (ours.has(parent)) ours.add(pid);
  }
  return known.reduce((sum, { pid, bytes }) => (ours.has(pid) ? sum + bytes : sum), 0);
}

async function pids(): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  return names.map(Number).filter(Number.isInteger);
}

async function look(
  pid: number,
): Promise<{ pid: number; parent: number; command: string; bytes: number } | null> {
  try {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8');
    const [stat, command, statm] = await Promise.all([read('stat'), read('cmdline'), read('statm')]);
    // The name in brackets may hold anything, so what follows its end is read.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const [, resident = 0, shared = 0] = statm.split(' ').map(Number);
    return { pid, parent, command, bytes: (resident - shared) * pageBytes };
  } catch {
    return null;
  }
}
