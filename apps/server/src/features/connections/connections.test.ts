import type { Connection } from '@earshot/contracts/connections';
import { connections } from '@earshot/contracts/connections';
import { feedback } from '@earshot/contracts/feedback';
import { sources } from '@earshot/contracts/sources';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalog } from '../../jobs/catalog.ts';
import { keepConnections } from '../../jobs/connection.jobs.ts';
import { readSecretKey, SecretKeys } from '../../platform/auth/secret-keys.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { itemsOf } from '../../testing/import-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import { invite, signUp } from '../../testing/people.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';
import type { JsonDesk } from '../../testing/stand-ins/json-desk.ts';
import { startJsonDesk } from '../../testing/stand-ins/json-desk.ts';

const jobs = ['connections.sync', 'connections.remove', 'connections.keep'];
const port = 39_217;
const given = personEach(() =>
  jobApp(
    catalog.map(({ name }) => name).filter((name) => jobs.includes(name)),
    { environment: { EARSHOT_PRIVATE_TARGETS: `127.0.0.1:${port}` } },
  ),
);

let desk: JsonDesk;
beforeEach(async () => {
  desk = await startJsonDesk(port);
});
afterEach(() => desk.stop());

const settings = (more: Record<string, string> = {}) => ({ ...desk.settings, ...more });
const create = (more: Record<string, string> = {}) =>
  send(given.server.app, connections.create, {
    as: given.person,
    body: { kind: 'http', settings: settings(more) },
  });
const get = async ({ connection_id }: Pick<Connection, 'connection_id'>) =>
  (await send(given.server.app, connections.get, { as: given.person, query: { connection_id } })).reply;
const call = (name: 'pause' | 'resume' | 'syncNow', { connection_id }: Connection) =>
  send(given.server.app, connections[name], { as: given.person, body: { connection_id } });
const disconnect = (keep: boolean, { connection_id }: Connection) =>
  send(given.server.app, connections.disconnect, {
    as: given.person,
    body: { connection_id, items: keep ? 'keep' : 'delete' },
  });
const health = async () =>
  (await send(given.server.app, connections.sourceHealth, { as: given.person })).reply;
const items = () => itemsOf(given.server, given.person);
const texts = async () => (await items()).map(({ text }) => text).sort();
const expected = () => desk.world.map(({ body }) => body).sort();

async function synced(connection: Connection): Promise<Connection> {
  given.server.clock.advance({ minutes: 16 });
  await given.server.runAllJobs();
  return get(connection);
}

async function connected(more: Record<string, string> = {}): Promise<Connection> {
  const { reply, status, problem } = await create(more);
  expect([status, problem.detail]).toEqual([201, undefined]);
  await given.server.runAllJobs();
  return get(reply);
}

describe('connecting', () => {
  test('settings are tried before they are saved; a wrong one is named in a sentence', async () => {
    const wrongKey = await create({ header_value: 'Bearer wrong' });
    expect(wrongKey).toMatchObject({
      status: 422,
      problem: { code: 'connection_refused', errors: [{ pointer: '#/body/settings/header_value' }] },
    });
    const wrongPlace = await create({ text_path: 'words' });
    expect(wrongPlace.problem.detail).toContain('It has: id, body, status, created_at');
    expect(wrongPlace.problem.errors).toMatchObject([{ pointer: '#/body/settings/text_path' }]);
    for (const [field, value] of [
      ['date_path', 'status'],
      ['list_path', 'count'],
      ['rating_max', '5 stars'],
      ['rating_min', '5'],
    ] as const) {
      expect(await create({ [field]: value })).toMatchObject({
        status: 422,
        problem: { errors: [{ pointer: `#/body/settings/${field}` }] },
      });
    }
    const missing = await send(given.server.app, connections.create, {
      as: given.person,
      body: { kind: 'http', settings: { url: desk.settings.url } },
    });
    expect(missing).toMatchObject({
      status: 400,
      problem: { errors: [{ pointer: '#/body/settings/paging' }] },
    });
    expect((await create({ url: 'http://169.254.169.254/latest' })).status).toBe(422);
    expect((await create({ nonsense: 'x' })).status).toBe(400);
    const { reply } = await send(given.server.app, connections.list, { as: given.person });
    expect(reply.connections).toEqual([]);
  });

  test('the first sync brings everything into a source of its own, and the next what is new', async () => {
    const connection = await connected();
    expect(connection).toMatchObject({
      state: 'active',
      problem: null,
      is_backfilled: true,
      item_count: 25,
      run: { state: 'done', created: 25, refused: 0 },
    });
    expect(await texts()).toEqual(expected());
    const [first] = await items();
    expect(first).toMatchObject({ author: 'ada@desk.example', account: 'Acme', fields: { status: 'open' } });
    const { reply } = await send(given.server.app, sources.list, { as: given.person });
    expect(reply.sources).toMatchObject([{ kind: 'connection', item_count: 25 }]);
    desk.add('A new thing');
    desk.edit(3, 'It was changed');
    expect(await synced(connection)).toMatchObject({ run: { created: 1, updated: 1, unchanged: 24 } });
    expect(await texts()).toEqual(expected());
  });

  test('ratings keep the scale that is named, and what lies outside is refused', async () => {
    // The number of an item stands for its rating.
    const connection = await connected({ rating_path: 'id', rating_min: '1', rating_max: '10' });
    expect(connection.run).toMatchObject({
      created: 10,
      reasons: [{ reason: 'Its rating is not between 1 and 10.', count: 15 }],
    });
  });

  test('only admins connect, and another workspace’s connection does not exist', async () => {
    const connection = await connected();
    const member = await invite(given.server, given.person, 'member');
    const body = { connection_id: connection.connection_id };
    expect((await send(given.server.app, connections.pause, { as: member, body })).status).toBe(403);
    const seen = await send(given.server.app, connections.get, { as: member, query: body });
    expect(seen).toMatchObject({ status: 200, reply: { settings: {} } });
    expect((await get(connection)).settings).toMatchObject({ url: desk.settings.url });
    const stranger = await signUp(given.server);
    expect((await send(given.server.app, connections.get, { as: stranger, query: body })).status).toBe(404);
  });
});

