import { existsSync } from 'node:fs';
import { hashFiles, hashFolders } from './hash.mjs';
import { isMarked, mark } from './marker.mjs';
import { inRoot } from './places.mjs';
import { runQuietly } from './run.mjs';
import { CannotGoOn, say, step } from './say.mjs';

const built = inRoot('packages', 'replay-stage', 'dist');
const marker = `${built}/.made-from`;
const sources = ['replay-stage', 'replay-format', 'recorder/bundling'].map((part) =>
  inRoot('packages', part),
);
const notSources = ['node_modules', 'dist'];

/** Builds the document that replays recordings when its sources, or the packages it is built with, are not those of the last build. */
export async function ensureStageBuild(node) {
  const made = `${hashFolders(sources, notSources)} ${hashFiles([inRoot('package-lock.json')])}`;
  if (isMarked(marker, made) && existsSync(`${built}/index.html`)) return;
  await step('Replay stage', async () => {
    const { code, said } = await runQuietly(node, [inRoot('packages/replay-stage/bundling/build-stage.ts')]);
    if (code === 0) return;
    say(said);
    throw new CannotGoOn(`The replay stage could not be built (exit code ${code}).`);
  });
  mark(marker, made);
}
