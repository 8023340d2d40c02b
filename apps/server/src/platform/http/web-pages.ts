import { hourMs } from '@earshot/contracts/durations';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { WebBuild } from './web-build.ts';

const year = 31_536_000_000;

/** Serves the built files; pages themselves are sent by the not-found handler, which knows which addresses exist. */
export async function serveWeb(app: FastifyInstance, web: WebBuild): Promise<void> {
  await app.register(fastifyStatic, {
    root: web.folder,
    wildcard: false,
    index: false,
    // These are sent with this server's facts in them.
    globIgnore: web.filledFiles,
    maxAge: hourMs,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content.
      if (/[\\/]assets[\\/]/.test(path))
        reply.header('cache-control', `public, max-age=${year / 1000}, immutable`);
    },
  });
}
