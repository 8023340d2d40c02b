/** Builds the stage's document and script into `dist/`: `node packages/replay-stage/bundling/build-stage.ts`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const place = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { output } = await build({
  input: place('src/script.ts'),
  write: false,
  platform: 'browser',
  // Browsers that the web app is built for.
  transform: { target: ['chrome123', 'firefox121', 'safari17.5'] },
  output: { format: 'iife', minify: true, comments: false },
  logLevel: 'warn',
});
const [{ code }] = output;
const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
mkdirSync(place('dist'), { recursive: true });
writeFileSync(place('dist/stage.js'), code);
const page = readFileSync(place('src/stage.html'), 'utf8');
writeFileSync(place('dist/index.html'), page.replace('stage.js', `stage.js?${hash}`));
