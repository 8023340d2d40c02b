import { operator } from '@earshot/contracts/operator';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMail } from '../../jobs/mail-order.ts';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { makeOperator, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let t: TestApp;
let me: Person;
beforeAll(async () => {
  t = await testApp();
  me = await signUp(t);
  await makeOperator(t, me);
});
afterAll(() => t.stop());

const queueOf = async (name: string) =>
  (await send(t.app, operator.listQueues, { as: me })).reply.queues.find(({ queue }) => queue === name);
const failed = async (query: { queue?: string; after?: string; limit?: number } = {}) =>
  (await send(t.app, operator.listFailedJobs, { as: me, query })).reply;

/** Puts jobs among the dead, as the queue does after the last attempt. */
async function die(name: string, data: object, message = 'It did not work', minutesAgo = 0): Promise<string> {
  const id = randomUUID();
  await t.database.ownerPool.query(
    `insert into pgboss.job (id, name, source_name, source_retry_count, source_output, data, created_on)
     values ($1, 'dead', $2, 14, $3, $4, now() - make_interval(mins => $5))`,
    [id, name, { name: 'ConnectError', message }, data, minutesAgo],
  );
  return id;
}

test('every kind of job is listed, with what waits, when the oldest began to, and when it runs by itself', async () => {
  const before = (await queueOf('mail.send'))?.waiting ?? 0;
  const order = { kind: 'password_changed', email: me.email } as const;
  await t.database.app
    .transaction()
    .execute((tx) => t.deps.queue.enqueue(tx, sendMail, order, { startAfterSeconds: 600 }));
  expect(await queueOf('mail.send')).toMatchObject({ waiting: before + 1, active: 0, failed: 0 });
  expect((await queueOf('mail.send'))?.oldest_waiting_at).not.toBeNull();
  expect(await queueOf('recordings.sweep')).toMatchObject({ schedule: '*/5 * * * *', waiting: 0 });
});

test('a failed job tells its error and what it was given, with nobody’s data in either', async () => {
  const workspaceId = randomUUID();
  const id = await die(
    'mail.send',
    { kind: 'alert', workspaceId, email: 'ada.berg@kettle.example', note: 'Call Ada', changeIds: [1, 2] },
    'The server answered 550: ada.berg@kettle.example is unknown',
  );
  const { jobs, total_count } = await failed({ queue: 'mail.send' });
  expect(total_count).toBe(1);
  expect(jobs).toMatchObject([
    {
      job_id: id,
      attempts: 15,
      error: { name: 'ConnectError', message: 'The server answered 550: [e-mail] is unknown' },
    },
  ]);
  expect(Object.fromEntries((jobs[0]?.details ?? []).map(({ name, value }) => [name, value]))).toEqual({
    kind: 'alert',
    workspaceId,
    email: '…@kettle.example',
    note: 'text of 8 characters',
    changeIds: '2 entries',
  });
});

test('a failed job is retried once and is gone from the failed, or is deleted', async () => {
  const [again, never] = [await die('themes.rebuild', {}), await die('themes.rebuild', {})];
  const retry = (job_id: string) => send(t.app, operator.retryJob, { body: { job_id }, as: me });
  expect((await retry(again)).status).toBe(200);
  expect(await queueOf('themes.rebuild')).toMatchObject({ waiting: 1, failed: 1 });
  expect((await retry(again)).problem.code).toBe('not_found');
  // One for the whole server waits already.
  const { problem } = await retry(never);
  expect([problem.status, problem.detail]).toEqual([
    409,
    'A job for the same work is already waiting or running.',
  ]);

  const third = await die('recordings.keep', {});
  const remove = (job_id: string) => send(t.app, operator.deleteJob, { body: { job_id }, as: me });
  expect((await remove(third)).status).toBe(200);
  expect((await remove(third)).status).toBe(404);
  expect((await failed({ queue: 'recordings.keep' })).jobs).toEqual([]);
});

test('all failed jobs of a kind are retried together', async () => {
  for (let n = 0; n < 3; n++) await die('market.run_pack', { runId: randomUUID() });
  const other = await die('recordings.digest', {});
  const { reply } = await send(t.app, operator.retryFailedJobs, {
    body: { queue: 'market.run_pack' },
    as: me,
  });
  expect(reply).toEqual({ retried: 3 });
  expect((await failed({ queue: 'market.run_pack' })).total_count).toBe(0);
  expect((await failed({ queue: 'recordings.digest' })).jobs.map(({ job_id }) => job_id)).toEqual([other]);
});

test('failed jobs are paged, newest first, and no page repeats or leaves out one', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n++)
    ids.push(await die('market.word_findings', { runId: randomUUID() }, 'Late', 10 + n));
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await failed({
      queue: 'market.word_findings',
      limit: 2,
      ...(after !== undefined && { after }),
    });
    seen.push(...page.jobs.map(({ job_id }) => job_id));
    after = page.next_after ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual(ids);
  const wrong = await send(t.app, operator.listFailedJobs, { as: me, query: { after: 'bm9uZQ' } });
  expect(wrong.problem).toMatchObject({ status: 400, errors: [{ pointer: '#/query/after' }] });
});
