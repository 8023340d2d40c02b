import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';

/** Sends a script, or only that it is still the one that the browser has. */
export function sendTagged(
  reply: FastifyReply,
  known: string | undefined,
  { script, tag, cache }: { script: Buffer; tag: string; cache: string },
): FastifyReply {
  reply.header('cache-control', cache).header('etag', tag);
  return known === tag ? reply.code(304).send() : reply.send(script);
}

/** As the build makes it. */
export function hashOf(script: Buffer): string {
  return createHash('sha256').update(script).digest('hex').slice(0, 8);
}
