import { market } from '@earshot/contracts/market';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobApp } from '../../../testing/job-app.ts';
import { jobApp } from '../../../testing/job-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { deleteWorkspace } from '../../workspaces/closing.sql.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { keepMarketHandlers } from './keep-market.jobs.ts';

let server: JobApp;
let owner: Person;
beforeAll(async () => {
  server = await jobApp([]);
  owner = await signUp(server);
});
afterAll(() => server.stop());

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.ownerPool.query<Row>(text, values).then(({ rows }) => rows);
const runIds = async () =>
  (await query<{ id: string }>('select id from earshot.market_run')).map(({ id }) => id);

async function tidy(): Promise<void> {
  const attempt = { jobId: randomUUID(), number: 1, signal: new AbortController().signal };
  for (const handler of keepMarketHandlers(server.jobDeps)) await handler.run({}, undefined, attempt);
}

/** A run that has ended, shown by a report of a stranger or of a workspace. */
async function report(subject: string, by?: Person): Promise<{ id: string; runId: string }> {
  const before = new Set(await runIds());
  const answer = await (by
    ? send(server.app, market.analyze, { as: by, body: { subject } })
    : send(server.app, market.submitPublicRequest, { body: { subject, email: 'a@crewlark.example' } }));
  expect(answer.status).toBeLessThan(300);
  const runId = (await runIds()).find((id) => !before.has(id)) ?? '';
  await query(`update earshot.market_run set state = 'failed', ended_at = queued_at where id = $1`, [runId]);
  const [row] = await query<{ id: string }>('select id from earshot.market_report where run_id = $1', [
    runId,
  ]);
  return { id: row?.id ?? '', runId };
}

/** Corrections that the operator accepted of what these reports told. @returns their ids */
async function accepted(...reports: { id: string }[]): Promise<string[]> {
  const ids = reports.map(() => randomUUID());
  for (const [nth, { id }] of reports.entries()) {
    await query(
      `insert into earshot.market_correction (id, report_id, fact, host, name, told, reading, correction, said_at, state)
       values ($1, $2, $3, 'a.example', 'A', 'B', $3, '{}', now(), 'accepted')`,
      [ids[nth], id, `plan ${ids[nth]}`],
    );
  }
  return ids;
}

const reportOf = async (correctionId: string | undefined) =>
  (
    await query<{ id: string | null }>(
      'select report_id as id from earshot.market_correction where id = $1',
      [correctionId],
    )
  )[0]?.id;

test('runs that no report shows go two days after they ended; what was accepted of their reports stays', async () => {
  const stranger = await report('https://gone.crewlark.example');
  const kept = await report('https://kept.crewlark.example', owner);
  const [gone, stays] = await accepted(stranger, kept);

  server.clock.advance({ days: 3 });
  await tidy();
  expect(await runIds()).toEqual(expect.arrayContaining([stranger.runId, kept.runId]));

  // The stranger's link has run out by then; a workspace's report is kept.
  server.clock.advance({ days: 100 });
  await tidy();
  expect(await runIds()).not.toContain(stranger.runId);
  expect(await runIds()).toContain(kept.runId);
  expect(await reportOf(gone)).toBeNull();
  expect(await reportOf(stays)).toBe(kept.id);

  await inWorkspace(server.database, owner.workspaceId, (tx) => deleteWorkspace(tx, owner.workspaceId));
  await tidy();
  expect(await runIds()).not.toContain(kept.runId);
  expect(await reportOf(stays)).toBeNull();
});
