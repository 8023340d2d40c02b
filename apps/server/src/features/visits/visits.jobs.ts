import { dayMs } from '@earshot/contracts/durations';
import { visitLimits } from '@earshot/contracts/visits';
import { keepVisits, visitSiteJob } from '../../jobs/visit.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { JobDeps } from '../job-deps.ts';
import { removeRecording } from '../recordings/retention.service.ts';
import { endLostVisits, runVisit } from './run-visit.ts';
import { visitsWorkspace } from './visit-recordings.service.ts';
import * as sql from './visits.sql.ts';

export const visitHandlers: Handler<JobDeps>[] = [
  handle(visitSiteJob, ({ visitId }, deps, attempt) => runVisit(visitId, deps, attempt)),
  handle(keepVisits, async (_payload, deps, { signal }) => {
    const { database, now } = deps;
    await endLostVisits(deps);
    const before = new Date(now() - visitLimits.keptDays * dayMs).toISOString();
    for (const { id, recordingId } of await sql.visitsBefore(database.app, before)) {
      signal.throwIfAborted();
      if (recordingId !== null) await removeRecording(deps, visitsWorkspace, recordingId);
      await sql.deleteVisit(database.app, id);
    }
  }),
];
