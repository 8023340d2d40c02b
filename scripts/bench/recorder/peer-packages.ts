import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashFiles } from '../../launch/hash.mjs';
import { isMarked, mark } from '../../launch/marker.mjs';
import { installLocked } from '../../launch/npm.mjs';

const recipe = fileURLToPath(new URL('./peers/', import.meta.url));
const folder = fileURLToPath(new URL('../../../.cache/recorder-peers/', import.meta.url));

/** Where the packages of other recorders are, installed as their lock says. */
export const peerModules = join(folder, 'node_modules');

/** Installs other recorders beside the project, never into it, when they are not there yet. */
export async function ensurePeerPackages(): Promise<void> {
  const made = hashFiles([join(recipe, 'package-lock.json')]);
  const marker = join(peerModules, '.made-from');
  if (isMarked(marker, made)) return;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(recipe, name), join(folder, name));
  await installLocked(process.execPath, folder, 'Other recorders');
  mark(marker, made);
}
