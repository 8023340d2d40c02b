import type { FastifyRequest } from 'fastify';
import type { RefusalCounts } from '../refusals/refusal-counts.ts';
import type { Problem } from './problem.ts';

/** Reasons that the server has, not the caller: counted wherever they come up. */
const serversReasons: ReadonlySet<string> = new Set([
  'rate_limited',
  'plan_limit_reached',
  'too_large',
  'file_refused',
  'recording_over',
  'storage_full',
  'unavailable',
  'shutting_down',
  'internal_error',
]);
/** Calls that bring data, of which nothing may be lost unnoticed: counted whatever the reason. */
const bringData: ReadonlySet<string> = new Set([
  '/r/chunk',
  '/api/feedback/add_feedback',
  '/api/imports/upload',
]);

/** Counts a refused request by its call; addresses that are no call's are left out. */
export function countRefusal(counts: RefusalCounts, request: FastifyRequest, { code }: Problem): void {
  const place = request.routeOptions.url;
  if (place === undefined || place.includes('*')) return;
  if (serversReasons.has(code) || bringData.has(place)) counts.add(place, code);
}
