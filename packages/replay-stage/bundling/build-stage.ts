/** Builds the stage's document, its script and its worker, and the page of a saved recording, into `dist/`: `node packages/replay-stage/bundling/build-stage.ts`. */
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
      ? keepReachable(adjustReplayer(readFileSync(id, 'utf8')), ['Replayer'])
      : null,
};

const [stage, reader, offline] = await Promise.all(
  ['script.ts', 'reader.ts', 'offline/offline.ts'].map(bundle),
);
if (!stage || !reader || !offline) throw new Error('A bundle is empty');
const hash = createHash('sha256').update(stage).update(reader).digest('hex').slice(0, 12);
mkdirSync(place('dist'), { recursive: true });
writeFileSync(place('dist/stage.js'), stage);
writeFileSync(place('dist/reader.js'), reader);
writeFileSync(place('dist/index.html'), pageOf('stage.html').replace('stage.js', `stage.js?${hash}`));
writeFileSync(place('dist/offline.html'), offlinePage(offline));

/**
 * The page of a saved recording: its own script runs, by its hash, and nothing else; nothing is fetched. Recorded pages are
 * drawn with their styles, so styles are not held to a hash.
 */
function offlinePage(script: string): string {
  // A file's text ends a script wherever these letters stand.
  const inline = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(inline).digest('base64')}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    'media-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return pageOf('offline/offline.html')
    .replace('POLICY', () => policy)
    .replace('<!--PLAYER-->', () => `<script>${inline}</script>`);
}

/** With the styles that all pages have which replay. */
function pageOf(file: string): string {
  const styles = readFileSync(place('src/replayed-page.css'), 'utf8');
  return readFileSync(place(`src/${file}`), 'utf8').replace('/*REPLAYED*/', () => styles);
}

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
