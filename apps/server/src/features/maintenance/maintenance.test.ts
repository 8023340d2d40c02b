import { dayMs, hourMs } from '@earshot/contracts/durations';
import { feedback } from '@earshot/contracts/feedback';
import { imports } from '@earshot/contracts/imports';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blobsFolder } from '../../platform/blobs/open-blobs.ts';
import type { Db } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { ImportApp } from '../../testing/import-app.ts';
import { check, countOf, get, importApp, importFile, itemsOf, upload } from '../../testing/import-app.ts';
import type { Person } from '../../testing/people.ts';
import { logIn, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { maintenanceHandlers } from './maintenance.jobs.ts';

let earshot: ImportApp;
let member: Person;

beforeAll(async () => {
  earshot = await importApp();
  member = await signUp(earshot);
});
afterAll(() => earshot.stop());

async function cleanUp(): Promise<void> {
  const attempt = { jobId: randomUUID(), number: 1, signal: new AbortController().signal };
  for (const handler of maintenanceHandlers) await handler.run({}, earshot.jobDeps, attempt);
}

async function daysPass(days: number): Promise<void> {
  earshot.clock.advance({ days });
  member = await logIn(earshot, member);
}

const rows = 'id,text\n1,The map loads slowly\n2,\n';

test('what an undo needs is kept for 30 days, and forgotten after', async () => {
  const done = await importFile(earshot, member, rows, {
    targets: ['external_id', 'text'],
    name: 'done.csv',
  });
  const checked = await check(earshot, member, rows, {
    targets: ['external_id', 'text'],
    name: 'checked.csv',
  });
  await daysPass(29);
  await cleanUp();
  expect(await earshot.filesOf(member)).toHaveLength(1);
  expect(await countOf(earshot, member, 'import_change')).toBe(1);

  await daysPass(2);
  await cleanUp();
  expect(await earshot.filesOf(member)).toEqual([]);
  expect(await countOf(earshot, member, 'import_change')).toBe(0);
  expect(await countOf(earshot, member, 'import_reject')).toBe(0);
  expect(await get(earshot, member, done.import_id)).toMatchObject({ state: 'done', result: done.result });
  expect(await get(earshot, member, checked.import_id)).toMatchObject({ status: 404 });
  expect(await itemsOf(earshot, member)).toHaveLength(1);
});

test('files that no import names go after a day, those of imports stay', async () => {
  await upload(earshot, member, rows);
  const folder = join(blobsFolder(earshot.config, 'uploads'), member.workspaceId);
  const gone = join(blobsFolder(earshot.config, 'uploads'), randomUUID());
  await mkdir(gone);
  const names = [
    join(folder, `${randomBytes(16).toString('hex')}.part`),
    join(gone, randomBytes(16).toString('hex')),
  ];
  const longAgo = new Date(earshot.clock.now() - 2 * dayMs);
  for (const name of names) {
    await writeFile(name, 'lost');
    await utimes(name, longAgo, longAgo);
  }
  await cleanUp();
  expect(await earshot.filesOf(member)).toHaveLength(1);
  expect(await earshot.filesOf({ ...member, workspaceId: gone.slice(-36) })).toEqual([]);
});

test('used-up tickets, answers to repeated requests and notes of deleted items go when their time is over', async () => {
  const run = await check(earshot, member, rows, { targets: ['external_id', 'text'] });
  await send(earshot.app, imports.rejectedRowsTicket, { body: { import_id: run.import_id }, as: member });
  const body = { source: { name: 'Survey' }, items: [{ text: 'Asked for twice' }] };
  const headers = { 'idempotency-key': 'one' };
  await send(earshot.app, feedback.addFeedback, { body, headers, as: member });
  const [item] = await itemsOf(earshot, member);
  await send(earshot.app, feedback.deleteItem, { body: { review_id: item?.id ?? 0 }, as: member });
  // The database's own clock wrote these; the test's stands elsewhere.
  const ago = (hours: number) => new Date(earshot.clock.now() - hours * hourMs).toISOString();
  await inWorkspace(earshot.database, member.workspaceId, async (tx) => {
    const { workspaceId } = member;
    await sql`update removed_item set removed_at = ${ago(89 * 24)} where workspace_id = ${workspaceId}`.execute(
      tx,
    );
    await sql`update request_key set created_at = ${ago(23)} where workspace_id = ${workspaceId}`.execute(tx);
  });
  await cleanUp();
  expect(await left()).toEqual({ tickets: 1, keys: 1, removed: 1 });
  await daysPass(2);
  await cleanUp();
  expect(await left()).toEqual({ tickets: 0, keys: 0, removed: 0 });
});

async function left() {
  const { workspaceId } = member;
  const count = (tx: Db, where: RawBuilder<unknown>) =>
    sql<{ count: number }>`select count(*)::int as count from ${where}`.execute(tx);
  const counts = await inWorkspace(earshot.database, workspaceId, (tx) =>
    Promise.all([
      count(tx, sql`download_ticket where opens = ${workspaceId}`),
      count(tx, sql`request_key where workspace_id = ${workspaceId}`),
      count(tx, sql`removed_item where workspace_id = ${workspaceId}`),
    ]),
  );
  const [tickets, keys, removed] = counts.map(({ rows }) => rows[0]?.count);
  return { tickets, keys, removed };
}
