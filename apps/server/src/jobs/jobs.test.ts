import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inWorkspace } from '../platform/database/workspace-transaction.ts';
import type { Database, Tx } from '../platform/database/open.ts';
import { testDatabase } from '../testing/database.ts';
import { defineJob } from './job.ts';
import { listDead } from './job-board.sql.ts';
import type { JobQueue } from './job-queue.ts';
import { openQueue } from './queue.ts';
import type { Attempt, Worker } from './worker.ts';
import { handle, startWorker } from './worker.ts';

const Payload = z.object({ note: z.string() });
const record = defineJob({ name: 'test.record', payload: Payload });
const stumble = defineJob({ name: 'test.stumble', payload: Payload, attempts: 2, retryAfterSeconds: 1 });
const joined = defineJob({ name: 'test.joined', payload: Payload, oneFor: 'queued' });
const changed = defineJob({ name: 'test.changed', payload: Payload });
const piled = defineJob({ name: 'test.piled', payload: Payload, concurrency: 2 });
const endless = defineJob({ name: 'test.endless', payload: Payload });
const jobs = [record, stumble, joined, changed, piled, endless];

const workspace = randomUUID();
const log = pino({ level: 'silent' });
const done: { note: string; attempt: Attempt }[] = [];
let database: Database;
let queue: JobQueue;
let worker: Worker;

beforeAll(async () => {
  database = await testDatabase();
  queue = await openQueue(database, log, jobs);
  const remember = async (
    { note }: z.infer<typeof Payload>,
    deps: { seen: typeof done },
    attempt: Attempt,
  ) => {
    deps.seen.push({ note, attempt });
  };
  const fail = async ({ note }: z.infer<typeof Payload>, deps: { seen: typeof done }, attempt: Attempt) => {
    deps.seen.push({ note, attempt });
    if (attempt.number === 1 || note === 'hopeless') throw new Error(`stumbled over ${note}`);
  };
  const stricter = { ...changed, payload: z.object({ address: z.string() }) };
  worker = await startWorker(
    database,
    [handle(record, remember), handle(stumble, fail), handle(stricter, async () => undefined)],
    { seen: done },
    log,
    { lookEverySeconds: 0.5 },
  );
});
afterAll(async () => {
  await worker.stop();
  await queue.stop();
  await database.stop();
});

const notesDone = () => done.map(({ note }) => note);
const send = (note: string) => (tx: Tx) => queue.enqueue(tx, record, { note });

test('a job runs once its transaction is committed', async () => {
  await inWorkspace(database, workspace, send('committed'));
  await expect.poll(notesDone, { timeout: 20_000 }).toContain('committed');
});

