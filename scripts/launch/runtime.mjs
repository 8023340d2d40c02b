import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash.mjs';
import { isMarked, mark } from './marker.mjs';
import { installLocked } from './npm.mjs';
import { inRoot } from './places.mjs';
import { CannotGoOn, step } from './say.mjs';

const neededMajor = 24;
const recipe = inRoot('scripts', 'runtime');
const folder = inRoot('.runtime');
const half = inRoot('.runtime.new');
const marker = join(folder, 'node_modules', '.made-from');

/**
 * The Node to run on: the one in use when it is new enough, else one of the project's own, installed when missing.
 *
 * @returns {Promise<string>} path of the program
 */
export async function ensureRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  const made = hashFiles([join(recipe, 'package-lock.json')]);
  if (!isMarked(marker, made) || !existsSync(nodeIn(folder))) {
    await step(`Node ${neededMajor}`, () => install(made));
  }
  return nodeIn(folder);
}

function nodeIn(base) {
  const os = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(base, 'node_modules', `node-${os}-${process.arch}`, 'bin', file);
}

async function install(made) {
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half);
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(recipe, name), join(half, name));
  await installLocked(process.execPath, half, `Node ${neededMajor}`);
  // A package that is optional and cannot be fetched is passed over without a word.
  const tried = spawnSync(nodeIn(half), ['-v'], { encoding: 'utf8' });
  if (tried.status !== 0 || !tried.stdout.startsWith(`v${neededMajor}.`)) {
    throw new CannotGoOn(
      `Earshot needs Node ${neededMajor}, this is ${process.version}, and none could be brought for ${process.platform} on ${process.arch}: install Node ${neededMajor} and start again.`,
    );
  }
  mark(join(half, 'node_modules', '.made-from'), made);
  rmSync(folder, { recursive: true, force: true });
  renameSync(half, folder);
}
