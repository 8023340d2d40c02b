import { sweepRecordings } from '../../jobs/recording.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import type { Deps } from '../deps.ts';
import { sweep } from './packing/sweep.service.ts';

/** A few queries every five minutes, mostly for nothing: less than to start the jobs' thread for them. */
export function sweepHandlers(deps: Pick<Deps, 'database' | 'queue' | 'now'>): Handler<unknown>[] {
  return [handle(sweepRecordings, (_payload, _given, { signal }) => sweep(deps, signal))];
}
