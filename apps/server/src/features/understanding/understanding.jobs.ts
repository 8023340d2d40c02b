import { understand } from '../../jobs/understand.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { JobDeps } from '../job-deps.ts';
import { followChanges } from './follow-changes.ts';
import { steps } from './steps.ts';

export const understandingHandlers: Handler<JobDeps>[] = [
  handle(understand, ({ workspaceId }, deps) => followChanges(deps, workspaceId, steps)),
];
