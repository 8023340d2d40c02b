import type { Connection } from '@earshot/contracts/connections';
import { connections } from '@earshot/contracts/connections';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { itemsOf, keptCounts } from '../../testing/import-app.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import { signUp } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { killNow, startJobsProcess } from '../../testing/processes/jobs-process.ts';
import { send } from '../../testing/send.ts';
import type { JsonDesk } from '../../testing/stand-ins/json-desk.ts';
import { startJsonDesk } from '../../testing/stand-ins/json-desk.ts';

const itemCount = 3000;
const port = 39_218;

let desk: JsonDesk;
let earshot: JobApp;
let admin: Person;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  desk = await startJsonDesk(port, itemCount);
  desk.pageSize = 50;
  earshot = await jobApp([], { environment: { EARSHOT_PRIVATE_TARGETS: `127.0.0.1:${port}` } });
  admin = await signUp(earshot);
});
afterEach(async () => {
  if (worker) await killNow(worker);
});
afterAll(async () => {
  await earshot.stop();
  await desk.stop();
});

test('a first sync stores every item once though its process is killed twice', async () => {
  const made = await send(earshot.app, connections.create, {
    as: admin,
    body: { kind: 'http', settings: desk.settings },
  });
  expect(made.status).toBe(201);
  for (const share of [0.2, 0.6]) {
    worker = await startJobsProcess({ ...earshot.config, logLevel: 'silent' }, earshot.database.connections);
    await until(made.reply, ({ item_count }) => item_count >= share * itemCount);
    await killNow(worker);
    expect(await get(made.reply)).toMatchObject({ is_backfilled: false, run: { state: 'running' } });
  }
  worker = await startJobsProcess({ ...earshot.config, logLevel: 'silent' }, earshot.database.connections);
  const done = await until(made.reply, ({ is_backfilled }) => is_backfilled);
  expect(done).toMatchObject({
    problem: null,
    item_count: itemCount,
    run: { state: 'done', created: itemCount, updated: 0, refused: 0 },
  });
  const items = await itemsOf(earshot, admin);
  expect(new Set(items.map(({ externalId }) => externalId)).size).toBe(itemCount);
  expect(await keptCounts(earshot, admin)).toMatchObject({ all: itemCount });
}, 300_000);

async function until(made: Connection, isReached: (now: Connection) => boolean): Promise<Connection> {
  for (;;) {
    const now = await get(made);
    if (isReached(now)) return now;
    await wait(20);
    // The test's clock stands still, and limits by the minute with it.
    earshot.clock.advance({ seconds: 0.1 });
  }
}

async function get({ connection_id }: Connection): Promise<Connection> {
  return (await send(earshot.app, connections.get, { as: admin, query: { connection_id } })).reply;
}
