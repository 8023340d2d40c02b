import { existsSync } from 'node:fs';
import { hashFiles, hashFolders } from './hash.mjs';
import { isMarked, mark } from './marker.mjs';
import { inRoot } from './places.mjs';
import { runQuietly } from './run.mjs';
import { CannotGoOn, say, step } from './say.mjs';

/** What browsers load besides the app: each package's folder, the program that builds it, and a file it makes. */
const builds = [
  { title: 'Recorder', folder: 'recorder', program: 'build-recorder.ts', makes: 'earshot-1.js' },
  { title: 'Feedback widget', folder: 'widget', program: 'build-widget.ts', makes: 'widget.js' },
  { title: 'Replay stage', folder: 'replay-stage', program: 'build-stage.ts', makes: 'index.html' },
];
/** Either is built with parts of the other packages. */
const sources = ['recorder', 'widget', 'replay-stage', 'replay-format'].map((name) =>
  inRoot('packages', name),
);
const notSources = ['node_modules', 'dist'];

/** Builds what browsers load, where its sources or the packages it is built with are not those of the last build. */
export async function ensureBrowserFiles(node) {
  for (const build of builds) await ensureBuild(node, build);
}

async function ensureBuild(node, { title, folder, program, makes }) {
  const built = inRoot('packages', folder, 'dist');
  const marker = `${built}/.made-from`;
  const made = `${hashFolders(sources, notSources)} ${hashFiles([inRoot('package-lock.json')])}`;
  if (isMarked(marker, made) && existsSync(`${built}/${makes}`)) return;
  await step(title, async () => {
    const { code, said } = await runQuietly(node, [inRoot('packages', folder, 'bundling', program)]);
    if (code === 0) return;
    say(said);
    throw new CannotGoOn(`The ${title.toLowerCase()} could not be built (exit code ${code}).`);
  });
  mark(marker, made);
}
