import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { inlineNumbers } from './inline-numbers.ts';
import { ownNames } from './own-names.ts';
import { rrwebRecord, stockRrwebRecord } from './rrweb-record.ts';

/** File name → text. The number is the version of what a page can rely on; a built file never changes its meaning. */
export interface RecorderFiles {
  /** What a script tag loads. */
  'earshot-1.js': string;
  /** The same as a module, for packages. */
  'earshot-1.mjs': string;
  /** What masks and packs, as a module that each of the two above loads before it sees anything of a page. */
  'earshot-mask-1.mjs': string;
  /** What watches pages that ask for canvas elements or frames of other origins, in the place of what the two first hold. */
  'earshot-record-1.mjs': string;
  /** What every page loads once it is recorded: measurements, and animations of scripts. */
  'earshot-late-1.mjs': string;
  /** The same as the one that masks, as a worker, for pages whose policy refuses `blob:`. */
  'earshot-worker-1.js': string;
  /** What the worker loads by and by, to keep the page's pictures, fonts and style sheets. */
  'earshot-assets-1.js': string;
}

const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** @param whole leaves the recording library whole and as it came, to compare with */
export async function bundleRecorder({ whole = false } = {}): Promise<RecorderFiles> {
  // Names that files hand each other are shortened in all of them or in none.
  const engine = await engineModule(!whole);
  const library = (withFew: boolean) =>
    stands('rrweb', (id) => id === 'rrweb', whole ? stockRrwebRecord() : rrwebRecord({ whole: withFew }));
  const wholeRecording = await bundle('capture/whole-recording.ts', 'esm', [library(true)], !whole);
  const late = await bundle('capture/late-parts.ts', 'esm', [], !whole);
  const plugins = [
    library(false),
    named('maskingFile', 'earshot-mask-1.mjs', engine),
    named('lateFile', 'earshot-late-1.mjs', late),
    named('wholeRecordingFile', 'earshot-record-1.mjs', wholeRecording),
  ];
  return {
    'earshot-1.js': await bundle('script.ts', 'iife', plugins, !whole),
    'earshot-1.mjs': await bundle('start.ts', 'esm', plugins, !whole),
    'earshot-mask-1.mjs': engine,
    'earshot-record-1.mjs': wholeRecording,
    'earshot-late-1.mjs': late,
    'earshot-worker-1.js': await bundle('packing/worker.ts', 'iife', plugins, !whole),
    'earshot-assets-1.js': await bundle('assets/script.ts', 'iife', plugins),
  };
}

/** `makeEngine` as one function that brings along all that it names. */
async function engineModule(shortens: boolean): Promise<string> {
  const code = await bundle('packing/engine.ts', 'iife', [], shortens);
  return `export function makeEngine() { ${code}; return ${engineName}.makeEngine(); }`;
}

/** The module that names a file, with what the file's text is told by. */
function named(name: string, file: string, text: string): Plugin {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const module = `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  return stands(name, (id) => id.endsWith(module), `export const ${name} = '${file}?${hash}';`);
}

const engineName = 'earshotEngine';

async function bundle(
  file: string,
  format: 'iife' | 'esm',
  plugins: Plugin[],
  shortens = true,
): Promise<string> {
  const { output } = await build({
    input: source(file),
    write: false,
    platform: 'browser',
    plugins: [...plugins, inlineNumbers],
    // Browsers from the year 2022 on.
    transform: { target: 'es2022' },
    output: {
      format,
      name: engineName,
      minify: {
        compress: true,
        mangle: { toplevel: format === 'esm' },
        ...(shortens && { mangleProps: ownNames }),
        codegen: true,
      },
      comments: false,
      // Nobody asks what kind of object it is.
      generatedCode: { symbols: false },
    },
    logLevel: 'warn',
  });
  return output[0].code;
}

/** Puts `code` in the place of a module. */
function stands(name: string, isMeant: (id: string) => boolean, code: string): Plugin {
  const id = `\0${name}`;
  return {
    name: `stands-for-${name}`,
    resolveId: (given) => (isMeant(given) ? id : undefined),
    load: (given) => (given === id ? { code, moduleType: 'js' } : undefined),
  };
}
