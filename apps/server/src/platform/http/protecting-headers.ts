import helmet from '@fastify/helmet';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';

/**
 * The headers that `options` ask for, and those of `more`. They are the same for each reply, so they are made once, by asking a server of one
 * route for them, and not with every request.
 */
export async function protectingHeaders(
  options: FastifyHelmetOptions,
  more: OutgoingHttpHeaders,
): Promise<OutgoingHttpHeaders> {
  const asked = Fastify();
  await asked.register(helmet, options);
  asked.get('/', () => '');
  const { headers } = await asked.inject('/');
  await asked.close();
  const own = new Set(['content-type', 'content-length', 'date', 'connection']);
  return { ...Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name))), ...more };
}

/** Sends headers with every reply to a request that has a route, or none of ours. */
export function protectReplies(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