describe('nothing is lost and nothing comes twice', () => {
  test.each([
    ['429 with Retry-After', { kind: 'limited', retryAfter: 3 }],
    ['429 without Retry-After', { kind: 'limited' }],
    ['5xx', { kind: 'broken' }],
    ['a truncated answer', { kind: 'truncated' }],
    ['a closed connection', { kind: 'closed' }],
  ] as const)('while requests are answered with %s now and then', async (_name, fault) => {
    desk.failEvery(2, fault);
    expect(await connected()).toMatchObject({ is_backfilled: true, run: { state: 'done', created: 25 } });
    expect(await texts()).toEqual(expected());
  });

  test('when a page comes twice, and when pages shrink while they are read', async () => {
    desk.repeatsPages = true;
    const connection = await connected();
    expect(await texts()).toEqual(expected());
    desk.repeatsPages = false;
    desk.pageSize = 3;
    desk.add('One more');
    await synced(connection);
    expect(await texts()).toEqual(expected());
  });

  test('when a system is down for long: it is tried again later, goes on where it stopped, and says so', async () => {
    desk.failAfter(2, { kind: 'broken' });
    const { reply } = await create();
    await given.server.runAllJobs();
    const down = await get(reply);
    expect(down).toMatchObject({
      state: 'active',
      problem: { kind: 'unavailable' },
      run: { state: 'failed' },
    });
    expect(down.item_count).toBe(10);
    const asked = desk.requests.length;
    desk.heal();
    expect(await synced(down)).toMatchObject({ problem: null, is_backfilled: true, item_count: 25 });
    expect(desk.requests[asked]).toContain('page=3');
    expect(await texts()).toEqual(expected());
  });

  test('a list that gives the same page for any number is not read for ever, and the settings are named', async () => {
    desk.ignoresPages = true;
    const connection = await connected();
    expect(connection).toMatchObject({ run: { state: 'failed' }, problem: { kind: 'unreadable' } });
    expect(connection.problem?.detail).toContain('the same page again and again');
    expect(desk.requests.length).toBeLessThan(10);
  });

  test('one that takes long gives others their turn, and goes on', async () => {
    const { outside } = given.server.jobDeps;
    const before = outside.whereIs;
    outside.whereIs = (url) => {
      given.server.clock.advance({ minutes: 3 });
      return before(url);
    };
    try {
      const connection = await connected();
      expect(connection).toMatchObject({ run: { state: 'done', created: 25 } });
      const { rows } = await given.server.database.ownerPool.query<{ count: number }>(
        `select count(*)::int as count from pgboss.job where name = 'connections.sync' and data->>'connectionId' = $1`,
        [connection.connection_id],
      );
      // Two pages each, and the next sync; in one go there would be two.
      expect(rows[0]?.count).toBeGreaterThan(3);
    } finally {
      outside.whereIs = before;
    }
  });

  test('a field that is cut within an emoji is stored', async () => {
    desk.world[2] = { ...desk.world[2], status: `${'a'.repeat(9_999)}😀` } as (typeof desk.world)[number];
    expect(await connected()).toMatchObject({ run: { state: 'done', created: 25 } });
  });

  test('what cannot be stored is told, and tried again', async () => {
    const { reply } = await create();
    const { freeSpace } = given.server.jobDeps;
    freeSpace.assertRoom = () => {
      throw new Error('no room');
    };
    try {
      await given.server.runAllJobs();
    } finally {
      // The method of its class is there again.
      Reflect.deleteProperty(freeSpace, 'assertRoom');
    }
    expect(await get(reply)).toMatchObject({
      state: 'active',
      problem: { kind: 'failed' },
      run: { state: 'failed' },
    });
    expect(await synced(reply)).toMatchObject({ problem: null, run: { state: 'done', created: 25 } });
  });

  test('when it asks to be left alone for long, the run waits and goes on by itself', async () => {
    desk.failAfter(1, { kind: 'limited', retryAfter: 600 });
    const { reply } = await create();
    await given.server.runAllJobs();
    expect(await get(reply)).toMatchObject({
      state: 'active',
      problem: null,
      run: { state: 'waiting', created: 5 },
    });
    desk.heal();
    const after = await synced(reply);
    expect(after.run).toMatchObject({ state: 'done', created: 25 });
  });

  test('items that cannot be read are refused with a reason and an ID', async () => {
    desk.world[4] = { ...desk.world[4], created_at: 'yesterday' } as (typeof desk.world)[number];
    const connection = await connected();
    expect(connection.run).toMatchObject({
      created: 24,
      refused: 1,
      reasons: [{ reason: 'Its date at “created_at” cannot be read.', count: 1, examples: ['5'] }],
    });
    expect((await health()).sources).toMatchObject([
      { last_7_days: 24, refused_30_days: 1, connection_state: 'active' },
    ]);
    // The list is read from its beginning each time: the same thing is refused once, until it can be read.
    await synced(connection);
    await synced(connection);
    expect((await health()).sources).toMatchObject([{ refused_30_days: 1 }]);
    desk.world[4] = { ...desk.world[4], created_at: '2026-10-02' };
    await synced(connection);
    expect((await health()).sources).toMatchObject([{ refused_30_days: 0, reasons: [] }]);
  });
});

