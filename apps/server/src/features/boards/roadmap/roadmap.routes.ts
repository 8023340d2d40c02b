import { boards } from '@earshot/contracts/boards';
import type { PublicRoadmap } from '@earshot/contracts/boards/roadmap';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { bind, bindPublic } from '../../../platform/http/bind.ts';
import { countedAddress } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import { roadmapFeed } from './roadmap-feed.ts';
import { noRoadmapPage, roadmapPage, roadmapStyle } from './roadmap-page.ts';
import * as service from './roadmaps.service.ts';

const path = '/public/roadmap/:token';
const styleHash = createHash('sha256').update(roadmapStyle).digest('base64');
/** Nothing runs, and nothing is loaded. Other sites may show it in a frame. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

export function roadmapRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, boards.getRoadmap, ({ query }, caller) => service.getRoadmap(deps, caller, query.board_id));
  bind(app, boards.saveRoadmap, ({ body }, caller) => service.saveRoadmap(deps, caller, body));
  bind(app, boards.setPublicText, ({ body }, caller) => service.setPublicText(deps, caller, body));
  bindPublic(app, boards.readRoadmap, ({ query }) => service.readRoadmap(deps, query.token));
  app.get<{ Params: { token: string } }>(path, async (request, reply) => {
    const { status, roadmap } = await lookUp(app, deps, request);
    return headed(reply, roadmap)
      .code(status)
      .type('text/html; charset=utf-8')
      .send(roadmap ? roadmapPage(roadmap, `/public/roadmap/${request.params.token}/feed`) : noRoadmapPage());
  });
  app.get<{ Params: { token: string } }>(`${path}/feed`, async (request, reply) => {
    const { status, roadmap } = await lookUp(app, deps, request);
    if (!roadmap)
      return headed(reply, roadmap).code(status).type('text/html; charset=utf-8').send(noRoadmapPage());
    const page = new URL(`/public/roadmap/${request.params.token}`, deps.config.publicUrl).href;
    return headed(reply, roadmap)
      .type('application/atom+xml; charset=utf-8')
      .send(roadmapFeed(roadmap, page));
  });
}

/** Each look uses up the reader's budget, whether the link is right or not. */
async function lookUp(
  app: FastifyInstance,
  deps: Deps,
  request: FastifyRequest<{ Params: { token: string } }>,
): Promise<{ status: number; roadmap: PublicRoadmap | null }> {
  app.rateLimiter.count('roadmap_read', countedAddress(request));
  try {
    return { status: 200, roadmap: await service.readRoadmap(deps, request.params.token) };
  } catch (error) {
    if (error instanceof Problem && error.code === 'link_invalid') return { status: 404, roadmap: null };
    throw error;
  }
}

function headed(reply: FastifyReply, roadmap: PublicRoadmap | null): FastifyReply {
  reply.removeHeader('x-frame-options');
  if (!roadmap?.is_public) reply.header('x-robots-tag', 'noindex, nofollow');
  return reply
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', roadmap?.is_public ? 'public, max-age=60' : 'private, no-store');
}
