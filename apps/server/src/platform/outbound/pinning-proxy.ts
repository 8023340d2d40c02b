import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request as requestHttp } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { Transform } from 'node:stream';
import { OutboundError } from './outbound-error.ts';
import type { OutboundRules, PinnedTarget, Resolve } from './pinned-target.ts';
import { pinTarget } from './pinned-target.ts';

/** Headers that are of one hop only (RFC 9110, section 7.6.1). */
const ofOneHop = new Set([
  'connection',
  'proxy-connection',
  'proxy-authorization',
  'keep-alive',
  'te',
  'upgrade',
]);
const connectMs = 10_000;

export interface ProxyLimits {
  /** What all answers together may bring; then nothing more gets through. */
  maxBytes: number;
}

/** An HTTP proxy on the loopback, for one browser: the only way that it has to the net. */
export class PinningProxy {
  readonly #rules: OutboundRules;
  readonly #maxBytes: number;
  readonly #server: Server;
  readonly #sockets = new Set<Duplex>();
  #bytes = 0;
  #refused = 0;

  private constructor(rules: OutboundRules, { maxBytes }: ProxyLimits) {
    // A name is resolved once for the life of the proxy, so that it cannot lead elsewhere later.
    this.#rules = { ...rules, resolve: onceFor(rules.resolve) };
    this.#maxBytes = maxBytes;
    this.#server = createServer((request, response) => void this.#forward(request, response));
    this.#server.on('connect', (request, socket, head) => void this.#tunnel(request, socket, head));
    this.#server.on('connection', (socket: Socket) => this.#hold(socket));
    this.#server.on('clientError', (_error, socket) => socket.destroy());
  }

  static async start(rules: OutboundRules, limits: ProxyLimits): Promise<PinningProxy> {
    const proxy = new PinningProxy(rules, limits);
    await new Promise<void>((done, fail) => {
      proxy.#server.once('error', fail).listen(0, '127.0.0.1', done);
    });
    return proxy;
  }

  get address(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Bytes that came from outside. */
  get bytes(): number {
    return this.#bytes;
  }

  get isFull(): boolean {
    return this.#bytes >= this.#maxBytes;
  }

  /** Requests to addresses that may not be reached. */
  get refused(): number {
    return this.#refused;
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((done) => this.#server.close(() => done()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      // Only the plain scheme is asked for in this form.
      if (!request.url?.startsWith('http://')) throw new OutboundError('not_allowed');
      const { url, port, address } = await this.#pin(request.url);
      const headers = Object.fromEntries(
        Object.entries(request.headersDistinct).filter(([name]) => !ofOneHop.has(name)),
      );
      const outgoing = requestHttp({
        host: address,
        port,
        method: request.method,
        path: url.pathname + url.search,
        headers: { ...headers, host: url.host },
        agent: false,
        timeout: connectMs,
      });
      outgoing.on('socket', (socket) => this.#hold(socket));
      outgoing.on('timeout', () => outgoing.destroy());
      outgoing.on('error', () => refuse(response, 502));
      outgoing.on('response', (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
        reply
          .pipe(this.#counted())
          .on('error', () => response.destroy())
          .pipe(response);
      });
      response.on('close', () => outgoing.destroy());
      request.pipe(outgoing);
    } catch {
      this.#refused += 1;
      refuse(response, 403);
    }
  }

  async #tunnel(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      const { port, address } = await this.#pin(`https://${request.url ?? ''}/`);
      const outside = connect({ host: address, port, timeout: connectMs });
      this.#hold(outside);
      outside.on('timeout', () => outside.destroy());
      outside.on('error', () => socket.destroy());
      outside.on('close', () => socket.destroy());
      socket.on('close', () => outside.destroy());
      outside.on('connect', () => {
        outside.setTimeout(0);
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        outside.write(head);
        outside
          .pipe(this.#counted())
          .on('error', () => outside.destroy())
          .pipe(socket);
        socket.pipe(outside);
      });
    } catch {
      this.#refused += 1;
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    }
  }

  async #pin(address: string): Promise<PinnedTarget> {
    if (this.isFull) throw new OutboundError('too_large');
    return pinTarget(address, this.#rules);
  }

  #counted(): Transform {
    return new Transform({
      transform: (part: Buffer, _encoding, done) => {
        this.#bytes += part.length;
        if (this.isFull) done(new OutboundError('too_large'));
        else done(null, part);
      },
    });
  }

  #hold(socket: Duplex): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-length': '0' }).end();
}

function onceFor(resolve: Resolve): Resolve {
  const known = new Map<string, Promise<string[]>>();
  return (host) => {
    const addresses = known.get(host) ?? resolve(host);
    known.set(host, addresses);
    return addresses;
  };
}
