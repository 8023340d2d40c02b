import { ApiProblem } from '../../../lib/api-problem.ts';

/** True for a secret that opens nothing: never one, expired, revoked, or its recording deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && ['not_found', 'bad_request'].includes(error.code);
}
