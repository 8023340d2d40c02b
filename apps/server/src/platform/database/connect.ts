import { boundTransactionsOn } from './bound-transaction.ts';
import { openPool } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import type { EmbeddedServer } from './embedded.ts';
import type { Connections, Database } from './open.ts';
import { queryBuilderOn } from './query-builder.ts';

const appConnections = 10;
const ownerConnections = 2;
const closeWithinMs = 10_000;

/** Opens the pools on a server that runs already. */
export function connectDatabase(
  connections: Connections,
  log: DatabaseLog,
  server?: Pick<EmbeddedServer, 'state' | 'stop'>,
): Database {
  const ownerPool = openPool(connections.owner, { max: ownerConnections }, log);
  const appPool = openPool(connections.app, { max: appConnections, pipeline: true }, log);
  const appBuilder = queryBuilderOn(appPool);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    // A connection that somebody forgot to give back must not keep the server from stopping.
    const closed = Promise.allSettled([ownerPool.end(), appPool.end()]);
    const timer = new Promise((done) => setTimeout(done, closeWithinMs).unref());
    await Promise.race([closed, timer]);
    await server?.stop();
  };
  return {
    owner: queryBuilderOn(ownerPool).db,
    app: appBuilder.db,
    beginBound: boundTransactionsOn(appPool, appBuilder),
    ownerPool,
    appPool,
    connections,
    state: () => (stopping ? 'stopped' : (server?.state() ?? 'ready')),
    stop: () => (stopping ??= stop()),
  };
}
