import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';
import { seatsInPlan } from '../features/billing/quotas.service.ts';
import type { Deps } from '../features/deps.ts';
import { EngineThread } from '../features/feedback/find/engine-thread.ts';
import type { TextEngine } from '../features/text-engine.ts';
import { sendMailHandler } from '../features/mail/mail.jobs.ts';
import { openQueue } from '../jobs/queue.ts';
import { openSecretKeys } from '../platform/auth/secret-keys.ts';
import { openBlobs } from '../platform/blobs/open-blobs.ts';
import { FreeSpace } from '../platform/database/free-space.ts';
import type { Database } from '../platform/database/open.ts';
import { openEncoder } from '../platform/llm/encoder.ts';
import { openLlm } from '../platform/llm/llm.ts';
import { outside } from '../platform/outbound/outside.ts';
import { PayPal } from '../platform/paypal/paypal.ts';
import { RefusalCounts } from '../platform/refusals/refusal-counts.ts';
import { TestClock } from './clock.ts';
import { testDatabase } from './database.ts';
import { JobRunner } from './job-runner.ts';
import { Mailbox } from './stand-ins/mailbox.ts';

export interface TestAppOptions {
  /** Environment variables besides those every test has. */
  environment?: Record<string, string>;
  /** Another engine than the real one. */
  engine?: (database: Database) => TextEngine;
  /** Where the log goes; nowhere when not given. */
  log?: Logger;
}

/** The whole HTTP app on a real database of its own, with a clock and a mailbox that the test holds. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  config: Config;
  clock: TestClock;
  mailbox: Mailbox;
  /** What its features are given. */
  deps: Deps;
  /** Does all jobs that are due, and those they ask for; resolves when none is left. */
  runJobs: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Call it in `beforeAll`, and its `stop` in `afterAll`. */
export async function testApp({
  environment = {},
  engine = realEngine,
  log = pino({ level: 'silent' }),
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-app-'));
  const config = readConfig({ EARSHOT_FREE_SPACE_FLOOR: '0', ...environment }, folder);
  const database = await testDatabase();
  const queue = await openQueue(database, log);
  const clock = new TestClock();
  const mailbox = new Mailbox();
  const runningEngine = engine(database);
  const deps: Deps = {
    config,
    database,
    freeSpace: new FreeSpace(folder, config.freeSpaceFloorBytes),
    queue,
    engine: runningEngine,
    packs: openBlobs(config, 'recordings'),
    llm: config.llm && openLlm(config.llm, { now: clock.now, log }),
    encoder: config.encoder && openEncoder(config.encoder, { now: clock.now, log }),
    paypal: config.paypal && new PayPal(config.paypal, clock.now),
    seats: seatsInPlan({ config, now: clock.now }),
    secretKeys: openSecretKeys(config),
    outside: { ...outside, resolve: noHost, wait: () => Promise.resolve() },
    refusals: new RefusalCounts(database.app, clock.now, log),
    threads: () => [{ name: 'Search', isRunning: false }],
    log,
    now: clock.now,
    isStopping: () => false,
  };
  const app = await buildApp(deps, null);
  const jobs = new JobRunner(database, [sendMailHandler], {
    database,
    publicUrl: config.publicUrl,
    now: clock.now,
    mailer: mailbox,
    log,
  });
  return {
    app,
    database,
    config,
    clock,
    mailbox,
    deps,
    runJobs: () => jobs.runAll(),
    stop: async () => {
      await app.close();
      await jobs.stop();
      await queue.stop();
      await runningEngine.close();
      await database.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Tests ask no host that is not their own. */
export function noHost(host: string): Promise<never> {
  return Promise.reject(new Error(`${host} is none of this test's`));
}

/** Its thread starts with the first call. */
function realEngine(database: Database): TextEngine {
  return new EngineThread({ database, log: pino({ level: 'silent' }) });
}
