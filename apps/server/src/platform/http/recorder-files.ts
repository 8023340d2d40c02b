import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the build of the recorder puts what pages load. */
const folder = fileURLToPath(new URL('../../../../../packages/recorder/dist/', import.meta.url));

const names = [
  'earshot-1.js',
  'earshot-1.mjs',
  'earshot-mask-1.mjs',
  'earshot-record-1.mjs',
  'earshot-late-1.mjs',
  'earshot-worker-1.js',
  'earshot-assets-1.js',
] as const;

/** A repaired recorder reaches every page within the hour. */
const maxAgeSeconds = 3600;

/** Serves the recorder to pages of any site, where it is built. The number in its name is that of what pages may rely on. */
export function serveRecorder(app: FastifyInstance): void {
  for (const name of names) {
    if (!existsSync(folder + name)) continue;
    const script = readFileSync(folder + name);
    app.get(`/r/${name}`, (_request, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', `public, max-age=${maxAgeSeconds}`)
        .type('text/javascript; charset=utf-8')
        .send(script),
    );
  }
}
