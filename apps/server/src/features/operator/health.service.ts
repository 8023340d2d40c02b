import type { CallReply } from '@earshot/contracts/call';
import type { HealthCheck, operatorServer, SetUpService } from '@earshot/contracts/operator-server';
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import { countDead, countQueues } from '../../jobs/job-board.sql.ts';
import { sendMail } from '../../jobs/mail-order.ts';
import { apiVersion } from '../../platform/api-version.ts';
import { newBlobName } from '../../platform/blobs/blob-store.ts';
import type { Deps } from '../deps.ts';
import { databaseVersion } from './health.sql.ts';

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
const storeAnswersWithinMs = 3000;
/** Jobs that wait longer than this say that nobody does them, or too few. */
const waitsTooLongMs = 15 * 60_000;
const megabyte = 1_000_000;
const gigabyte = 1000 * megabyte;

/** How each part of the server is, looked at now. */
export async function health(deps: Deps): Promise<CallReply<typeof operatorServer.getHealth>> {
  const checks = await Promise.all([
    database(deps),
    jobs(deps),
    mail(deps),
    objects(deps),
    disk(deps),
    threads(deps),
  ]);
  return {
    checks,
    services: [...services(deps.config), ...(await sources(deps.config))],
    version: apiVersion,
    node_version: process.version,
    started_at: startedAt,
    memory_bytes: process.memoryUsage.rss(),
  };
}

async function database({ database: its }: Deps): Promise<HealthCheck> {
  const begunAt = performance.now();
  const version = await databaseVersion(its.app).catch(() => null);
  const tookMs = Math.max(1, Math.round(performance.now() - begunAt));
  if (version === null) return { part: 'database', state: 'bad', detail: `No response (${its.state()}).` };
  return { part: 'database', state: 'good', detail: `PostgreSQL ${version} answers in ${tookMs} ms.` };
}

async function jobs({ database: { app }, now }: Deps): Promise<HealthCheck> {
  const [queues, dead] = await Promise.all([countQueues(app), countDead(app)]);
  const sum = (of: (queue: (typeof queues)[number]) => number) =>
    queues.reduce((all, one) => all + of(one), 0);
  const failed = dead.reduce((all, one) => all + one.failed, 0);
  const waiting = sum((one) => one.waiting);
  const [running, retrying] = [sum((one) => one.active), sum((one) => one.retrying)];
  const isLate = queues.some(
    // Those that failed wait on purpose.
    (one) =>
      one.retrying === 0 &&
      one.oldestWaitingAt !== null &&
      now() - Date.parse(one.oldestWaitingAt) > waitsTooLongMs &&
      running === 0,
  );
  const detail = `${waiting} waiting, ${retrying} of them after a failure; ${running} running; ${failed} failed permanently.`;
  return { part: 'jobs', state: failed > 0 || retrying > 0 || isLate ? 'warn' : 'good', detail };
}

async function mail({ config, database: { app } }: Deps): Promise<HealthCheck> {
  const [queues, dead] = await Promise.all([countQueues(app), countDead(app)]);
  const queue = queues.find((one) => one.queue === sendMail.name);
  const failed = dead.find((one) => one.queue === sendMail.name)?.failed ?? 0;
  const waits = `${queue?.waiting ?? 0} waiting, ${failed} failed permanently.`;
  if (config.smtpUrl === undefined) {
    return {
      part: 'mail',
      state: 'off',
      detail: `No mail server is set: emails go to the outbox folder. ${waits}`,
    };
  }
  const isStuck = failed > 0 || (queue?.retrying ?? 0) > 0;
  return { part: 'mail', state: isStuck ? 'warn' : 'good', detail: waits };
}

async function objects({ config, packs }: Deps): Promise<HealthCheck> {
  const place = 'folder' in config.blobs ? 'A folder on this disk' : `The bucket ${config.blobs.bucket}`;
  const begunAt = performance.now();
  const timeout = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('Late')), storeAnswersWithinMs).unref(),
  );
  // A name that no blob has: whoever answers that it is missing works.
  const answered = await Promise.race([packs.size(newBlobName(randomUUID())), timeout]).then(
    () => true,
    () => false,
  );
  const tookMs = Math.max(1, Math.round(performance.now() - begunAt));
  if (!answered) return { part: 'objects', state: 'bad', detail: `${place} does not answer.` };
  return { part: 'objects', state: 'good', detail: `${place} answers in ${tookMs} ms.` };
}

async function disk({ config, freeSpace }: Deps): Promise<HealthCheck> {
  const free = freeSpace.freeBytes();
  const floor = config.freeSpaceFloorBytes;
  const detail = `${sizeOf(free)} free. Earshot stops writing below ${sizeOf(floor)}.`;
  const state = free < floor ? 'bad' : free < 2 * floor ? 'warn' : 'good';
  return { part: 'disk', state, detail };
}

function sizeOf(bytes: number): string {
  if (bytes < gigabyte) return `${Math.round(bytes / megabyte).toLocaleString('en')} MB`;
  return `${(bytes / gigabyte).toLocaleString('en', { maximumFractionDigits: 1 })} GB`;
}

async function threads({ threads: of }: Deps): Promise<HealthCheck> {
  const said = of().map(({ name, isRunning }) => `${name}: ${isRunning ? 'running' : 'idle'}`);
  return { part: 'threads', state: 'good', detail: `${said.join('; ')}.` };
}

function services(config: Config): SetUpService[] {
  const hostOf = (url: string) => new URL(url).host;
  const service = (name: string, is_on: boolean, detail: string): SetUpService => ({
    name,
    kind: 'service',
    is_on,
    detail,
  });
  return [
    service(
      'Mail server',
      config.smtpUrl !== undefined,
      config.smtpUrl === undefined ? 'Emails are written to the outbox folder.' : hostOf(config.smtpUrl),
    ),
    service(
      'Object store',
      !('folder' in config.blobs),
      'folder' in config.blobs
        ? 'Files are kept in a folder.'
        : `${config.blobs.bucket}, region ${config.blobs.region}`,
    ),
    service(
      'Language model',
      config.llm !== null,
      config.llm ? `${config.llm.model} at ${hostOf(config.llm.url)}` : 'Answers use the built-in texts.',
    ),
    service(
      'Sentence encoder',
      config.encoder !== null,
      config.encoder
        ? `${config.encoder.model} at ${hostOf(config.encoder.url)}`
        : 'Quotes are in the order of the built-in search.',
    ),
    service(
      'Self-recording',
      config.selfRecording !== null,
      config.selfRecording === null ? 'The app does not record its own use.' : 'The app records its own use.',
    ),
    service(
      'Open sign-up',
      config.signup === 'open',
      config.signup === 'open' ? 'Anyone can sign up.' : 'Sign-up is by invitation only.',
    ),
  ];
}

/** What asks them is loaded for those who look: few servers' operators do. */
async function sources(config: Config): Promise<SetUpService[]> {
  const { allSources } = await import('@earshot/connectors/all-sources');
  return allSources.map(({ id, name, keyed }) => {
    const settings = config.sources[id];
    const isGiven = settings?.key !== undefined || settings?.baseUrl !== undefined;
    const isOn = settings?.isOn === true && (!keyed || isGiven);
    const address = settings?.baseUrl === undefined ? 'its usual address' : new URL(settings.baseUrl).host;
    const key = settings?.key === undefined ? 'no key' : 'a key is set';
    return {
      name,
      kind: 'source',
      is_on: isOn,
      detail: isOn
        ? `At ${address}; ${key}.`
        : settings?.isOn
          ? 'Needs a key or an address.'
          : 'Switched off.',
    };
  });
}
