import { pino } from 'pino';
import { jobHandlers } from '../features/job-handlers.ts';
import type { JobDeps } from '../features/job-deps.ts';
import { openJobDeps } from '../features/open-job-deps.ts';
import { openQueue } from '../jobs/queue.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { noHost, testApp } from './app.ts';
import { JobRunner } from './job-runner.ts';

/** The app with every job of the features that the server does beside it. */
export interface JobApp extends TestApp {
  /** Does all jobs that are due, those that gather changes for a while included. */
  runAllJobs: () => Promise<void>;
  jobDeps: JobDeps;
}

/** @param names the jobs that this test needs done */
export async function jobApp(names: readonly string[], options: TestAppOptions = {}): Promise<JobApp> {
  const log = options.log ?? pino({ level: 'silent' });
  const test = await testApp({ ...options, log });
  const { config, database, clock, mailbox } = test;
  const queue = await openQueue(database, log);
  const stopping = new AbortController().signal;
  const { freeSpace } = test.deps;
  const deps = openJobDeps({
    ...{ config, database, queue, log, stopping, freeSpace, now: clock.now, mailer: mailbox },
    resolve: noHost,
    outside: test.deps.outside,
  });
  const handlers = jobHandlers.filter(({ job }) => names.includes(job.name));
  const jobs = new JobRunner(database, handlers, deps);
  return {
    ...test,
    jobDeps: deps,
    runAllJobs: async () => {
      const { rows } = await database.ownerPool.query<{ id: string; name: string }>(
        `select id, name from pgboss.job where state in ('created', 'retry') and name = any($1)`,
        [names],
      );
      for (const { id, name } of rows) {
        const handler = handlers.find(({ job }) => job.name === name);
        if (handler) await test.deps.queue.makeDue(handler.job, id);
      }
      await jobs.runAll();
    },
    stop: async () => {
      await jobs.stop();
      await queue.stop();
      await test.stop();
    },
  };
}