test('a job of a transaction that is rolled back never was', async () => {
  const work = inWorkspace(database, workspace, async (tx) => {
    await send('rolled back')(tx);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  await inWorkspace(database, workspace, send('after the rollback'));
  await expect.poll(notesDone, { timeout: 20_000 }).toContain('after the rollback');
  expect(notesDone()).not.toContain('rolled back');
});

test('jobs that waited are done one after the other, not one with each look', async () => {
  const waited = ['a', 'b', 'c', 'd', 'e', 'f'];
  await inWorkspace(database, workspace, async (tx) => {
    for (const note of waited) await queue.enqueue(tx, piled, { note });
  });
  const seen: string[] = [];
  const late = await startWorker(
    database,
    [handle(piled, async ({ note }) => void seen.push(note))],
    {},
    log,
    { lookEverySeconds: 300 },
  );
  try {
    await expect.poll(() => seen.toSorted(), { timeout: 20_000 }).toEqual(waited);
  } finally {
    await late.stop();
  }
});

const gather = (key: string) => queue.gather(database.app, joined, { note: 'all' }, { key, seconds: 300 });
const gathered = async (key: string) => {
  const { rows } = await database.ownerPool.query<{ id: string }>(
    `select id from pgboss.job where name = $1 and state = 'created' and singleton_key = $2`,
    [joined.name, key],
  );
  return rows.map(({ id }) => id);
};

test('what is gathered is sent once while it is sure to wait, and again when it was let go', async () => {
  await gather('gathered');
  const [first = ''] = await gathered('gathered');
  await gather('gathered');
  expect(await gathered('gathered')).toEqual([first]);
  await queue.makeDue(joined, first);
  await database.ownerPool.query(`update pgboss.job set state = 'active' where id = $1`, [first]);
  await gather('gathered');
  const [second] = await gathered('gathered');
  expect(second).not.toBe(first);
  expect(second).toBeDefined();
});

test('letting one job go sends nothing that is gathered besides', async () => {
  await gather('let go');
  await gather('waiting');
  // Were it sent again, it would be seen.
  await database.ownerPool.query(`delete from pgboss.job where name = $1 and singleton_key = 'waiting'`, [
    joined.name,
  ]);
  const [letGo = ''] = await gathered('let go');
  expect(await queue.makeDue(joined, letGo)).toBe(true);
  await gather('waiting');
  expect(await gathered('waiting')).toEqual([]);
});

test('a worker that stops gives back what does not end, without a fault', async () => {
  let said = '';
  const sink = new Writable({
    write(line: Buffer, _encoding, written) {
      said += line.toString();
      written();
    },
  });
  let isBegun = false;
  const stubborn = await startWorker(
    database,
    [
      handle(endless, async () => {
        isBegun = true;
        await new Promise(() => undefined);
      }),
    ],
    {},
    pino({ level: 'warn' }, sink),
    { lookEverySeconds: 0.5, drainMs: 100 },
  );
  await inWorkspace(database, workspace, (tx) => queue.enqueue(tx, endless, { note: 'without end' }));
  await expect.poll(() => isBegun, { timeout: 20_000 }).toBe(true);
  await stubborn.stop();
  const { rows } = await database.ownerPool.query<{ state: string }>(
    `select state from pgboss.job where name = $1`,
    [endless.name],
  );
  expect(rows).toEqual([{ state: 'retry' }]);
  expect(said).toBe('');
});

test('sending first touches the table that makes data and job commit together when distributed', async () => {
  const touched = await inWorkspace(database, workspace, async (tx) => {
    await send('touching')(tx);
    const { rows } = await sql<{ locks: number }>`
      select count(*)::int as locks from pg_locks
      where pid = pg_backend_pid() and relation = 'two_phase'::regclass and mode = 'RowExclusiveLock'
    `.execute(tx);
    return rows[0]?.locks;
  });
  expect(touched).toBe(1);
});

test('a payload that is not what the job takes is not sent', async () => {
  // A caller without types, such as another release, could send this.
  const wrong = { text: 'no note' } as unknown as { note: string };
  await expect(inWorkspace(database, workspace, (tx) => queue.enqueue(tx, record, wrong))).rejects.toThrow(
    'note',
  );
});

test('a job that fails is tried again after its wait', async () => {
  await inWorkspace(database, workspace, (tx) => queue.enqueue(tx, stumble, { note: 'a stone' }));
  const attempts = () => done.filter(({ note }) => note === 'a stone').map(({ attempt }) => attempt.number);
  await expect.poll(attempts, { timeout: 30_000 }).toEqual([1, 2]);
});

test('a job whose attempts are used up is listed with its last error, and can be tried anew', async () => {
  await inWorkspace(database, workspace, (tx) => queue.enqueue(tx, stumble, { note: 'hopeless' }));
  const dead = () => listDead(database.app, { queue: stumble.name, limit: 9 });
  await expect
    .poll(dead, { timeout: 30_000 })
    .toMatchObject([
      { data: { note: 'hopeless' }, lastError: { message: 'stumbled over hopeless' }, attempts: 2 },
    ]);
  const before = done.length;
  const ids = (await dead()).map(({ id }) => id);
  expect(await queue.retryDead(ids)).toBe(1);
  await expect.poll(() => done.length, { timeout: 20_000 }).toBeGreaterThan(before);
});

test('a payload that a new release cannot read goes to the dead at once, with the field at fault', async () => {
  await inWorkspace(database, workspace, (tx) => queue.enqueue(tx, changed, { note: 'of old' }));
  const dead = async () => (await listDead(database.app, { queue: changed.name, limit: 1 }))[0];
  await expect.poll(dead, { timeout: 20_000 }).toMatchObject({ data: { note: 'of old' } });
  expect(JSON.stringify((await dead())?.lastError)).toContain('address');
});

test('requests for the same key join one waiting job', async () => {
  const ask = (key: string) =>
    inWorkspace(database, workspace, (tx) =>
      queue.enqueue(tx, joined, { note: 'once' }, { key, startAfterSeconds: 600 }),
    );
  expect(await ask('a')).toEqual(expect.any(String));
  expect(await ask('a')).toBeNull();
  expect(await ask('b')).toEqual(expect.any(String));
});

test('a waiting job that a request joined is not begun before the request’s transaction has ended', async () => {
  const ask = (tx: Tx) => queue.enqueue(tx, joined, { note: 'joined' }, { key: 'c', startAfterSeconds: 600 });
  // As a worker looks for the next job.
  const toBegin = async () => {
    const { rowCount } = await database.ownerPool.query(
      `select from pgboss.job where name = $1 and singleton_key = 'c' and state = 'created' for update skip locked`,
      [joined.name],
    );
    return rowCount;
  };
  await inWorkspace(database, workspace, ask);
  expect(await toBegin()).toBe(1);
  const meanwhile = await inWorkspace(database, workspace, async (tx) => {
    expect(await ask(tx)).toBeNull();
    return toBegin();
  });
  expect(meanwhile).toBe(0);
  expect(await toBegin()).toBe(1);
});
