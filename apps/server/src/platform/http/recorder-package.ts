import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the build of the recorder puts its package for npm. */
const folder = fileURLToPath(new URL('../../../../../packages/recorder/dist/', import.meta.url));
const packed = /^earshot-recorder-\d+\.\d+\.\d+\.tgz$/;
const yearSeconds = 365 * 24 * 3600;

/** Serves the package that bundlers install, where it is built. What has a version never changes. */
export function serveRecorderPackage(app: FastifyInstance): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => packed.test(one))) {
    const bytes = readFileSync(folder + name);
    app.get(`/packages/${name}`, (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
        .type('application/gzip')
        .send(bytes),
    );
  }
}
