import type { FastifyRequest } from 'fastify';

/** The token of the Authorization header; undefined when there is none. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
}
