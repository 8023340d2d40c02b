import helmet from '@fastify/helmet';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';

/**
 * Sends the headers of `options` with every reply. They are the same for each, so they are made once, by asking a server
 * of one route for them, and not with every request.
 */
export async function protectReplies(app: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  const asked = Fastify();
  await asked.register(helmet, options);
  asked.get('/', () => '');
  const { headers } = await asked.inject('/');
  await asked.close();
  const own = new Set(['content-type', 'content-length', 'date', 'connection']);
  const protecting = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(protecting);
    done();
  });
}
