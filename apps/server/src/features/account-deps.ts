import type { FastifyRequest } from 'fastify';
import type { CallerDirectory } from '../platform/auth/callers.ts';
import { countedAddress } from '../platform/http/client-address.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import type { Deps } from './deps.ts';

/** What accounts and workspaces need: the features' dependencies, and the app's own callers and limits. */
export interface AccountDeps extends Pick<
  Deps,
  'config' | 'database' | 'queue' | 'freeSpace' | 'seats' | 'log' | 'now'
> {
  callers: CallerDirectory;
  rateLimiter: RateLimiter;
}

/** Where a request comes from, as far as limits and sessions note it. */
export interface Origin {
  address: string;
  userAgent: string | null;
}

const userAgentMaxChars = 200;

export function originOf(request: FastifyRequest): Origin {
  return {
    address: countedAddress(request),
    userAgent: request.headers['user-agent']?.slice(0, userAgentMaxChars) ?? null,
  };
}
