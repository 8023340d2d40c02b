import { inRoot } from './places.mjs';
import { run } from './run.mjs';

/** Runs the server, started anew when its files change, and the web app's development server, until both are stopped. */
export async function develop(node) {
  const web = inRoot('node_modules', '@react-router', 'dev', 'bin.cjs');
  const codes = await Promise.all([
    run(node, ['--watch', 'apps/server/src/main.ts']),
    run(node, [web, 'dev'], { cwd: inRoot('apps', 'web') }),
  ]);
  return Math.max(...codes);
}
