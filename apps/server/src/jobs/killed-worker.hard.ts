import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../platform/database/workspace-transaction.ts';
import type { Database } from '../platform/database/open.ts';
import { testDatabase } from '../testing/database.ts';
import { endless } from '../testing/processes/work-forever.ts';
import type { JobQueue } from './job-queue.ts';
import { openQueue } from './queue.ts';
import type { Worker } from './worker.ts';
import { handle, startWorker } from './worker.ts';

const log = pino({ level: 'silent' });
const program = fileURLToPath(new URL('../testing/processes/work-forever.ts', import.meta.url));
let database: Database;
let queue: JobQueue;
let worker: Worker;

beforeAll(async () => {
  database = await testDatabase();
  queue = await openQueue(database, log, [endless]);
});
afterAll(async () => {
  await worker.stop();
  await queue.stop();
  await database.stop();
});

test('the job of a worker that was killed is done by another within a minute', async () => {
  await inWorkspace(database, randomUUID(), (tx) => queue.enqueue(tx, endless, {}));
  const child = spawn(process.execPath, [program, JSON.stringify(database.connections)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done) => child.stdout.once('data', done));
  child.kill('SIGKILL');
  const killedAt = performance.now();
  const attempts: number[] = [];
  worker = await startWorker(
    database,
    [
      handle(endless, async (_payload, _deps, attempt) => {
        attempts.push(attempt.number);
      }),
    ],
    {},
    log,
  );
  await expect.poll(() => attempts, { timeout: 90_000, interval: 200 }).toEqual([2]);
  expect(performance.now() - killedAt).toBeLessThan(60_000);
});
