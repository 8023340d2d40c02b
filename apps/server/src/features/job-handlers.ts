import type { Handler } from '../jobs/worker.ts';
import { importHandlers } from './imports/imports.jobs.ts';
import type { JobDeps } from './job-deps.ts';
import { sendMailHandler } from './mail/mail.jobs.ts';
import { upkeepHandlers } from './upkeep/upkeep.jobs.ts';

/** Every feature's jobs: the one place where features meet in the jobs' thread. */
export const jobHandlers: readonly Handler<JobDeps>[] = [
  sendMailHandler,
  ...importHandlers,
  ...upkeepHandlers,
];
