import { runPackJob } from '../../../jobs/market.jobs.ts';
import type { Handler } from '../../../jobs/worker.ts';
import { handle } from '../../../jobs/worker.ts';
import type { JobDeps } from '../../job-deps.ts';
import { runPack } from './run-pack.ts';

export const marketHandlers: Handler<JobDeps>[] = [
  handle(runPackJob, ({ runId }, deps, attempt) => runPack(runId, deps, attempt)),
];
