import { stagePath } from '@earshot/replay-format/stage-messages';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the build puts the stage's document and its script. */
const folder = fileURLToPath(new URL('../../../../../packages/replay-stage/dist/', import.meta.url));

/**
 * What the document may do that shows recorded pages, whatever was recorded: run its own script, and draw what it was handed.
 * The frame in which a recorded page is drawn inherits it.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  "connect-src 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const files = [
  { path: stagePath, file: 'index.html', type: 'text/html', kept: 'no-cache' },
  // The document names its script with a hash of both scripts' content, and the script its worker.
  { path: `${stagePath}stage.js`, file: 'stage.js', type: 'text/javascript', kept: 'immutable' },
  { path: `${stagePath}reader.js`, file: 'reader.js', type: 'text/javascript', kept: 'immutable' },
];

/** Serves the stage of the replay player, where it is built. */
export function serveReplayStage(app: FastifyInstance): void {
  if (!existsSync(`${folder}index.html`)) return;
  for (const { path, file, type, kept } of files) {
    const body = readFileSync(folder + file);
    app.get(path, (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cache-control', kept === 'immutable' ? 'public, max-age=31536000, immutable' : kept)
        .type(`${type}; charset=utf-8`)
        .send(body),
    );
  }
}
