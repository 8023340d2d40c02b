import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './open.ts';
import { openDatabase } from './open-database.ts';
import { problemOfSqlState } from './sqlstate.ts';

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mayMount();
const smallDisk = 'size=150m,mode=711';
let disk: string;
let database: Database;

beforeAll(async () => {
  if (!canMount) return;
  disk = await mkdtemp(join(tmpdir(), 'earshot-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', smallDisk, 'tmpfs', disk]);
  database = await openDatabase({ dataDir: join(disk, 'data'), log: pino({ level: 'silent' }) });
  await database.ownerPool.query('create schema earshot');
  await database.ownerPool.query('create table filler (n int primary key, body text)');
  await database.ownerPool.query('grant usage on schema earshot to earshot_app');
  await database.ownerPool.query('grant all on filler to earshot_app');
});
afterAll(async () => {
  if (!canMount) return;
  await database.stop();
  execFileSync('umount', [disk]);
  await rm(disk, { recursive: true });
});

test.skipIf(!canMount)(
  'a full disk loses nothing that was acknowledged, and writing comes back with the room',
  async () => {
    const acknowledged: number[] = [];
    const failures = new Set<unknown>();
    const write = async (n: number) => {
      try {
        await sql`insert into filler values (${n}, ${'x'.repeat(200_000) + String(Math.random())})`.execute(
          database.app,
        );
        await sql`insert into filler select ${-n} - 1, string_agg(md5(random()::text), '') from generate_series(1, 20000)`.execute(
          database.app,
        );
        acknowledged.push(n, -n - 1);
      } catch (error) {
        failures.add(problemOfSqlState(error) ?? error);
        await wait(50);
      }
    };
    let n = 0;
    while (database.state() === 'ready' && n < 5000) await write(n++);
    expect(database.state()).toBe('restarting');
    for (const end = Date.now() + 3000; Date.now() < end;) await write(n++);
    expect([...failures].filter((code) => code !== 'storage_full' && code !== 'unavailable')).toEqual([]);

    execFileSync('mount', ['-o', 'remount,size=600m', disk]);
    await expect.poll(() => database.state(), { timeout: 60_000 }).toBe('ready');
    const { rows } = await sql<{ n: number }>`select n from filler`.execute(database.app);
    const stored = new Set(rows.map((row) => row.n));
    expect(acknowledged.filter((one) => !stored.has(one))).toEqual([]);
    const before = acknowledged.length;
    await expect
      .poll(async () => write(n++).then(() => acknowledged.length), { timeout: 30_000 })
      .toBeGreaterThan(before);
  },
);

/** In many containers not even root may. */
function mayMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'earshot-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' });
    execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(place);
  }
}
