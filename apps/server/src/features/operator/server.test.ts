import { feedback } from '@earshot/contracts/feedback';
import { operatorServer } from '@earshot/contracts/operator-server';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMail } from '../../jobs/mail-order.ts';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { makeOperator, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { openJobDeps } from '../open-job-deps.ts';
import { operatorHandlers } from './operator.jobs.ts';

const secrets = {
  SMTP_URL: 'smtp://robot:hunter2secret@mail.kettle.example:2525',
  EARSHOT_LLM_URL: 'http://llm.kettle.example/v1',
  EARSHOT_LLM_MODEL: 'small',
  EARSHOT_LLM_KEY: 'llm-key-secret',
  EARSHOT_SOURCE_TAVILY_KEY: 'tavily-key-secret',
};

let t: TestApp;
let me: Person;
beforeAll(async () => {
  t = await testApp({ environment: secrets });
  me = await signUp(t, { company: 'Marrowby' });
  await makeOperator(t, me);
});
afterAll(() => t.stop());

const storage = (query: { limit?: number; after?: string } = {}) =>
  send(t.app, operatorServer.getStorage, { as: me, query });

async function measure(): Promise<void> {
  const { config, database, deps } = t;
  const stopping = new AbortController().signal;
  const jobDeps = openJobDeps({
    config,
    database,
    queue: deps.queue,
    log: deps.log,
    now: t.clock.now,
    stopping,
  });
  const attempt = { jobId: randomUUID(), number: 1, signal: stopping };
  for (const handler of operatorHandlers) await handler.run({}, jobDeps, attempt);
}

test('health tells each part as it is, the version, and what is set up, without a secret', async () => {
  const { status, reply } = await send(t.app, operatorServer.getHealth, { as: me });
  expect(status).toBe(200);
  const states = Object.fromEntries(reply.checks.map(({ part, state }) => [part, state]));
  expect(states).toMatchObject({ database: 'good', mail: 'good', objects: 'good', threads: 'good' });
  expect(Object.keys(states).sort()).toEqual(['database', 'disk', 'jobs', 'mail', 'objects', 'threads']);
  expect(reply.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(Date.parse(reply.started_at)).toBeLessThan(Date.now());
  const service = (name: string) => reply.services.find((one) => one.name === name);
  expect(service('Mail server')).toMatchObject({ is_on: true, detail: 'mail.kettle.example:2525' });
  expect(service('Language model')).toMatchObject({ is_on: true, detail: 'small at llm.kettle.example' });
  expect(service('Sentence encoder')).toMatchObject({ is_on: false });
  expect(reply.services.filter(({ kind }) => kind === 'source').length).toBeGreaterThan(3);
  expect(JSON.stringify(reply)).not.toMatch(/secret|robot/);
});

test('storage tells what each workspace holds once it was measured, largest first and by pages', async () => {
  expect((await storage()).reply).toMatchObject({ measured_at: null, workspaces: [] });
  const other = await signUp(t, { company: 'Kettle' });
  const items = Array.from({ length: 20 }, (_, n) => ({ text: `The lid leaks ${n} ${'again '.repeat(50)}` }));
  const body = { source: { name: 'Helpdesk' }, items };
  await send(t.app, feedback.addFeedback, { as: other, body });
  await measure();

  const first = (await storage({ limit: 1 })).reply;
  expect(first.workspaces).toMatchObject([{ workspace_id: other.workspaceId, name: 'Kettle', items: 20 }]);
  expect(first.workspaces[0]?.item_bytes).toBeGreaterThan(20 * 100);
  expect(first.database_bytes).toBeGreaterThan(1_000_000);
  expect(first.workspace_count).toBe(2);
  const second = (await storage({ limit: 1, after: first.next_after ?? '' })).reply;
  expect(second.workspaces).toMatchObject([{ workspace_id: me.workspaceId, items: 0, total_bytes: 0 }]);
  expect(second.next_after).toBeNull();
});

test('measuring is asked for once, however often', async () => {
  for (let n = 0; n < 3; n++)
    expect((await send(t.app, operatorServer.measureStorage, { as: me })).reply).toEqual({ asked: true });
  const { rows } = await t.database.ownerPool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'operator.measure_sizes'`,
  );
  expect(rows[0]?.count).toBe(1);
  expect((await storage()).reply.is_measuring).toBe(true);
});

test('waiting mails tell what they are for, to which domain, and what their last attempt failed with', async () => {
  const order = { kind: 'password_changed', email: 'ada.berg@kettle.example' } as const;
  const id = await t.database.app
    .transaction()
    .execute((tx) => t.deps.queue.enqueue(tx, sendMail, order, { startAfterSeconds: 3600 }));
  await t.database.ownerPool.query(
    `update pgboss.job set state = 'retry', retry_count = 2, output = $2 where id = $1`,
    [id, { name: 'Error', message: 'connect ECONNREFUSED, for ada.berg@kettle.example' }],
  );
  const { reply } = await send(t.app, operatorServer.listWaitingMail, { as: me });
  expect(reply).toMatchObject({ total_count: 1, mail_server: 'mail.kettle.example:2525', next_after: null });
  expect(reply.mails).toMatchObject([
    {
      kind: 'password_changed',
      to: '…@kettle.example',
      attempts: 3,
      error: 'connect ECONNREFUSED, for [e-mail]',
    },
  ]);
});

test('a mail that waits is sent at once when the operator says so, once', async () => {
  const email = 'bo.lund@kettle.example';
  const id = await t.database.app
    .transaction()
    .execute((tx) =>
      t.deps.queue.enqueue(tx, sendMail, { kind: 'password_changed', email }, { startAfterSeconds: 3600 }),
    );
  await t.database.ownerPool.query(`update pgboss.job set state = 'retry', retry_count = 2 where id = $1`, [
    id,
  ]);
  const sendNow = (as: Person) => send(t.app, operatorServer.sendMailNow, { as, body: { job_id: id ?? '' } });
  expect((await sendNow(await signUp(t))).status).toBe(404);
  await t.runJobs();
  expect(t.mailbox.to(email)).toEqual([]);

  expect((await sendNow(me)).reply).toEqual({ asked: true });
  await t.runJobs();
  expect(t.mailbox.to(email)).toHaveLength(1);
  expect((await sendNow(me)).problem).toMatchObject({
    code: 'not_found',
    detail: 'This email is no longer waiting.',
  });
});

test('[CALL-8] what is refused of brought data is counted by day, call and reason, and so is each refused item', async () => {
  const refusals = async () =>
    (await send(t.app, operatorServer.listRefusals, { as: me, query: { limit: 100 } })).reply.refusals;
  const countOf = async (reason: string) =>
    (await refusals()).find((one) => one.place === '/api/feedback/add_feedback' && one.reason === reason)
      ?.count ?? 0;
  const add = (items: object[], as: Person | string) =>
    send(t.app, feedback.addFeedback, {
      as,
      body: { source: { name: 'Helpdesk' }, items },
    });
  await add([{ text: 'Fine' }], 'esk_no-such-key-of-any-workspace');
  await add([], me);
  await add([{ text: 'Fine again' }, { text: 'x', rating: { value: 9, min: 1, max: 5 } }], me);
  expect(await countOf('not_signed_in')).toBe(1);
  expect(await countOf('bad_request')).toBe(2);
  expect((await refusals())[0]).toMatchObject({
    day: new Date(t.clock.now()).toISOString().slice(0, 10),
    what: feedback.addFeedback.summary,
  });
  t.clock.advance({ days: 1 });
  me = await signUp(t);
  await makeOperator(t, me);
  await add([], me);
  const paged = await send(t.app, operatorServer.listRefusals, { as: me, query: { limit: 1 } });
  expect(paged.reply.refusals).toMatchObject([{ count: 1, reason: 'bad_request' }]);
  const next = await send(t.app, operatorServer.listRefusals, {
    as: me,
    query: { after: paged.reply.next_after ?? '' },
  });
  expect(next.reply.refusals.map(({ count, reason }) => [reason, count])).toEqual([
    ['bad_request', 2],
    ['not_signed_in', 1],
  ]);
});
