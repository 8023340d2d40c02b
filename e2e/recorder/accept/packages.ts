import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { installNamed } from '../../../scripts/launch/npm.mjs';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
};

export interface Installed {
  /** A file of the packages by its path below `node_modules`. */
  file: (path: string) => { type: string; bytes: Buffer } | undefined;
  remove: () => void;
}

/** Installs packages from the registry into a folder of their own; nothing of theirs runs outside of a browser. */
export async function installed(packages: string[]): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-front-ends-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  await installNamed(process.execPath, folder, packages);
  return {
    file: (path) => {
      const place = normalize(join(folder, 'node_modules', decodeURIComponent(path)));
      if (!place.startsWith(folder) || !existsSync(place)) return undefined;
      return { type: types[extname(place)] ?? 'application/octet-stream', bytes: readFileSync(place) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
