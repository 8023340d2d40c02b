import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { connectDatabase } from './connect.ts';
import type { ServerConnection } from './connection.ts';
import type { Database, Tx } from './open.ts';
import { inWorkspace, readAtOnce, readInWorkspace } from './workspace-transaction.ts';

const workspace = randomUUID();
let database: Database;
let wire: Wire;
let watched: Database;

beforeAll(async () => {
  database = await testDatabase();
  const { owner, app } = database.connections;
  wire = await wireTo(app);
  const connections = { owner, app: { ...app, host: '127.0.0.1', port: wire.port } };
  watched = connectDatabase(connections, pino({ level: 'silent' }));
  // Both connections' start is over, and what each statement is prepared as is known.
  for (let round = 0; round < 2; round += 1) {
    await inWorkspace(watched, workspace, select);
    await readInWorkspace(watched, workspace, select);
    await readAtOnce(watched, workspace, select);
  }
});
afterAll(async () => {
  await watched.stop();
  wire.stop();
  await database.stop();
});

interface Wire {
  port: number;
  /** How often the server was asked since the last time, and heard before the next question. */
  turns(): number;
  stop(): void;
}

/** Stands before a server and counts how often the talk goes from asking to answering. */
async function wireTo({ host, port }: ServerConnection): Promise<Wire> {
  let turns = 0;
  const open: Socket[] = [];
  const proxy = createServer((client) => {
    const server = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    let isAsking = false;
    client.on('data', () => {
      if (!isAsking) turns += 1;
      isAsking = true;
    });
    server.on('data', () => (isAsking = false));
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.pipe(server).pipe(client);
    open.push(client, server);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    port: (proxy.address() as AddressInfo).port,
    turns: () => {
      const counted = turns;
      turns = 0;
      return counted;
    },
    stop: () => {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}

const select = (tx: Tx) => sql`select 1`.execute(tx);

async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  await expect.poll(() => watched.appPool.idleCount).toBe(watched.appPool.totalCount);
  wire.turns();
  await work();
  await expect.poll(() => watched.appPool.idleCount).toBe(watched.appPool.totalCount);
  return wire.turns();
}

test('a bound transaction costs one round trip more than its query: its commit', async () => {
  expect(await turnsOf(() => inWorkspace(watched, workspace, select))).toBe(2);
});

test('statements that do not wait for each other share one round trip', async () => {
  const both = (tx: Tx) => Promise.all([select(tx), select(tx), select(tx)]);
  expect(await turnsOf(() => inWorkspace(watched, workspace, both))).toBe(2);
});

test('a read whose end is sent with it costs one round trip', async () => {
  expect(await turnsOf(() => readAtOnce(watched, workspace, select))).toBe(1);
});
