import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf, sendTagged } from './tagged-script.ts';

/** Where the build of the feedback widget puts what pages load. */
const file = fileURLToPath(new URL('../../../../../packages/widget/dist/widget.js', import.meta.url));
/** A repaired one reaches a page within an hour. */
const cache = 'public, max-age=3600, stale-while-revalidate=86400';

/** Serves the feedback widget to pages of any site, where it is built. */
export function serveWidget(app: FastifyInstance): void {
  if (!existsSync(file)) return;
  const script = readFileSync(file);
  const tag = `W/"${hashOf(script)}"`;
  app.get('/widget.js', async (request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8');
    return sendTagged(reply, request.headers['if-none-match'], { script, tag, cache });
  });
}
