import type { FastifyInstance } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerUnderWay } from './answer-under-way.ts';
import { answerBare } from './bare-answer.ts';
import { Problem } from './problem.ts';

/** Answers what is no request, or does not become one in time: no route and no handler of ours ever sees it. */
export function answerBrokenRequests(headers: OutgoingHttpHeaders) {
  return (error: Error & { code?: string }, connection: Duplex): void => {
    // Into the middle of another answer nothing can be said.
    if (error.code === 'ECONNRESET' || answerUnderWay(connection)?.headersSent) connection.destroy();
    else answerBare(connection, problemOf(error.code), headers);
  };
}

/** Refuses requests of HTTP/1.1 that name no host, which the protocol wants, as other failures are. */
export function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isMissing = raw.headers.host === undefined && raw.httpVersion === '1.1';
    done(isMissing ? new Problem('bad_request', { detail: 'The header Host is missing.' }) : undefined);
  });
}

function problemOf(code: string | undefined): Problem {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_timeout');
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('headers_too_large');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Problem('too_large');
    default:
      return new Problem('bad_request', { detail: 'This is not a valid HTTP/1.1 request.' });
  }
}
