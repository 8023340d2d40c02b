import { lookForChanges, wakeAlerts } from '../../jobs/alert.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { JobDeps } from '../job-deps.ts';
import { look } from './look.ts';
import { orderLetters } from './order-letters.ts';
import { wake } from './wake.ts';

export const alertHandlers: Handler<JobDeps>[] = [
  handle(lookForChanges, async ({ workspaceId }, deps) => {
    await look(deps, workspaceId);
    await orderLetters(deps, workspaceId);
  }),
  handle(wakeAlerts, (_payload, deps) => wake(deps)),
];
