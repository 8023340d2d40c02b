import { boundTransactionsOn } from './bound-transaction.ts';
import { openPool, sessionSettings } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import type { EmbeddedServer } from './embedded.ts';
import type { Connections, Database } from './open.ts';
import { queryBuilderOn } from './query-builder.ts';
import type { WorkLimits } from './work-limits.ts';
import { migrationLimits, limitSettings } from './work-limits.ts';

const appConnections = 10;
const ownerConnections = 2;
const closeWithinMs = 10_000;

export interface ConnectOptions {
  /** The embedded server, which ends with the connections. */
  server?: Pick<EmbeddedServer, 'state' | 'stop'>;
  /** What the work that is done here may take; what requests may when not given. */
  limits?: WorkLimits;
}

/** Opens the pools on a server that runs already. */
export function connectDatabase(
  connections: Connections,
  log: DatabaseLog,
  { server, limits }: ConnectOptions = {},
): Database {
  const settings = { ...sessionSettings, ...limitSettings(migrationLimits) };
  const ownerPool = openPool(connections.owner, { max: ownerConnections, settings }, log);
  const appPool = openPool(connections.app, { max: appConnections, pipeline: true }, log);
  const appBuilder = queryBuilderOn(appPool, limits);
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
    beginBound: boundTransactionsOn(appBuilder),
    ownerPool,
    appPool,
    connections,
    state: () => (stopping ? 'stopped' : (server?.state() ?? 'ready')),
    stop: () => (stopping ??= stop()),
  };
}
