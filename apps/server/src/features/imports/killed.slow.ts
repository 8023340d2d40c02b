import { imports } from '@earshot/contracts/imports';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ImportApp } from '../../testing/import-app.ts';
import { check, countOf, get, importApp, itemsOf, keptCounts } from '../../testing/import-app.ts';
import { killNow, startJobsProcess } from '../../testing/processes/jobs-process.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { undisturbedMs } from '../../testing/processes/slowness.ts';

const rowCount = 4000;

let earshot: ImportApp;
let member: Person;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  earshot = await importApp();
  member = await signUp(earshot);
});
afterEach(async () => {
  if (worker) await killNow(worker);
});
afterAll(() => earshot.stop());

/** Every seventh row is rejected, and every eleventh repeats the id of the row before. */
function manyRows(): string {
  const rows = Array.from({ length: rowCount }, (_, i) => {
    const id = i % 11 === 10 ? i - 1 : i;
    return `${id},${i % 7 === 6 ? '' : `Opinion ${i} is that the map loads slowly`},2026-11-${1 + (i % 20)}`;
  });
  return `id,text,date\n${rows.join('\n')}\n`;
}

async function startWorker(): Promise<ChildProcess> {
  return startJobsProcess({ ...earshot.config, logLevel: 'silent' }, earshot.database.connections);
}

async function until(importId: string, isReached: (rowsDone: number, state: string) => boolean) {
  for (;;) {
    const run = await get(earshot, member, importId);
    if (isReached(run.progress?.rows_done ?? rowCount, run.state)) return run;
    await wait(20);
    // The test's clock stands still, and limits by the minute with it.
    earshot.clock.advance({ seconds: 0.1 });
  }
}

/** Tells the worker to stop, as its operator does. */
async function stopWorker(child: ChildProcess): Promise<void> {
  const took = await undisturbedMs(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  expect(took).toBeLessThan(10_000);
}

// Each start of a process costs seconds, so the import that is killed is also the one that is told to stop.
test('an import stores every row once though its process is killed, told to stop and killed, and so does its undo', async () => {
  const { import_id, dry_run } = await check(earshot, member, manyRows(), {
    targets: ['external_id', 'text', 'said_at'],
  });
  await earshot.stopImports();
  const body = { import_id };
  await send(earshot.app, imports.commit, { body, as: member });
  const stops: number[] = [];
  // Much is left after each, so that it does not end between the look and the kill.
  for (const [share, end] of [
    [0.1, killNow],
    [0.25, stopWorker],
    [0.5, killNow],
  ] as const) {
    worker = await startWorker();
    const run = await until(import_id, (done, state) => done >= share * rowCount || state !== 'importing');
    await end(worker);
    stops.push(run.progress?.rows_done ?? rowCount);
    expect(await get(earshot, member, import_id)).toMatchObject({ state: 'importing', error: null });
  }
  expect(new Set(stops).size).toBe(3);
  worker = await startWorker();
  const done = await until(import_id, (_, state) => state !== 'importing');

  expect(done).toMatchObject({ state: 'done', error: null });
  expect(done.result).toEqual({ counts: dry_run?.counts, rejects: dry_run?.rejects });
  const items = await itemsOf(earshot, member);
  expect(items).toHaveLength(dry_run?.counts.create ?? -1);
  expect(new Set(items.map(({ externalId }) => externalId)).size).toBe(items.length);
  expect(await countOf(earshot, member, 'import_reject')).toBe(dry_run?.counts.reject);
  expect(await countOf(earshot, member, 'import_change')).toBe(items.length);
  expect(await keptCounts(earshot, member)).toMatchObject({ all: items.length });

  await send(earshot.app, imports.undo, { body, as: member });
  await until(import_id, (undone, state) => undone >= 1000 || state !== 'undoing');
  await killNow(worker);
  worker = await startWorker();
  expect((await until(import_id, (_, state) => state !== 'undoing')).kept_after_undo).toEqual([]);
  expect(await itemsOf(earshot, member)).toEqual([]);
  expect(await keptCounts(earshot, member)).toEqual({});
  expect(await countOf(earshot, member, 'removed_item')).toBe(items.length);
}, 300_000);
