import type { FastifyInstance } from 'fastify';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, sendTagged } from './tagged-script.ts';

/** Where the build of the recorder puts what pages load. */
const buildFolder = fileURLToPath(new URL('../../../../../packages/recorder/dist/', import.meta.url));

/** What tags and packages name. */
const firstFiles = ['earshot-1.js', 'earshot-1.mjs'] as const;
/** What those load, by a hash of the text that they were built with. */
const furtherFiles = ['earshot-mask-1.mjs', 'earshot-record-1.mjs', 'earshot-late-1.mjs'] as const;
const otherFiles = ['earshot-worker-1.js', 'earshot-assets-1.js'] as const;

/**
 * A visitor's browser records by what it has while the server is away. The recorder asks for its own file anew whenever it asks for the
 * site's settings, so that a repaired one reaches a page within minutes all the same.
 */
const firstFileCache = 'public, max-age=604800, stale-while-revalidate=2592000';
const immutableCache = 'public, max-age=31536000, immutable';
const hourCache = 'public, max-age=3600';
/** A build that was never here is not: it is answered by this one, and not for long. */
const unknownBuildCache = 'public, max-age=300';

const hashForm = /^[0-9a-f]{8}$/;
const keptFilesMax = 300;

/**
 * Serves the recorder to pages of any site, where it is built. The number in its name is that of what pages may rely on.
 *
 * @param keptFolder where the files of earlier builds are kept, which cached and saved recorders go on asking for
 */
export function serveRecorder(app: FastifyInstance, keptFolder: string, built = buildFolder): void {
  for (const name of [...firstFiles, ...furtherFiles, ...otherFiles]) {
    if (!existsSync(join(built, name))) continue;
    const script = readFileSync(join(built, name));
    const hash = hashOf(script);
    const isFurther = furtherFiles.some((further) => further === name);
    if (isFurther) keepBuild(keptFolder, `${hash}-${name}`, script);
    app.get(`/r/${name}`, async (request, reply) => {
      const [, asked = ''] = request.url.split('?');
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('text/javascript; charset=utf-8');
      if (isFurther && hashForm.test(asked)) {
        if (asked === hash) return reply.header('cache-control', immutableCache).send(script);
        const earlier = await readFile(join(keptFolder, `${asked}-${name}`)).catch(() => undefined);
        return reply
          .header('cache-control', earlier ? immutableCache : unknownBuildCache)
          .send(earlier ?? script);
      }
      const isFirst = firstFiles.some((first) => first === name);
      return sendTagged(reply, request.headers['if-none-match'], {
        script,
        tag: `W/"${hash}"`,
        cache: isFirst ? firstFileCache : hourCache,
      });
    });
  }
}

function keepBuild(folder: string, name: string, script: Buffer): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (existsSync(join(folder, name))) return;
    const half = join(folder, `half-written-${process.pid}`);
    writeFileSync(half, script);
    renameSync(half, join(folder, name));
    const byAge = readdirSync(folder)
      .map((kept) => ({ kept, at: statSync(join(folder, kept)).mtimeMs }))
      .toSorted((a, b) => b.at - a.at);
    for (const { kept } of byAge.slice(keptFilesMax)) rmSync(join(folder, kept), { force: true });
  } catch {
    // A folder that cannot be written: the present build is served, and no earlier one.
  }
}
