/**
 * Makes the web fonts that the app serves: `node scripts/fonts/subset.ts`.
 * Sources are the @fontsource-variable packages; results are committed, so a build needs no subsetting.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215';
const latinExt =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';
/** Kerning, ligatures and accents; lining and tabular figures are what the base style asks for. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'calt'];

interface Cut {
  source: string;
  target: string;
  range: string;
  axes: Record<string, { min: number; max: number }>;
}

const newsreaderAxes = { wght: { min: 380, max: 640 }, opsz: { min: 14, max: 72 } };
const cuts: Cut[] = [
  ...(['latin', 'latin-ext'] as const).flatMap((set) => [
    cut(`newsreader/files/newsreader-${set}-standard-normal`, `newsreader-${set}`, set, newsreaderAxes),
    cut(`newsreader/files/newsreader-${set}-wght-italic`, `newsreader-${set}-italic`, set, {
      wght: { min: 400, max: 600 },
    }),
    cut(`public-sans/files/public-sans-${set}-wght-normal`, `public-sans-${set}`, set, {
      wght: { min: 400, max: 640 },
    }),
    cut(`jetbrains-mono/files/jetbrains-mono-${set}-wght-normal`, `jetbrains-mono-${set}`, set, {
      wght: { min: 400, max: 600 },
    }),
  ]),
];

function cut(source: string, target: string, set: 'latin' | 'latin-ext', axes: Cut['axes']): Cut {
  return {
    source: `@fontsource-variable/${source}.woff2`,
    target: `${target}.woff2`,
    range: set === 'latin' ? latin : latinExt,
    axes,
  };
}

function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = '0', to = from] = part.replace('U+', '').split('-');
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

const folder = fileURLToPath(new URL('../../apps/web/src/ui/fonts/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const { source, target, range, axes } of cuts) {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)));
  const subset = await subsetFont(original, charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(folder + target, subset);
  console.log(`${target}: ${original.length} to ${subset.length} bytes`);
}
for (const family of ['newsreader', 'public-sans', 'jetbrains-mono']) {
  await copyFile(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/LICENSE`)),
    `${folder}OFL-${family}.txt`,
  );
}
