import type { ProblemCode } from '@earshot/contracts/call/problems';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { BlobsUnavailable } from '../blobs/blob-store.ts';
import { NoRoomError } from '../database/free-space.ts';
import { problemOfSqlState } from '../database/sqlstate.ts';
import type { RefusalCounts } from '../refusals/refusal-counts.ts';
import { countRefusal } from './count-refusal.ts';
import { Problem } from './problem.ts';

/** Fastify's own errors that a caller can cause. */
const fromFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
};

/** What Fastify finds wrong with an address before it has a route. */
const addressFaults: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address contains an invalid escape.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the address is too long.',
};

/** Turns every failure into `application/problem+json`; what is unexpected goes to the log under the request id only. What the server refused is counted. */
export function installErrorEdge(app: FastifyInstance, refusals: RefusalCounts): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const problem = toProblem(error);
    if (problem.code === 'internal_error') request.log.error({ err: error }, 'request failed');
    else if (problem.status >= 503) request.log.warn({ err: error }, 'request refused');
    countRefusal(refusals, request, problem);
    return sendProblem(problem, request, reply);
  });
}

/** Answers requests whose address cannot be routed, with some headers: they meet neither hooks nor the error handler. */
export function addressRefusal(headers: OutgoingHttpHeaders) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendProblem(toProblem(error), request, reply.headers(headers));
  };
}

/** Answers with a problem and its `Retry-After`. */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const retryAfter = problem.retryAfterSeconds ?? (problem.status === 503 ? 5 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem.toBody(request.id));
}

function toProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof NoRoomError)
    return new Problem('storage_full', { detail: error.message, retryAfterSeconds: 30 });
  if (error instanceof BlobsUnavailable)
    return new Problem('unavailable', { detail: `${error.message}. Try again in a while.` });
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const ofAddress = addressFaults[code];
  if (ofAddress !== undefined) return new Problem('bad_request', { detail: ofAddress });
  const known = fromFastify[code] ?? problemOfSqlState(error);
  if (known) return new Problem(known);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 400 || error instanceof SyntaxError)
    return new Problem('bad_request', { detail: 'The body is not valid JSON.' });
  if (status === 413) return new Problem('too_large');
  if (status === 415) return new Problem('unsupported_media_type');
  return new Problem('internal_error');
}
