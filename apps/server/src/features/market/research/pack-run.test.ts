import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobApp } from '../../../testing/job-app.ts';
import { jobApp } from '../../../testing/job-app.ts';
import { beginRun, insertRun, readParts } from '../runs/runs.sql.ts';
import { PackRun } from './pack-run.ts';

let server: JobApp;
beforeAll(async () => {
  server = await jobApp([]);
});
afterAll(() => server.stop());

test('of sections that are told at once, the one that was told last stays', async () => {
  const db = server.database.app;
  const id = randomUUID();
  const at = new Date(server.jobDeps.now()).toISOString();
  await insertRun(db, {
    ...{
      id,
      shareKey: null,
      day: at.slice(0, 10),
      askedFor: 'marrowby',
      host: null,
      scope: {},
      queuedAt: at,
    },
  });
  const run = await beginRun(db, id, at);
  if (!run) throw new Error('The run did not begin');
  const pack = new PackRun(run, server.jobDeps, new AbortController().signal);
  const counts = Array.from({ length: 60 }, (_, count) => count);
  await Promise.all(counts.map((count) => pack.put('requests', [{ host: 'marrowby.test', count }])));
  const [part] = await readParts(db, id);
  expect(part?.content.value).toEqual([{ host: 'marrowby.test', count: 59 }]);
});
