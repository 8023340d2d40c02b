import type { MarketChange } from '@earshot/contracts/market/market-report';
import type { CompanyState } from '@earshot/extraction/changes/run-changes';
import { runChanges } from '@earshot/extraction/changes/run-changes';
import { sendMail } from '../../../jobs/mail-order.ts';
import type { Db } from '../../../platform/database/open.ts';
import type { JobDeps } from '../../job-deps.ts';
import * as reports from '../reports/reports.sql.ts';
import { readParts } from '../runs/runs.sql.ts';

/** Says in the reports of a run what changed since the run before, and orders the emails of those who want to hear of it. */
export async function tellChanges({ queue }: Pick<JobDeps, 'queue'>, tx: Db, runId: string): Promise<void> {
  const compared = await reports.comparedReports(tx, runId);
  if (compared.length === 0) return;
  const states = await statesOf(tx, runId);
  for (const { id, runBefore, listedIn: workspaceId } of compared) {
    const changes = changesBetween(await statesOf(tx, runBefore), states);
    await reports.storeChanges(tx, id, changes);
    if (workspaceId !== null && changes.length > 0) {
      await queue.enqueue(tx, sendMail, { kind: 'market_changes', workspaceId, reportId: id });
    }
  }
}

/** Of the companies that both runs read. */
function changesBetween(before: readonly CompanyState[], after: readonly CompanyState[]): MarketChange[] {
  return after.flatMap((state) => {
    const was = before.find(({ host }) => host === state.host);
    return was ? runChanges(was, state) : [];
  });
}

async function statesOf(tx: Db, runId: string): Promise<CompanyState[]> {
  const parts = await readParts(tx, runId);
  // What is stored under this name is of this kind.
  return parts.flatMap(({ part, content }) => (part === 'states' ? (content.value as CompanyState[]) : []));
}
