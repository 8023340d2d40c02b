import type { StandIn } from '@earshot/connectors/testing/stand-in';
import { askStandIn } from '@earshot/connectors/testing/stand-in';
import type { StandInWorld } from '@earshot/connectors/testing/stand-in-world';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A system that stands in for an outside one, on a port of the loopback. */
export interface SystemServer {
  /** Where an address of the system is asked for. */
  whereIs: (url: string) => string;
  stop: () => Promise<void>;
}

export async function startSystem(
  port: number,
  standIn: StandIn,
  world: StandInWorld,
): Promise<SystemServer> {
  const { ask } = askStandIn(standIn, world);
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));

  /** The path begins with the host that is meant. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const reply = await ask({
      url: `https:/${request.url ?? '/'}`,
      method: request.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
      ),
      ...(body !== '' && { body }),
    });
    response.writeHead(reply.status, { ...reply.headers }).end(reply.body);
  }

  return {
    whereIs: (url) => {
      const { host, pathname, search } = new URL(url);
      return `http://127.0.0.1:${port}/${host}${pathname}${search}`;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
