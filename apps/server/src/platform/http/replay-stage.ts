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

/** Serves the stage of the replay player, where it is built. */
export function serveReplayStage(app: FastifyInstance): void {
  if (!existsSync(`${folder}index.html`)) return;
  const page = readFileSync(`${folder}index.html`);
  const script = readFileSync(`${folder}stage.js`);
  app.get(stagePath, (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page),
  );
  // The document names the script with a hash of its content.
  app.get(`${stagePath}stage.js`, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
