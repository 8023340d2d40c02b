import { lookForChanges, wakeAlerts } from '../../jobs/alert.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { JobDeps } from '../job-deps.ts';
import { checkForChanges } from './check-for-changes.ts';
import { queueEmails } from './queue-emails.ts';
import { wake } from './wake.ts';

export const alertHandlers: Handler<JobDeps>[] = [
  handle(lookForChanges, async ({ workspaceId }, deps) => {
    await checkForChanges(deps, workspaceId);
    await queueEmails(deps, workspaceId);
  }),
  handle(wakeAlerts, (_payload, deps) => wake(deps)),
];
