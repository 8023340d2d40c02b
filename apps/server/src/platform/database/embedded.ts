import { createHmac } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import type { ServerConnection } from './connection.ts';
import { findBinaries } from './embedded/binaries.ts';
import type { Cluster } from './embedded/cluster.ts';
import { openCluster, superuser } from './embedded/cluster.ts';
import type { Endpoint } from './embedded/endpoint.ts';
import { openEndpoint } from './embedded/endpoint.ts';
import type { FolderLock } from './embedded/folder-lock.ts';
import { FolderInUse, takeFolderLock } from './embedded/folder-lock.ts';
import { chooseHome } from './embedded/home.ts';
import { clearPreviousServer } from './embedded/previous-server.ts';
import type { ServerPlan, ServerProcess } from './embedded/server-process.ts';
import { startServer } from './embedded/server-process.ts';
import { freeBytesOf } from './free-space.ts';
import { DatabaseStartError } from './start-error.ts';

const longestWaitMs = 30_000;
/** A server that ran this long before it ended starts the waiting times anew. */
const steadyMs = 60_000;
/** A restart replays the log into the data files, for which there has to be room. */
const restartFloorBytes = 64 * 1024 * 1024;

export type DatabaseState = 'ready' | 'restarting' | 'stopped';

export interface EmbeddedOptions {
  dataDir: string;
  log: DatabaseLog;
  /** More PostgreSQL settings, as `name=value`. */
  settings?: string[];
}

/** The PostgreSQL server that Earshot brings along, started, watched and stopped by this process. */
export class EmbeddedServer {
  readonly #plan: ServerPlan;
  readonly #log: DatabaseLog;
  #server: ServerProcess;
  #lock: FolderLock;
  #startedAt = Date.now();
  #state: DatabaseState = 'ready';
  #stopping: Promise<void> | undefined;

  private constructor(plan: ServerPlan, log: DatabaseLog, server: ServerProcess, lock: FolderLock) {
    this.#plan = plan;
    this.#log = log;
    this.#server = server;
    this.#lock = lock;
  }

  /**
   * Makes the cluster if need be, clears what an earlier run left, starts the server and takes the folder's lock.
   *
   * @throws DatabaseStartError with a sentence for the person who starts Earshot
   */
  static async start({ dataDir, log, settings = [] }: EmbeddedOptions): Promise<EmbeddedServer> {
    const home = await chooseHome(findBinaries(), dataDir, log);
    const opened = await openCluster(home);
    // The kernel names working directories without links: so do we, to tell our server from others.
    const cluster: Cluster = { ...opened, folder: await realpath(opened.folder) };
    const endpoint = await openEndpoint(home.account, cluster.folder);
    const plan = { home, cluster, endpoint, logFile: join(dataDir, 'pg.log'), settings };
    const { server, lock } = await startAndLock(plan, log);
    const embedded = new EmbeddedServer(plan, log, server, lock);
    void embedded.#watch();
    await prepareDatabase(endpoint, cluster.secret);
    return embedded;
  }

  /** How the owner of Earshot's tables connects. */
  get owner(): ServerConnection {
    const { endpoint, cluster } = this.#plan;
    return {
      ...endpoint,
      database: 'earshot',
      user: 'earshot_owner',
      password: ownerPassword(cluster.secret),
    };
  }

  /** How the superuser connects; nothing but set-up and tests needs it. */
  get superuser(): ServerConnection {
    const { endpoint, cluster } = this.#plan;
    return { ...endpoint, database: 'postgres', user: superuser, password: cluster.secret };
  }

  get pid(): number {
    return this.#server.pid;
  }

  state(): DatabaseState {
    return this.#state;
  }

  /** Stops the server in order. To be called after every pool on it has been closed. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<void> {
    this.#state = 'stopped';
    await this.#lock.release().catch(() => undefined);
    await this.#server.stop();
    if (process.platform !== 'win32') await rm(this.#plan.endpoint.host, { recursive: true, force: true });
  }

  async #watch(): Promise<void> {
    let waitMs = 1000;
    for (;;) {
      const how = await this.#server.ended;
      if (this.#state === 'stopped') return;
      this.#state = 'restarting';
      if (Date.now() - this.#startedAt > steadyMs) waitMs = 1000;
      this.#log.error(`PostgreSQL ended (${how}); starting it again in ${waitMs / 1000} s`);
      await wait(waitMs, undefined, { ref: false });
      waitMs = Math.min(waitMs * 2, longestWaitMs);
      await this.#restart();
    }
  }

  async #restart(): Promise<void> {
    await this.#lock.release().catch(() => undefined);
    await this.#untilThereIsRoom();
    if (!this.#isRunning()) return;
    try {
      const { server, lock } = await startAndLock(this.#plan, this.#log);
      this.#server = server;
      this.#lock = lock;
      this.#startedAt = Date.now();
      if (this.#isRunning()) this.#state = 'ready';
      else await Promise.all([lock.release(), server.stop()]);
      this.#log.info('PostgreSQL is ready again');
    } catch (error) {
      this.#log.error({ err: error }, 'PostgreSQL did not start');
    }
  }

  async #untilThereIsRoom(): Promise<void> {
    const isFull = () => freeBytesOf(this.#plan.cluster.folder) < restartFloorBytes;
    if (isFull()) this.#log.error('PostgreSQL waits for free space on the disk before it starts again');
    while (this.#isRunning() && isFull()) await wait(2000, undefined, { ref: false });
  }

  #isRunning(): boolean {
    return this.#state !== 'stopped';
  }
}

async function startAndLock(
  plan: ServerPlan,
  log: DatabaseLog,
): Promise<{ server: ServerProcess; lock: FolderLock }> {
  await clearPreviousServer(plan.cluster, log);
  const server = startServer(plan);
  try {
    await server.ready();
    return { server, lock: await takeFolderLock(plan.endpoint, plan.cluster.secret, log) };
  } catch (error) {
    await server.stop();
    // Two starts at one moment: the other one's server may be why ours could not stay.
    if (!(error instanceof FolderInUse)) await clearPreviousServer(plan.cluster, log);
    throw error;
  }
}

function ownerPassword(secret: string): string {
  return createHmac('sha256', secret).update('earshot_owner').digest('base64url');
}

/** Makes the owner's role and database; safe to repeat, since any start may have been cut short. */
async function prepareDatabase(endpoint: Endpoint, secret: string): Promise<void> {
  const client = new pg.Client({ ...endpoint, user: superuser, password: secret, database: 'postgres' });
  await client.connect();
  try {
    const role = await client.query("select 1 from pg_roles where rolname = 'earshot_owner'");
    if (role.rowCount === 0) {
      const password = client.escapeLiteral(ownerPassword(secret));
      await client.query(`create role earshot_owner login createrole password ${password}`);
    }
    const database = await client.query("select 1 from pg_database where datname = 'earshot'");
    if (database.rowCount === 0) await client.query('create database earshot owner earshot_owner');
  } catch (cause) {
    throw new DatabaseStartError(`The database could not be prepared: ${String(cause)}`, { cause });
  } finally {
    await client.end();
  }
}
