import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Database, Tx } from './open.ts';
import { ConnectionLost, problemOfSqlState, sqlstateOf } from './sqlstate.ts';
import { inWorkspace, readAtOnce, readInWorkspace, readSnapshot } from './workspace-transaction.ts';

let database: Database;
const ours = randomUUID();
const theirs = randomUUID();

beforeAll(async () => {
  database = await testDatabase();
  const { ownerPool } = database;
  await ownerPool.query(
    'create table note (workspace_id uuid, id int, body text, seen jsonb, at timestamptz default now(), primary key (workspace_id, id))',
  );
  await ownerPool.query("select workspace_table('note')");
  await ownerPool.query('grant select, insert, update, delete on note to earshot_app');
});
afterAll(() => database.stop());

const addNote = (workspaceId: string, id: number, body: string) => (tx: Tx) =>
  sql`insert into note (workspace_id, id, body) values (${workspaceId}, ${id}, ${body})`.execute(tx);
const notes = async (tx: Tx) =>
  (await sql<{ body: string }>`select body from note order by body`.execute(tx)).rows.map(({ body }) => body);

describe('row-level security', () => {
  beforeAll(async () => {
    await inWorkspace(database, ours, addNote(ours, 1, 'our note'));
    await inWorkspace(database, theirs, addNote(theirs, 1, 'their note'));
  });

  test('a workspace sees its own rows, even where a query names no workspace', async () => {
    expect(await inWorkspace(database, ours, notes)).toEqual(['our note']);
    expect(await readInWorkspace(database, theirs, notes)).toEqual(['their note']);
  });

  test("another workspace's rows can be neither changed, removed nor written", async () => {
    const changed = await inWorkspace(database, ours, (tx) =>
      sql`update note set body = 'taken' where workspace_id = ${theirs}`.execute(tx),
    );
    expect(changed.numAffectedRows).toBe(0n);
    const own = await inWorkspace(database, ours, (tx) => sql`update note set body = body`.execute(tx));
    expect(own.numAffectedRows).toBe(1n);
    const removed = await inWorkspace(database, ours, (tx) =>
      sql`delete from note where workspace_id = ${theirs}`.execute(tx),
    );
    expect(removed.numAffectedRows).toBe(0n);
    const written = inWorkspace(database, ours, addNote(theirs, 2, 'planted'));
    await expect(written.catch(sqlstateOf)).resolves.toBe('42501');
    expect(await inWorkspace(database, theirs, notes)).toEqual(['their note']);
  });

  test('an unbound session sees nothing, before and after a bound one used its connection', async () => {
    const unbound = async () => (await database.appPool.query<object>('select * from note')).rows;
    expect(await unbound()).toEqual([]);
    await Promise.all(Array.from({ length: 20 }, () => inWorkspace(database, ours, notes)));
    expect(await Promise.all(Array.from({ length: 20 }, unbound))).toEqual(
      Array.from({ length: 20 }, () => []),
    );
  });

  test('the owner is held to it as well', async () => {
    expect((await database.ownerPool.query('select * from note')).rows).toEqual([]);
  });

  test('the application cannot lift it', async () => {
    const lifted = database.appPool.query('alter table note disable row level security');
    await expect(lifted.catch(sqlstateOf)).resolves.toBe('42501');
  });
});

