import { existsSync } from 'node:fs';
import { hashFiles, hashFolders } from './hash.mjs';
import { isMarked, mark } from './marker.mjs';
import { inRoot } from './places.mjs';
import { runQuietly } from './run.mjs';
import { CannotGoOn, say, step } from './say.mjs';

const marker = inRoot('apps', 'web', 'build', '.made-from');
const sources = ['contracts', 'replay-format']
  .map((name) => inRoot('packages', name))
  .concat(inRoot('apps', 'web'));
const notSources = ['node_modules', 'build', '.react-router', 'coverage'];

/** Builds the web app when its sources, or the packages it is built with, are not those of the last build. */
export async function ensureWebBuild(node) {
  const made = `${hashFolders(sources, notSources)} ${hashFiles([inRoot('package-lock.json')])}`;
  if (isMarked(marker, made) && existsSync(inRoot('apps', 'web', 'build', 'client'))) return;
  await step('Web build', () => build(node));
  mark(marker, made);
}

async function build(node) {
  const tool = inRoot('node_modules', '@react-router', 'dev', 'bin.cjs');
  const { code, said } = await runQuietly(node, [tool, 'build'], { cwd: inRoot('apps', 'web') });
  if (code === 0) return;
  say(said);
  throw new CannotGoOn(`The web app could not be built (exit code ${code}).`);
}
