import { inRoot } from './places.mjs';
import { run } from './run.mjs';

/** Runs the server, started anew when its files change, and the web app's development server; one ends with the other. */
export async function develop(node) {
  const web = inRoot('node_modules', '@react-router', 'dev', 'bin.cjs');
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const both = [
    run(node, ['--watch', 'apps/server/src/main.ts'], { signal }),
    run(node, [web, 'dev'], { cwd: inRoot('apps', 'web'), signal }),
  ];
  const code = await Promise.race(both);
  calledOff.abort();
  await Promise.all(both);
  return code;
}
