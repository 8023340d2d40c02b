import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installNamed } from '../../../scripts/launch/npm.mjs';

/** Kept between runs, since a package of one version never changes; nothing of it is committed. */
const kept = fileURLToPath(new URL('../../../.cache/front-ends/', import.meta.url));

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
};

export interface PackageFile {
  type: string;
  bytes: Buffer;
}

export interface Installed {
  folder: string;
  /** A file of the packages by its path below `node_modules`. */
  file: (path: string) => PackageFile | undefined;
}

/** Installs packages from the registry into a folder of their own, where they are not there yet; their install scripts do not run. */
export async function installed(packages: string[]): Promise<Installed> {
  const folder = join(kept, createHash('sha256').update(packages.join()).digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const half = `${folder}.half`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'package.json'), '{"private":true}');
    await installNamed(process.execPath, half, packages);
    renameSync(half, folder);
  }
  return {
    folder,
    file: (path) => {
      const place = normalize(join(folder, 'node_modules', decodeURIComponent(path)));
      if (!place.startsWith(folder) || !existsSync(place)) return undefined;
      return { type: typeOf(place), bytes: readFileSync(place) };
    },
  };
}

export function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream';
}