describe('a bound transaction', () => {
  test('keeps nothing of work that fails', async () => {
    const work = inWorkspace(database, ours, async (tx) => {
      await addNote(ours, 50, 'half done')(tx);
      throw new Error('stopped half way');
    });
    await expect(work).rejects.toThrow('stopped half way');
    expect(await inWorkspace(database, ours, notes)).not.toContain('half done');
  });

  test('refuses to commit when a failed statement was passed over', async () => {
    const work = inWorkspace(database, ours, async (tx) => {
      await addNote(ours, 51, 'before the fault')(tx);
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('was undone');
    expect(await inWorkspace(database, ours, notes)).not.toContain('before the fault');
  });

  test('takes workspace ids that are UUIDs only', async () => {
    await expect(inWorkspace(database, "x'; drop table note; --", notes)).rejects.toThrow(RangeError);
    await expect(readInWorkspace(database, '', notes)).rejects.toThrow(RangeError);
  });

  test('that reads cannot write', async () => {
    const write = readInWorkspace(database, ours, addNote(ours, 52, 'written'));
    await expect(write.catch(sqlstateOf)).resolves.toBe('25006');
  });

  test('gives its connection back, whatever happens', async () => {
    const failing = () =>
      inWorkspace(database, ours, (tx) => sql`select 1 / 0`.execute(tx)).catch(() => undefined);
    await Promise.all(Array.from({ length: 60 }, failing));
    await Promise.all(Array.from({ length: 60 }, () => readInWorkspace(database, ours, notes)));
    await expect
      .poll(() => database.appPool.idleCount, { timeout: 20_000 })
      .toBe(database.appPool.totalCount);
  });

  test('runs again after a deadlock', async () => {
    await inWorkspace(database, ours, addNote(ours, 60, 'first'));
    await inWorkspace(database, ours, addNote(ours, 61, 'second'));
    let runs = 0;
    let meet = (): void => undefined;
    const bothHoldOne = new Promise<void>((done) => (meet = done));
    let holding = 0;
    const touchBoth = (first: number, second: number) => async (tx: Tx) => {
      runs += 1;
      const touch = (id: number) =>
        sql`update note set body = body || '+' where workspace_id = ${ours} and id = ${id}`.execute(tx);
      await touch(first);
      holding += 1;
      if (holding === 2) meet();
      await bothHoldOne;
      await touch(second);
    };
    await Promise.all([
      inWorkspace(database, ours, touchBoth(60, 61)),
      inWorkspace(database, ours, touchBoth(61, 60)),
    ]);
    expect(runs).toBe(3);
    expect(await inWorkspace(database, ours, notes)).toEqual(expect.arrayContaining(['first++', 'second++']));
  });

  test('runs again when its connection broke before the commit', async () => {
    let runs = 0;
    await inWorkspace(database, ours, async (tx) => {
      runs += 1;
      await addNote(ours, 70, 'survived')(tx);
      if (runs === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    expect(runs).toBe(2);
    expect(await inWorkspace(database, ours, notes)).toContain('survived');
  });
});

describe('values', () => {
  test('arrive as ISO instants, plain days, numbers and JSON whose keys are untouched', async () => {
    const { rows } = await sql`
      select '2026-03-01 12:00:00+02'::timestamptz as at, '2026-03-01 00:00:00.123456Z'::timestamptz as exact_at,
        '2026-03-29'::date as said_on, 9007199254740991::int8 as big, array[1::int8, null] as bigs,
        array['2026-03-29'::date] as days, array['2026-03-01Z'::timestamptz] as ats, '{"some_key": 1}'::jsonb as seen
    `.execute(database.app);
    expect(rows[0]).toEqual({
      at: '2026-03-01T10:00:00.000Z',
      exactAt: '2026-03-01T00:00:00.123456Z',
      saidOn: '2026-03-29',
      big: 9007199254740991,
      bigs: [1, null],
      days: ['2026-03-29'],
      ats: ['2026-03-01T00:00:00.000Z'],
      seen: { some_key: 1 },
    });
  });

  test('that a number cannot hold are refused, not rounded', async () => {
    await expect(sql`select 9007199254740993::int8`.execute(database.app)).rejects.toThrow(RangeError);
  });
});

describe('database errors become problems', () => {
  const faults: [string, string, unknown[]][] = [
    ['bad_request', 'select $1::text', ['a\u0000b']],
    ['bad_request', 'select $1::jsonb', ['"\\u0000"']],
    ['bad_request', 'select $1::uuid', ['no uuid']],
    ['bad_request', 'select $1::int', ['99999999999']],
    ['bad_request', 'select $1::date', ['2026-02-30']],
    ['bad_request', 'select $1::timestamptz', ['soon']],
    ['conflict', 'insert into two_phase_copy values ($1), ($1)', [1]],
  ];
  test.each(faults)('%s: %s', async (code, statement, values) => {
    await database.ownerPool.query('create table if not exists two_phase_copy (id int primary key)');
    const error: unknown = await database.ownerPool
      .query(statement, values)
      .catch((caught: unknown) => caught);
    expect(problemOfSqlState(error)).toBe(code);
  });

  test('a broken connection is unavailable, a fault of ours nothing', () => {
    expect(problemOfSqlState(new ConnectionLost(new Error('gone')))).toBe('unavailable');
    expect(problemOfSqlState(new Error('other'))).toBeUndefined();
  });
});

describe('a read whose end is sent with it', () => {
  const at = randomUUID();
  beforeAll(() => inWorkspace(database, at, addNote(at, 1, 'read at once')));

  test('sees the rows of its workspace, and the next one on its connection those of its own', async () => {
    const reads = Array.from({ length: 40 }, (_, n) => readAtOnce(database, n % 2 ? at : theirs, notes));
    const read = await Promise.all(reads);
    expect(read.filter((_, n) => n % 2 === 1)).toEqual(Array.from({ length: 20 }, () => ['read at once']));
    expect(read.filter((_, n) => n % 2 === 0).flat()).not.toContain('read at once');
  });

  test('takes no later statement', async () => {
    const twice = readAtOnce(database, at, async (tx) => [await notes(tx), await notes(tx)]);
    await expect(twice).rejects.toThrow('sent already');
    expect(await readAtOnce(database, at, notes)).toEqual(['read at once']);
  });

  test('cannot write', async () => {
    await expect(readAtOnce(database, at, addNote(at, 2, 'written')).catch(sqlstateOf)).resolves.toBe(
      '25006',
    );
  });

  test('gives its connection back when its statement fails', async () => {
    const failing = () => readAtOnce(database, at, (tx) => sql`select 1 / 0`.execute(tx));
    const failed = await Promise.all(Array.from({ length: 30 }, () => failing().catch(sqlstateOf)));
    expect(new Set(failed)).toEqual(new Set(['22012']));
    expect(await readAtOnce(database, at, notes)).toEqual(['read at once']);
  });
});

describe('a read of a snapshot', () => {
  const at = randomUUID();
  const readTwice = (read: typeof readSnapshot) =>
    read(database, at, async (tx) => {
      const before = await notes(tx);
      await inWorkspace(database, at, addNote(at, before.length + 1, 'meanwhile'));
      return [before.length, (await notes(tx)).length];
    });

  test('sees one moment in all its queries, where other reads see what came since', async () => {
    expect(await readTwice(readSnapshot)).toEqual([0, 0]);
    expect(await readTwice(readInWorkspace)).toEqual([1, 2]);
  });

  test('cannot write', async () => {
    const write = readSnapshot(database, at, addNote(at, 9, 'written'));
    await expect(write.catch(sqlstateOf)).resolves.toBe('25006');
  });
});

describe('work that is undone', () => {
  const at = randomUUID();
  let runs = 0;
  beforeAll(async () => {
    await database.ownerPool.query(
      "create function fail(state text) returns void language plpgsql as 'begin raise exception using errcode = state; end'",
    );
    await database.ownerPool.query(
      "create function end_session() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return null; end'",
    );
    await database.ownerPool.query(
      "create constraint trigger ends after insert on note deferrable initially deferred for each row when (new.body = 'the last') execute function end_session()",
    );
  });
  beforeEach(() => (runs = 0));

  const failWith = (state: string) => async (tx: Tx) => {
    runs += 1;
    await sql`select fail(${state})`.execute(tx);
  };

  test.each([
    ['inWorkspace', inWorkspace],
    ['readInWorkspace', readInWorkspace],
    ['readAtOnce', readAtOnce],
    ['readSnapshot', readSnapshot],
  ])('%s does it three times at most when others or a lost node undid it, and else once', async (_, run) => {
    for (const state of ['40001', 'XX000']) {
      runs = 0;
      await expect(run(database, at, failWith(state)).catch(sqlstateOf)).resolves.toBe(state);
      expect(runs).toBe(3);
    }
    runs = 0;
    await expect(run(database, at, failWith('23514')).catch(sqlstateOf)).resolves.toBe('23514');
    expect(runs).toBe(1);
  });

  test('while it was committed is done again only where twice is the same as once', async () => {
    const work = (tx: Tx) => {
      runs += 1;
      return addNote(at, runs, runs === 1 ? 'the last' : 'the next')(tx);
    };
    const once = inWorkspace(database, at, work);
    await expect(once.catch(problemOfSqlState)).resolves.toBe('unavailable');
    expect([runs, await readInWorkspace(database, at, notes)]).toEqual([1, []]);
    runs = 0;
    await inWorkspace(database, at, work, { repeatable: true });
    expect([runs, await readInWorkspace(database, at, notes)]).toEqual([2, ['the next']]);
  });
});

describe('a transaction that cannot begin', () => {
  const closed = randomUUID();
  let restore: string;
  beforeAll(async () => {
    const { rows } = await database.ownerPool.query<{ definition: string }>(
      "select pg_get_functiondef('bind_workspace'::regproc) as definition",
    );
    restore = rows[0]?.definition ?? '';
    await database.ownerPool.query(
      restore.replace(
        'begin',
        `begin if id = '${closed}' then raise exception 'no such place' using errcode = '22023'; end if;`,
      ),
    );
  });
  afterAll(() => database.ownerPool.query(restore));

  test.each([
    ['inWorkspace', inWorkspace],
    ['readInWorkspace', readInWorkspace],
    ['readAtOnce', readAtOnce],
    ['readSnapshot', readSnapshot],
  ])('%s fails with what kept it from beginning, not with what followed', async (_, run) => {
    await expect(run(database, closed, notes)).rejects.toThrow('no such place');
  });

  test('fails even when its work asks nothing, and gives its connection back', async () => {
    await expect(inWorkspace(database, closed, () => Promise.resolve('done'))).rejects.toThrow(
      'no such place',
    );
    await expect
      .poll(() => database.appPool.idleCount, { timeout: 20_000 })
      .toBe(database.appPool.totalCount);
    expect(await inWorkspace(database, ours, notes)).toContain('our note');
  });
});
