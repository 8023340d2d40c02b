import type { JobDeps } from '../features/job-deps.ts';
import { themeHandlers } from '../features/themes/themes.jobs.ts';
import { enrichmentSteps } from '../features/enrichment-steps.ts';
import { enrichmentHandlers } from '../features/enrichment/enrichment.jobs.ts';
import { JobRunner } from './job-runner.ts';
import type { ImportApp } from './import-app.ts';
import { importApp } from './import-app.ts';

/** The app with what finds themes. */
export interface ThemeApp extends ImportApp {
  /** Does what follows changed items, and the runs that look for themes. */
  runThemes: () => Promise<void>;
}

export async function themeApp(own: Partial<JobDeps> = {}): Promise<ThemeApp> {
  const test = await importApp({}, own);
  // What follows changes waits a moment for more of them.
  const hurry = () =>
    test.database.ownerPool.query(
      `update pgboss.job set start_after = now() where name = 'understanding.follow' and state = 'created'`,
    );
  const jobs = new JobRunner(
    test.database,
    [...themeHandlers, ...enrichmentHandlers(enrichmentSteps)],
    test.jobDeps,
  );
  return {
    ...test,
    runThemes: async () => {
      await hurry();
      await jobs.runAll();
    },
    stop: async () => {
      await jobs.stop();
      await test.stop();
    },
  };
}
