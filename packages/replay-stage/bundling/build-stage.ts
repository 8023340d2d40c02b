/** Builds the stage's document, its script and its worker into `dist/`: `node packages/replay-stage/bundling/build-stage.ts`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { adjustReplayer } from './adjust-replayer.ts';
import { keepReachable } from '../../recorder/bundling/reachable-statements.ts';

const place = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The library comes as one file, in which a bundler has to keep what records too. */
const replayerAlone: Plugin = {
  name: 'replayer-alone',
  load: (id) =>
    id === fileURLToPath(import.meta.resolve('rrweb'))
      ? adjustReplayer(keepReachable(readFileSync(id, 'utf8'), ['Replayer']))
      : null,
};

const [stage, reader] = await Promise.all([bundle('script.ts'), bundle('reader.ts')]);
const hash = createHash('sha256').update(stage).update(reader).digest('hex').slice(0, 12);
mkdirSync(place('dist'), { recursive: true });
writeFileSync(place('dist/stage.js'), stage);
writeFileSync(place('dist/reader.js'), reader);
const page = readFileSync(place('src/stage.html'), 'utf8');
writeFileSync(place('dist/index.html'), page.replace('stage.js', `stage.js?${hash}`));

async function bundle(file: string): Promise<string> {
  const { output } = await build({
    input: place(`src/${file}`),
    write: false,
    platform: 'browser',
    plugins: [replayerAlone],
    // Browsers that the web app is built for.
    transform: { target: ['chrome123', 'firefox121', 'safari17.5'] },
    output: { format: 'iife', minify: true, comments: false },
    logLevel: 'warn',
  });
  return output[0].code;
}
