import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { developmentMarkets } from './markets/development.ts';
import type { Market } from './markets/market.ts';
import type { Failure } from './server/failure.ts';
import type { RecordedRequest } from './server/request-log.ts';
import { RequestLog } from './server/request-log.ts';
import { send, spoil } from './server/spoil.ts';
import type { SourceId } from './sources/all-sources.ts';
import { sourceIds } from './sources/all-sources.ts';
import { StandInWorld } from './server/stand-in-world.ts';

export interface StandInOptions {
  /** The markets that are served; those of the development half when none are given. */
  markets?: readonly Market[];
  /** What the days of posts, reviews and changes count back from. */
  today?: Date;
}

/** Invented companies and all sources that know of them, on a port of the loopback. */
export interface StandIn {
  port: number;
  /** Address of a company's site: `http://marrowby.test:40123`. */
  originOf: (host: string) => string;
  /** Base URL of each source, to put in place of its own. */
  baseUrls: Record<SourceId, string>;
  /** For the outbound rules: the loopback for every host that is served. @throws for any other */
  resolve: (host: string) => Promise<string[]>;
  /** For the outbound rules: every `host:port` that is served. */
  privateTargets: ReadonlySet<string>;
  /** Sets a server up for it: what may be private, where the sources are, and a key for those that need one. */
  environment: Record<string, string>;
  /** What was asked so far. */
  requests: RequestLog;
  /**
   * From now on a source, a host or (`'*'`) everything fails so; null heals it. A robots.txt fails apart from the rest:
   * `marrowby.test/robots.txt` is a target of its own.
   */
  fail: (target: string, failure: Failure | null) => void;
  stop: () => Promise<void>;
}

export async function startStandIn({ markets, today }: StandInOptions = {}): Promise<StandIn> {
  const requests = new RequestLog();
  const failures = new Map<string, Failure>();
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const world = new StandInWorld(markets ?? developmentMarkets, today ?? new Date(), port);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
    const url = request.url ?? '/';
    const { method = 'GET', headers } = request;
    const entry: RecordedRequest = requests.begin({
      target: world.targetOf(host),
      host,
      method,
      url,
      headers,
      body: '',
    });
    response.on('close', () => (entry.endedAt = performance.now()));
    for await (const part of request) entry.body += String(part);
    const usual = world.reply({ host, method, url, headers, body: entry.body });
    const failure = failureOf(entry.target, host, url);
    if (failure) spoil(failure, request, response, usual);
    else send(response, usual);
  }

  function failureOf(target: string, host: string, url: string): Failure | undefined {
    const part = url === '/robots.txt' ? url : '';
    return failures.get(target + part) ?? failures.get(host + part) ?? failures.get(`*${part}`);
  }

  const privateTargets = new Set(world.hosts.map((host) => `${host}:${port}`));
  return {
    port,
    originOf: world.originOf,
    environment: {
      EARSHOT_PRIVATE_TARGETS: [...privateTargets].join(' '),
      ...Object.fromEntries(sourceIds.flatMap((id) => settingsOf(id, world))),
    },
    baseUrls: Object.fromEntries(sourceIds.map((id) => [id, world.baseUrlOf(id)])) as Record<
      SourceId,
      string
    >,
    resolve: (host) =>
      world.hosts.includes(host.toLowerCase())
        ? Promise.resolve(['127.0.0.1'])
        : Promise.reject(new Error(`The stand-in does not know ${host}`)),
    privateTargets,
    requests,
    fail: (target, failure) => {
      if (failure) failures.set(target, failure);
      else failures.delete(target);
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const keyed: readonly SourceId[] = ['brave', 'tavily', 'searxng'];

function settingsOf(id: SourceId, world: StandInWorld): (readonly [string, string])[] {
  const name = `EARSHOT_SOURCE_${id.toUpperCase()}`;
  const url = [`${name}_URL`, world.baseUrlOf(id)] as const;
  return keyed.includes(id) ? [url, [`${name}_KEY`, 'stand-in']] : [url];
}
