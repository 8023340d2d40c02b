import { countCardsJob, countDueCards, emailCardAlertsJob, planFollowUpJob } from '../../jobs/board.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { everyWorkspace } from '../workspaces/workspaces.service.ts';
import { askToCount } from './ask-to-count.ts';
import { boardsToCount } from './boards.sql.ts';
import { planAlertEmail } from './card-alert-email.service.ts';
import { dueVerdicts } from './verdicts.sql.ts';
import { planFollowUp } from './plan-follow-up.ts';
import { readDueVerdicts } from './read-verdicts.ts';
import { recountDueBoards } from './recount-cards.ts';

/** Evidence that is a question asks the text engine, so these jobs are done in the thread that has it. */
export function boardHandlers(deps: Deps): Handler<unknown>[] {
  return [
    handle(countCardsJob, async ({ workspaceId }, _given, { signal }) => {
      await recountDueBoards(deps, workspaceId, signal);
      await readDueVerdicts(deps, workspaceId, signal);
    }),
    handle(emailCardAlertsJob, (member) => planAlertEmail(deps, member)),
    handle(planFollowUpJob, (card, _given, { signal }) => planFollowUp(deps, card, signal)),
    handle(countDueCards, async (_payload, _given, { signal }) => {
      for (const workspaceId of await everyWorkspace(deps.database.app)) {
        signal.throwIfAborted();
        const isDue = await readInWorkspace(deps.database, workspaceId, async (tx) => {
          const all = await boardsToCount(tx, workspaceId);
          if (all.some(({ countedRev, now }) => countedRev !== now)) return true;
          return (await dueVerdicts(tx, workspaceId, deps.now())).length > 0;
        });
        if (isDue) await askToCount(deps, workspaceId);
      }
    }),
  ];
}
