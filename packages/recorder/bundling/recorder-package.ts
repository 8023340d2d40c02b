import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Raised whenever a file of the package changes: whoever installed a version gets the same bytes again. */
export const packageVersion = '1.1.0';

/** Where what is published is kept, below the server's address. */
export const packageFile = `earshot-recorder-${packageVersion}.tgz`;

const modules = ['index', 'react', 'vue', 'svelte', 'angular', 'tell-person'];
/** Types that the modules name, which stand in files of their own. */
const types = { earshot: '../src/earshot.ts', options: '../src/options.ts' };
const pageCalls = '../../replay-format/src/page-calls.ts';

const read = (path: string): string => readFileSync(new URL(`../package/${path}`, import.meta.url), 'utf8');

/** Every file of the package for npm, by its path in it. */
export function recorderPackage(): Map<string, string> {
  const files = new Map([
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['README.md', read('README.md')],
    ['LICENSE', read('../../../LICENSE')],
  ]);
  for (const name of modules) {
    const source = read(`${name}.ts`);
    files.set(`${name}.js`, resolved(transpiled(source)));
    files.set(`${name}.d.ts`, resolved(declared(`${name}.ts`, source)));
  }
  for (const [name, path] of Object.entries(types))
    files.set(`types/${name}.d.ts`, resolved(declared(`${name}.ts`, read(path))));
  files.set('types/page-calls.d.ts', declared('page-calls.ts', read(pageCalls)));
  return files;
}

const exported = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

const manifest = {
  name: '@earshot/recorder',
  version: packageVersion,
  description: 'Records sessions of your site for your Earshot server.',
  license: 'Apache-2.0',
  type: 'module',
  sideEffects: false,
  exports: {
    '.': exported('index'),
    './react': exported('react'),
    './next': exported('react'),
    './vue': exported('vue'),
    './svelte': exported('svelte'),
    './angular': exported('angular'),
  },
  peerDependencies: { react: '>=17' },
  peerDependenciesMeta: { react: { optional: true } },
};

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  declaration: true,
  newLine: ts.NewLineKind.LineFeed,
};

const transpiled = (source: string): string => ts.transpileModule(source, { compilerOptions }).outputText;

/** @throws Error when something that is exported has no written type */
function declared(fileName: string, source: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    compilerOptions,
    fileName,
    reportDiagnostics: true,
  });
  const [problem] = diagnostics;
  if (problem) throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
  return outputText;
}

/** Imports by where the files stand in the package. */
function resolved(text: string): string {
  return text
    .replaceAll("'../src/earshot.ts'", "'./types/earshot.js'")
    .replaceAll("'../src/options.ts'", "'./types/options.js'")
    .replaceAll("'./index.ts'", "'./index.js'")
    .replaceAll("'./tell-person.ts'", "'./tell-person.js'")
    .replaceAll("'@earshot/replay-format/page-calls'", "'./page-calls.js'");
}
