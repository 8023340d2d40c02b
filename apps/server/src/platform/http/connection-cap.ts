import type { FastifyInstance } from 'fastify';
import type { OutgoingHttpHeaders, Server } from 'node:http';
import type { Socket } from 'node:net';
import { answerUnderWay } from './answer-under-way.ts';
import { answerBare } from './bare-answer.ts';
import { countedAddress, countedAs } from './client-address.ts';
import { Problem } from './problem.ts';
import type { IsTrustedProxy } from './trusted-proxies.ts';

export interface ConnectionCap {
  /** Connections that one address may have. */
  max: number;
  isTrustedProxy: IsTrustedProxy;
  /** Sent with a refusal. */
  headers: OutgoingHttpHeaders;
}

/**
 * Keeps one address from taking all connections. Those of a trusted proxy are many people's: there the requests are counted
 * that wait for an answer, by the addresses that the proxy tells.
 */
export function capConnections(app: FastifyInstance, cap: ConnectionCap): void {
  const refused = new WeakSet<Socket>();
  capDirect(app.server, cap, refused);
  const waiting = new Map<string, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (refused.has(socket)) {
      socket.destroy();
      return;
    }
    if (!cap.isTrustedProxy(socket.remoteAddress ?? '')) return done();
    const address = countedAddress(request);
    const count = (waiting.get(address) ?? 0) + 1;
    if (count > cap.max) return done(tooMany(cap.max));
    waiting.set(address, count);
    reply.raw.once('close', () => {
      const left = (waiting.get(address) ?? 1) - 1;
      if (left === 0) waiting.delete(address);
      else waiting.set(address, left);
    });
    done();
  });
}

function capDirect(
  server: Server,
  { max, isTrustedProxy, headers }: ConnectionCap,
  refused: WeakSet<Socket>,
): void {
  const open = new Map<string, Set<Socket>>();
  server.on('connection', (socket: Socket) => {
    // It may be gone by now.
    if (socket.remoteAddress === undefined || isTrustedProxy(socket.remoteAddress)) return;
    const address = countedAs(socket.remoteAddress);
    const sockets = open.get(address) ?? new Set();
    if (sockets.size >= max && !makeRoom(sockets)) {
      refused.add(socket);
      answerBare(socket, tooMany(max), headers);
      return;
    }
    open.set(address, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) open.delete(address);
    });
  });
}

/** Closes the oldest connection on which nothing waits for an answer: kept for later, or not come to a request yet. */
function makeRoom(sockets: Set<Socket>): boolean {
  for (const socket of sockets) {
    if (answerUnderWay(socket)) continue;
    sockets.delete(socket);
    socket.destroy();
    return true;
  }
  return false;
}

function tooMany(max: number): Problem {
  return new Problem('rate_limited', {
    detail: `At most ${max} connections at once from one address.`,
    retryAfterSeconds: 10,
  });
}
