import type { Handler } from '../jobs/worker.ts';
import { boardHandlers } from './boards/boards.jobs.ts';
import { billingHandlers } from './billing/billing.jobs.ts';
import type { Deps } from './deps.ts';
import { keepMarketHandlers } from './market/runs/keep-market.jobs.ts';
import { proposedPlanHandlers } from './market/model-plans/propose-plans.ts';
import { wordingHandlers } from './market/wording/word-findings.ts';
import { sweepHandlers } from './recordings/sweep.jobs.ts';
import { reportHandlers } from './reports/reports.jobs.ts';

/** The jobs done in the thread that answers requests: those that ask the text engine, and those of a few queries. */
export function ownHandlers(deps: Deps): readonly Handler<unknown>[] {
  return [
    ...boardHandlers(deps),
    ...reportHandlers(deps),
    ...wordingHandlers(deps),
    ...proposedPlanHandlers(deps),
    ...sweepHandlers(deps),
    ...keepMarketHandlers(deps),
    ...billingHandlers(deps),
  ];
}
