import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import type { FrontEnd } from './front-ends/front-end.ts';
import type { Installed } from './packages.ts';

/** A component of Svelte within a front end's script, after its name. */
const component = /\/\* App\.svelte\n([^]*?)\*\//;

/** A front end's script with all that it imports, as its usual tool puts it together for visitors. */
export async function builtScript({ script = '' }: FrontEnd, { folder }: Installed): Promise<string> {
  const input = join(folder, 'entry.js');
  writeFileSync(input, `${script.replace(component, '')}\nwindow.isDrawn = true;`);
  writeFileSync(join(folder, 'App.svelte'), component.exec(script)?.[1] ?? '');
  const { output } = await build({
    input,
    write: false,
    platform: 'browser',
    plugins: [svelte(folder)],
    transform: {
      target: 'es2022',
      define: {
        'process.env.NODE_ENV': '"production"',
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    },
    output: { format: 'esm', minify: true, comments: false },
    logLevel: 'silent',
  });
  return output[0].code;
}

interface Compiler {
  compile: (text: string, options: object) => { js: { code: string } };
}

function svelte(folder: string): Plugin {
  return {
    name: 'svelte',
    transform: (text, id) => {
      if (!id.endsWith('.svelte')) return null;
      const { compile } = createRequire(join(folder, 'package.json'))('svelte/compiler') as Compiler;
      const { code } = compile(text, { filename: id, css: 'injected', generate: 'client' }).js;
      return { code, moduleType: 'js' };
    },
  };
}
