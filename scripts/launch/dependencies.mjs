import { join } from 'node:path';
import { hashFiles } from './hash.mjs';
import { isMarked, mark } from './marker.mjs';
import { installLocked } from './npm.mjs';
import { inRoot, root } from './places.mjs';
import { step } from './say.mjs';

const marker = inRoot('node_modules', '.made-from');

/** Installs the dependencies when the lock is not the one they were installed from. An install removes the marker first. */
export async function ensureDependencies(node) {
  const made = `${hashFiles([join(root, 'package-lock.json')])} ${process.platform} ${process.arch}`;
  if (isMarked(marker, made)) return;
  await step('Dependencies', () => installLocked(node, root, 'The dependencies'));
  mark(marker, made);
}
