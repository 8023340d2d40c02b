import { reportHandlers } from '../features/reports/reports.jobs.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { testApp } from './app.ts';
import { JobRunner } from './job-runner.ts';

/** The app with what runs reports. */
export interface ReportApp extends TestApp {
  runReports: () => Promise<void>;
  /** What the clock asks for once an hour. */
  anHourStrikes: () => Promise<void>;
}

export async function reportApp(options: TestAppOptions = {}): Promise<ReportApp> {
  const test = await testApp(options);
  const handlers = reportHandlers(test.deps);
  const jobs = new JobRunner(test.database, handlers, null);
  return {
    ...test,
    runReports: () => jobs.runAll(),
    anHourStrikes: async () => {
      const due = handlers.find(({ job }) => job.name === 'reports.run_due');
      await due?.run({}, null, { jobId: 'hour', number: 1, signal: new AbortController().signal });
    },
    stop: async () => {
      await jobs.stop();
      await test.stop();
    },
  };
}
