import { countCardsJob, countDueCards, planFollowUpJob } from '../../jobs/board.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { everyWorkspace } from '../workspaces/workspaces.service.ts';
import { askToCount } from './ask-to-count.ts';
import { boardsToCount } from './boards.sql.ts';
import { planFollowUp } from './plan-follow-up.ts';
import { recountDueBoards } from './recount-cards.ts';

/** Evidence that is a question asks the text engine, so these jobs are done in the thread that has it. */
export function boardHandlers(deps: Deps): Handler<unknown>[] {
  return [
    handle(countCardsJob, ({ workspaceId }, _given, { signal }) =>
      recountDueBoards(deps, workspaceId, signal),
    ),
    handle(planFollowUpJob, (card, _given, { signal }) => planFollowUp(deps, card, signal)),
    handle(countDueCards, async (_payload, _given, { signal }) => {
      for (const workspaceId of await everyWorkspace(deps.database.app)) {
        signal.throwIfAborted();
        const all = await readInWorkspace(deps.database, workspaceId, (tx) => boardsToCount(tx, workspaceId));
        if (all.some(({ countedRev, now }) => countedRev !== now)) await askToCount(deps, workspaceId);
      }
    }),
  ];
}
