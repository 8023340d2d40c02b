import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from './problem.ts';

/** Answers a connection on which there is no request to answer, with a problem and some headers, and closes it. */
export function answerBare(connection: Duplex, problem: Problem, headers: OutgoingHttpHeaders): void {
  if (!connection.writable) {
    connection.destroy();
    return;
  }
  const body = JSON.stringify(problem.toBody(randomUUID()));
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(problem.retryAfterSeconds !== undefined && { 'retry-after': problem.retryAfterSeconds }),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${String(value)}`);
  const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`;
  connection.end(`${[status, ...lines].join('\r\n')}\r\n\r\n${body}`, () => connection.destroy());
}
