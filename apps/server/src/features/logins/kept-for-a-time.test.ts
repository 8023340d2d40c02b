import { users } from '@earshot/contracts/users';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQueue } from '../../jobs/queue.ts';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { logIn, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { openJobDeps } from '../open-job-deps.ts';
import { maintenanceHandlers } from '../maintenance/maintenance.jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.stop());

const countOf = async (table: 'session_token' | 'sign_up' | 'mail_link' | 'stranger_mail') =>
  (await t.database.ownerPool.query(`select 1 from ${table}`)).rowCount;

test('sessions, links, sign-ups and counts of mail are thrown away once nobody needs them, and people stay', async () => {
  const person = await signUp(t);
  await send(t.app, users.createUser, { body: { email: `${randomUUID()}@example.com` } });
  await t.runJobs();
  await cleanUp();
  expect(await Promise.all([countOf('session_token'), countOf('sign_up'), countOf('mail_link')])).toEqual([
    1, 1, 2,
  ]);

  t.clock.advance({ days: 121 });
  await cleanUp();
  for (const table of ['session_token', 'sign_up', 'mail_link', 'stranger_mail'] as const) {
    expect([table, await countOf(table)]).toEqual([table, 0]);
  }
  expect((await logIn(t, person)).workspaceId).toBe(person.workspaceId);
});

async function cleanUp(): Promise<void> {
  const log = pino({ level: 'silent' });
  const queue = await openQueue(t.database, log);
  const signal = new AbortController().signal;
  const { config, database, clock } = t;
  const deps = openJobDeps({ config, database, queue, log, now: clock.now, stopping: signal });
  try {
    for (const handler of maintenanceHandlers)
      await handler.run({}, deps, { jobId: randomUUID(), number: 1, signal });
  } finally {
    await queue.stop();
  }
}
