import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { understand } from './understand.ts';
import type { JobApp } from '../testing/job-app.ts';
import { jobApp } from '../testing/job-app.ts';
import { JobsThread } from './jobs-thread-handle.ts';

const log = pino({ level: 'silent' });
let earshot: JobApp;
let thread: JobsThread;

beforeAll(async () => {
  earshot = await jobApp([]);
  const config = { ...earshot.config, logLevel: 'silent' as const };
  thread = new JobsThread({ config, database: earshot.database, log, idleMs: 100 });
});
afterAll(async () => {
  await thread.end();
  await earshot.stop();
});

function attempt(signal = new AbortController().signal) {
  return { jobId: randomUUID(), number: 1, signal };
}

test('the thread that does jobs is there while there is work, and comes back with the next', async () => {
  expect(thread.isRunning).toBe(false);
  for (let time = 0; time < 2; time += 1) {
    await thread.run(understand.name, { workspaceId: randomUUID() }, attempt());
    expect(thread.isRunning).toBe(true);
    await expect.poll(() => thread.isRunning, { timeout: 10_000 }).toBe(false);
  }
});

test('a job that fails in the thread fails with its own words', async () => {
  const nobodys = thread.run(understand.name, { workspaceId: 'none' }, attempt());
  await expect(nobodys).rejects.toMatchObject({ name: 'ZodError' });
  await expect(thread.run('test.unknown', {}, attempt())).rejects.toThrow(
    'Nothing does the job test.unknown',
  );
});