test('a source that came every day and then stopped is said to be silent, until it is paused', async () => {
  const connection = await connected();
  expect((await health()).sources).toMatchObject([{ silent: null }]);
  const now = new Date(given.server.clock.now()).toISOString();
  await inWorkspace(given.server.database, given.person.workspaceId, (tx) =>
    sql`update feedback_item set received_at = ${now}::timestamptz - (6 + id % 10) * interval '1 day'`.execute(
      tx,
    ),
  );
  expect((await health()).sources).toMatchObject([{ silent: { days: 5, longest_before: 0 } }]);
  await call('pause', connection);
  expect((await health()).sources).toMatchObject([{ silent: null }]);
});

describe('a person’s say', () => {
  test('a revoked key needs attention, with a sentence; a new one goes on', async () => {
    const connection = await connected();
    desk.key = 'another';
    desk.add('Said meanwhile');
    const revoked = await synced(connection);
    expect(revoked).toMatchObject({
      state: 'needs_attention',
      problem: { kind: 'login' },
      next_sync_at: null,
    });
    const { connection_id } = connection;
    const body = { connection_id, settings: settings({ header_value: 'Bearer another' }) };
    const { status } = await send(given.server.app, connections.update, { as: given.person, body });
    expect(status).toBe(200);
    expect(await synced(connection)).toMatchObject({ state: 'active', problem: null });
    expect(await texts()).toEqual(expected());
  });

  test('paused, it brings nothing; resumed and asked to sync now, it does', async () => {
    const connection = await connected();
    await call('pause', connection);
    desk.add('Said in the pause');
    await synced(connection);
    expect(await items()).toHaveLength(25);
    expect((await call('syncNow', connection)).status).toBe(409);
    // Other settings do not resume it.
    const { connection_id } = connection;
    const body = { connection_id, settings: settings() };
    const { reply } = await send(given.server.app, connections.update, { as: given.person, body });
    expect(reply.state).toBe('paused');
    await call('resume', connection);
    await given.server.runAllJobs();
    expect(await items()).toHaveLength(26);
    desk.add('And one more');
    await call('syncNow', connection);
    await given.server.runAllJobs();
    expect(await items()).toHaveLength(27);
  });

  test('disconnected, its items stay or go; connected again, they are known again', async () => {
    const connection = await connected();
    await disconnect(true, connection);
    expect(await items()).toHaveLength(25);
    const again = await connected();
    expect(again).toMatchObject({ source_id: connection.source_id, run: { created: 0, unchanged: 25 } });
    await disconnect(false, again);
    await given.server.runAllJobs();
    expect(await items()).toEqual([]);
    const { reply } = await send(given.server.app, sources.list, { as: given.person });
    expect(reply.sources).toEqual([]);
  });
});

