import type { ClientBase } from 'pg';
import { PgBoss } from 'pg-boss';
import type { ConstructorOptions, Queue } from 'pg-boss';
import type { ServerConnection } from '../platform/database/connection.ts';
import { appRole } from '../platform/database/app-role.ts';
import { oneAtATime } from '../platform/database/one-at-a-time.ts';
import { limitSettings, queueLimits, setUpSession } from '../platform/database/work-limits.ts';
import type { DatabaseLog } from '../platform/database/database-log.ts';
import type { Job } from './job.ts';

/** Where jobs end up whose attempts are used up, or whose payload cannot be read. */
export const deadQueue = 'dead';

const schema = 'pgboss';
const deadKeptDays = 90;
const longestRetrySeconds = 3600;
/** A worker that was killed is noticed after this time, and its job given to another at the next look. */
const heartbeatSeconds = 30;
const lookEverySeconds = 15;

type Options = Pick<ConstructorOptions, 'max' | 'supervise' | 'schedule' | 'useListenNotify'>;

/** Starts the queue on connections of its own, with a queue for each job, and lets the application's role send. */
export async function startBoss(
  owner: ServerConnection,
  jobs: readonly Job[],
  log: DatabaseLog,
  options: Options,
): Promise<PgBoss> {
  const boss = bossOn(owner, log, options);
  return oneAtATime(owner, () =>
    started(boss, async () => {
      await makeQueues(boss, jobs);
      await letApplicationSend(boss);
    }),
  );
}

/** The same where it was started before: nothing is made, so it takes a fraction of the time. */
export async function joinBoss(owner: ServerConnection, log: DatabaseLog, options: Options): Promise<PgBoss> {
  return started(bossOn(owner, log, { ...options, migrate: false, createSchema: false }));
}

function bossOn(owner: ServerConnection, log: DatabaseLog, options: ConstructorOptions): PgBoss {
  const onConnect = (client: ClientBase) => setUpSession(client, limitSettings(queueLimits));
  const boss = new PgBoss({
    ...owner,
    // The pool that it opens is made with what it is given.
    ...{ onConnect },
    schema,
    application_name: 'earshot jobs',
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
    ...options,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue met a fault'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'));
  return boss;
}

async function started(boss: PgBoss, then: () => Promise<void> = async () => undefined): Promise<PgBoss> {
  try {
    await boss.start();
    await then();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return boss;
}

/** Gives back the jobs that a killed process had in work; only to be called where no other process does jobs. */
export async function giveBackOrphans(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const { rows } = await boss
    .getDb()
    .executeSql(`select name, id from ${schema}.job where state = 'active' and name = any($1)`, [
      jobs.map(({ name }) => name),
    ]);
  for (const { name, id } of rows as { name: string; id: string }[]) {
    await boss.fail(name, id, { message: 'The process that did this job ended' });
  }
}

async function makeQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  const make = async (name: string, policy: string, settings: Omit<Queue, 'name' | 'policy'>) => {
    if (there.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, { ...settings, policy });
  };
  await make(deadQueue, 'standard', { retentionSeconds: deadKeptDays * 86_400 });
  for (const job of jobs) await make(job.name, policyOf(job), settingsOf(job));
}

function policyOf({ oneFor }: Job): string {
  if (oneFor === 'queued') return 'short';
  return oneFor === 'running' ? 'exclusive' : 'standard';
}

function settingsOf(job: Job): Omit<Queue, 'name' | 'policy'> {
  return {
    retryLimit: job.attempts - 1,
    retryDelay: job.retryAfterSeconds,
    retryBackoff: true,
    retryDelayMax: Math.max(job.retryAfterSeconds, longestRetrySeconds),
    expireInSeconds: job.timeoutSeconds,
    heartbeatSeconds,
    deadLetter: deadQueue,
    notify: true,
  };
}

/** Jobs are sent in the sender's own transaction, so by its role; everything else is the owner's. */
async function letApplicationSend(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  await db.executeSql(`grant usage on schema ${schema} to ${appRole}`);
  await db.executeSql(`grant select, insert on all tables in schema ${schema} to ${appRole}`);
  // Only who may change a column of a job may keep it from being begun; none of our code changes this one.
  await db.executeSql(`grant update (keep_until) on ${schema}.job to ${appRole}`);
}
