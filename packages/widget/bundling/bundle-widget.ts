import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** The one file that a page loads. */
export async function bundleWidget(): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL('../src/script.ts', import.meta.url)),
    write: false,
    platform: 'browser',
    // Browsers from the year 2022 on.
    transform: { target: 'es2022' },
    output: {
      format: 'iife',
      minify: { compress: true, mangle: true, codegen: true },
      comments: false,
      generatedCode: { symbols: false },
    },
    logLevel: 'warn',
  });
  return output[0].code;
}
