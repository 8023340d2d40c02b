import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A hash of some files' contents. */
export function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/** A hash of all files under some folders, names included, without what tools put there. */
export function hashFolders(folders, without) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const path of filesUnder(folder, without)) {
      hash.update(relative(folder, path)).update('\0').update(readFileSync(path)).update('\0');
    }
  }
  return hash.digest('hex');
}

function filesUnder(folder, without) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !without.includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path, without) : [path];
    });
}
