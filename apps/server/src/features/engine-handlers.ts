import type { Handler } from '../jobs/worker.ts';
import type { Deps } from './deps.ts';
import { reportHandlers } from './reports/reports.jobs.ts';

/** The jobs that ask the text engine: they are done in the thread that has it, beside its requests. */
export function engineHandlers(deps: Deps): readonly Handler<unknown>[] {
  return reportHandlers(deps);
}
