import { understand } from '../../jobs/understand.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { JobDeps } from '../job-deps.ts';
import { followChanges } from './follow-changes.ts';
import type { Step } from './step.service.ts';

/** @param steps what is found in every item that comes or changes, in this order */
export function enrichmentHandlers(steps: readonly Step[]): Handler<JobDeps>[] {
  return [handle(understand, ({ workspaceId }, deps) => followChanges(deps, workspaceId, steps))];
}