describe('places', () => {
  test('a connection is not led to another place, whose items would replace those that are here', async () => {
    const { connection_id } = await connected();
    const change = (more: Record<string, string>) =>
      send(given.server.app, connections.update, {
        as: given.person,
        body: { connection_id, settings: settings(more) },
      });
    expect(await change({ url: desk.settings.url.replace('tickets', 'reviews') })).toMatchObject({
      status: 409,
      problem: { errors: [{ pointer: '#/body/settings/url' }] },
    });
    expect((await change({ id_path: 'status' })).status).toBe(409);
    expect((await change({ url: `${desk.settings.url}?limit=5` })).status).toBe(200);
  });

  test('a source is taken up again by its place, not by its name', async () => {
    const first = await connected();
    await disconnect(true, first);
    const other = await connected({ url: `${desk.settings.url}?project=2` });
    expect(other.source_id).not.toBe(first.source_id);
    const again = await connected();
    expect(again).toMatchObject({ source_id: first.source_id, run: { created: 0, unchanged: 25 } });
  });

  test('what a program added to the source stays when what the connection brought is deleted', async () => {
    const connection = await connected();
    const added = await send(given.server.app, feedback.addFeedback, {
      as: given.person,
      body: {
        source: { id: connection.source_id },
        items: [{ external_id: 'own-1', text: 'From a program' }],
      },
    });
    expect(added.status).toBe(202);
    await disconnect(false, connection);
    await given.server.runAllJobs();
    expect(await texts()).toEqual(['From a program']);
  });
});

describe('secrets', () => {
  test('are in no answer, and in no table but sealed', async () => {
    const connection = await connected();
    const { connection_id } = connection;
    const answers = await Promise.all([
      send(given.server.app, connections.list, { as: given.person }),
      send(given.server.app, connections.get, { as: given.person, query: { connection_id } }),
      send(given.server.app, connections.listRuns, { as: given.person, query: { connection_id } }),
    ]);
    for (const { reply } of answers) expect(JSON.stringify(reply)).not.toContain(desk.key);
    const rows = await readInWorkspace(given.server.database, given.person.workspaceId, (tx) =>
      sql<{ whole: string }>`
        select c::text as whole from connection c where c.workspace_id = ${given.person.workspaceId}
        union all select r::text from connection_run r where r.workspace_id = ${given.person.workspaceId}`.execute(
        tx,
      ),
    );
    expect(rows.rows.length).toBeGreaterThan(1);
    for (const { whole } of rows.rows) {
      expect(whole).not.toContain(desk.key);
      expect(whole).not.toContain(Buffer.from(desk.key).toString('hex'));
    }
  });

  const withKeys = async (keys: (of: Buffer) => readonly Buffer[], work: () => Promise<void>) => {
    const { jobDeps } = given.server;
    const before = jobDeps.secretKeys;
    const path = join(given.server.config.dataDir, 'secret-keys');
    const line = readFileSync(path, 'utf8')
      .split('\n')
      .find((one) => /^[^#]/.test(one));
    jobDeps.secretKeys = new SecretKeys(keys(readSecretKey(line ?? '')));
    try {
      await work();
    } finally {
      jobDeps.secretKeys = before;
    }
  };
  const next = Buffer.alloc(32, 7);
  const keyIdOf = ({ connection_id }: Connection) =>
    readInWorkspace(given.server.database, given.person.workspaceId, async (tx) => {
      const [row] = await tx
        .selectFrom('connection')
        .select('secretKeyId')
        .where('id', '=', connection_id)
        .execute();
      return row?.secretKeyId;
    });

  test('are sealed anew when the key changes, and open without the old one then', async () => {
    const connection = await connected();
    const old = await keyIdOf(connection);
    await withKeys(
      (before) => [next, before],
      async () => {
        await inWorkspace(given.server.database, given.person.workspaceId, (tx) =>
          given.server.deps.queue.enqueue(tx, keepConnections, {}),
        );
        await given.server.runAllJobs();
      },
    );
    expect(await keyIdOf(connection)).not.toBe(old);
    await withKeys(
      () => [next],
      async () => {
        expect(await synced(connection)).toMatchObject({ state: 'active', problem: null });
      },
    );
  });

  test('that no key opens are asked for again', async () => {
    const connection = await connected();
    await withKeys(
      () => [next],
      async () => {
        expect(await synced(connection)).toMatchObject({
          state: 'needs_attention',
          problem: { kind: 'secrets_lost' },
        });
      },
    );
  });
});
