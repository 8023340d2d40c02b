import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { ConfigError, type Config } from './config.ts';
import type { Deps } from './features/deps.ts';
import { seatsInPlan } from './features/billing/quotas.service.ts';
import { ownHandlers } from './features/own-handlers.ts';
import { EngineThread } from './features/feedback/find/engine-thread.ts';
import { renewSetUpLink } from './features/operator/set-up.service.ts';
import { openQueue } from './jobs/queue.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openSecretKeys } from './platform/auth/secret-keys.ts';
import { openBlobs } from './platform/blobs/open-blobs.ts';
import { FreeSpace } from './platform/database/free-space.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openEncoder } from './platform/llm/encoder.ts';
import { openLlm } from './platform/llm/llm.ts';
import { announceOutbox } from './platform/mail/open-mailer.ts';
import { RefusalCounts } from './platform/refusals/refusal-counts.ts';
import { siteFactsOf } from './platform/http/site-facts-of.ts';
import { outside } from './platform/outbound/outside.ts';
import { PayPal } from './platform/paypal/paypal.ts';
import { readWebBuild } from './platform/http/web-build.ts';

export interface RunningServer {
  address: string;
  /** Of the link that makes who opens it the first operator; null once there is one. */
  setUpToken: string | null;
  /** Finishes what is under way, then stops HTTP, jobs, the engine and the database, in this order. */
  stop(): Promise<void>;
}

/** Requests under way may take this long once the server stops. */
const drainMs = 8000;

/** Starts everything: the database, its migrations, the jobs and the web server. */
export async function startServer(
  config: Config,
  log: Logger,
  projectFolder: string,
): Promise<RunningServer> {
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  const stops: (() => Promise<void>)[] = [() => database.stop()];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    for (const stopOne of stops.reverse()) await stopOne();
  };
  try {
    await migrate(database, log);
    const queue = await openQueue(database, log);
    stops.push(() => queue.stop());
    const engine = new EngineThread({ database, log });
    stops.push(() => engine.close());
    let jobsAreRunning = () => false;
    const deps: Deps = {
      config,
      database,
      freeSpace: new FreeSpace(config.dataDir, config.freeSpaceFloorBytes),
      queue,
      engine,
      packs: openBlobs(config, 'recordings'),
      llm: config.llm && openLlm(config.llm, { now: Date.now, log }),
      encoder: config.encoder && openEncoder(config.encoder, { now: Date.now, log }),
      paypal: config.paypal && new PayPal(config.paypal, Date.now),
      seats: seatsInPlan({ config, now: Date.now }),
      secretKeys: openSecretKeys(config),
      outside,
      refusals: new RefusalCounts(database.app, Date.now, log),
      threads: () => [
        { name: 'Jobs', isRunning: jobsAreRunning() },
        { name: 'Search', isRunning: engine.isRunning },
      ],
      log,
      now: Date.now,
      isStopping: () => isStopping,
    };
    const jobs = await startJobs({ config, database, log, ownHandlers: ownHandlers(deps) });
    jobsAreRunning = () => jobs.isThreadRunning;
    stops.push(() => jobs.stop());
    const web = readWebBuild(join(projectFolder, 'apps/web/build/client'), siteFactsOf(config));
    const app = await buildApp(deps, web);
    const address = await listen(app, config);
    stops.push(() =>
      closeWithin(
        drainMs,
        () => app.close(),
        () => app.server.closeAllConnections(),
      ),
    );
    await announceOutbox(config, log);
    return { address, setUpToken: await renewSetUpLink(deps), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws ConfigError when the port is taken */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Port ${port} of ${host} is taken by another program. Stop that one, or start with another port: PORT=${port + 1} npm start`,
    );
  }
}

async function closeWithin(ms: number, close: () => Promise<void>, force: () => void): Promise<void> {
  const timer = setTimeout(force, ms);
  try {
    await close();
  } finally {
    clearTimeout(timer);
  }
}
