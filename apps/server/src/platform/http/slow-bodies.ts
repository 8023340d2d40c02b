import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { BodyPace } from './connection-limits.ts';
import { bodyPace } from './connection-limits.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its bodies are files, which may be large and lines slow. */
    takesFiles?: boolean;
  }
}

/** A body that is still arriving. Times are of `performance.now`. */
interface Arriving {
  request: FastifyRequest;
  reply: FastifyReply;
  endsAt: number;
  windowAt: number;
  /** Bytes that the connection had brought when the window began. */
  bytesBefore: number;
  isGivenUp: boolean;
}

/** Gives up bodies that drip, or take too long as a whole, and answers them with `request_timeout`. */
export function giveUpSlowBodies(app: FastifyInstance, pace: BodyPace = bodyPace): void {
  const arriving = new Set<Arriving>();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    if (timer !== undefined && announcesBody(request.raw.headers)) {
      const one = arrivingSince(performance.now(), pace, { request, reply });
      arriving.add(one);
      request.raw.once('end', () => arriving.delete(one));
    }
    done();
  });
  let lookedAt = 0;
  const look = () => {
    const now = performance.now();
    // While this thread stood still nothing could arrive.
    const stoodStillMs = Math.max(0, now - lookedAt - pace.lookEveryMs);
    lookedAt = now;
    for (const one of arriving) {
      if (one.request.raw.complete || one.request.raw.destroyed) arriving.delete(one);
      else {
        one.windowAt += stoodStillMs;
        one.endsAt += stoodStillMs;
        lookAt(one, now, pace);
      }
    }
  };
  app.addHook('onListen', (done) => {
    lookedAt = performance.now();
    timer = setInterval(look, pace.lookEveryMs).unref();
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

function arrivingSince(
  now: number,
  { wholeMs, filesMs }: BodyPace,
  { request, reply }: Pick<Arriving, 'request' | 'reply'>,
): Arriving {
  const mostMs = request.routeOptions.config.takesFiles ? filesMs : wholeMs;
  const bytesBefore = request.raw.socket.bytesRead;
  return { request, reply, endsAt: now + mostMs, windowAt: now, bytesBefore, isGivenUp: false };
}

function announcesBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function lookAt(one: Arriving, now: number, { windowMs, windowBytes }: BodyPace): void {
  const { raw } = one.request;
  // What has arrived is not read yet: it is the server that is slow.
  const isFull = raw.readableLength >= raw.readableHighWaterMark;
  const isWindowOver = now - one.windowAt >= windowMs;
  const drips = isWindowOver && raw.socket.bytesRead - one.bytesBefore < windowBytes;
  if (!isFull && (drips || one.isGivenUp || now > one.endsAt)) giveUp(one);
  else if (isFull || isWindowOver) Object.assign(one, { windowAt: now, bytesBefore: raw.socket.bytesRead });
}

function giveUp(one: Arriving): void {
  const { request, reply } = one;
  const { raw } = request;
  if (one.isGivenUp || reply.sent || raw.listenerCount('error') === 0) {
    // It was answered already, or whoever read it has left.
    raw.socket.destroy();
    return;
  }
  one.isGivenUp = true;
  reply.header('connection', 'close');
  // Whoever reads the body fails with it, and so the request is answered as any other failure is.
  raw.emit('error', new Problem('request_timeout'));
}
