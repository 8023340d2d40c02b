import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basename, dirname, extname } from 'node:path';
import { videoPath } from './site-facts-of.ts';

/** Serves the operator's video, in ranges, so that a player can seek in it. */
export async function serveVideo(app: FastifyInstance, file: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: dirname(file), serve: false });
    scope.get(videoPath + extname(file), (_request, reply) => reply.sendFile(basename(file)));
  });
}
