import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemIn, RawConnection } from '../../testing/malformed/raw-connection.ts';
import { sendProblem } from './error-edge.ts';
import { Problem } from './problem.ts';
import { giveUpSlowBodies } from './slow-bodies.ts';

const pace = { windowMs: 500, windowBytes: 100, wholeMs: 2000, filesMs: 60_000, lookEveryMs: 50 };
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify({ bodyLimit: 50_000_000 });
  app.setErrorHandler((error, request, reply) =>
    sendProblem(error instanceof Problem ? error : new Problem('internal_error'), request, reply),
  );
  giveUpSlowBodies(app, pace);
  await app.register(multipart, { limits: { fileSize: 50_000_000 } });
  app.post('/json', (request) => ({ got: request.body }));
  app.post('/files', { config: { takesFiles: true } }, async (request) => {
    const file = await request.file();
    return { got: (await file?.toBuffer())?.length };
  });
  const refuse = async (_request: unknown, reply: FastifyReply) => reply.code(403).send('no');
  app.post('/refused', { onRequest: refuse }, () => 'never');
  app.post('/busy', { config: { takesFiles: true } }, async (request) => {
    const file = await request.file();
    // Longer than a window, in which nothing is read.
    await wait(3 * pace.windowMs);
    return { got: (await file?.toBuffer())?.length };
  });
  app.post('/events', async (_request, reply) => {
    const stream = new PassThrough();
    void wait(pace.wholeMs + pace.windowMs).then(() => stream.end('data: over\n\n'));
    return reply.type('text/event-stream').send(stream);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

const head = (path: string, length: number, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: earshot\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const files = 'multipart/form-data; boundary=x';
const before = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
const after = '\r\n--x--\r\n';

/** Sends a body piece by piece. */
async function paced(path: string, body: string, { piece, everyMs }: { piece: number; everyMs: number }) {
  const type = body.startsWith(before) ? files : undefined;
  const connection = new RawConnection(port).say(head(path, body.length, type));
  for (let at = 0; at < body.length && !connection.isClosed; at += piece) {
    connection.say(body.slice(at, at + piece));
    await wait(everyMs);
  }
  return connection.closed;
}

test.each([
  ['of JSON', '/json', '"' + 'a'.repeat(5000) + '"'],
  ['of files', '/files', before + 'a'.repeat(5000) + after],
])('[R18] a body %s that drips is given up, with a problem', async (_what, path, body) => {
  const began = performance.now();
  const answer = await paced(path, body, { piece: 2, everyMs: 50 });
  expect(problemIn(answer)).toMatchObject({ status: 408, code: 'request_timeout' });
  expect(answer).toMatch(/^connection: close/im);
  expect(performance.now() - began).toBeLessThan(pace.wholeMs);
});

test('[R18] a body that keeps the pace is given up when it takes too long as a whole; one of files goes on', async () => {
  const steady = { piece: 60, everyMs: 50 };
  const [json, file] = await Promise.all([
    paced('/json', '"' + 'a'.repeat(6000) + '"', steady),
    paced('/files', before + 'a'.repeat(4000) + after, steady),
  ]);
  expect(problemIn(json)).toMatchObject({ code: 'request_timeout' });
  expect(file).toContain('{"got":4000}');
});

test('a body that waits for the server is not given up', async () => {
  const body = before + 'a'.repeat(20_000_000) + after;
  expect(await paced('/busy', body, { piece: body.length, everyMs: 0 })).toContain('{"got":20000000}');
});

test('a stream of events goes on for longer than a body may take', async () => {
  expect(await paced('/events', '{}', { piece: 2, everyMs: 0 })).toContain('data: over');
});

test('[R18] a connection whose request was answered is closed when the rest of its body does not come', async () => {
  const connection = new RawConnection(port).say(head('/refused', 5000).replace('Connection: close\r\n', ''));
  const began = performance.now();
  expect(await connection.drip(50).closed).toContain(' 403 ');
  expect(performance.now() - began).toBeLessThan(pace.wholeMs);
});
