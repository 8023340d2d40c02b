import type { MarketReport } from '@earshot/contracts/market/market-report';
import { provenReport } from '@earshot/report-view/proven-report';
import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { listingsOf } from './listings.sql.ts';
import { readReport } from './read-report.ts';
import { findReport } from './reports.sql.ts';

export interface ToldReport {
  /** As the workspace calls it. */
  name: string;
  /** With those claims only that are told wherever the report is drawn. */
  report: MarketReport;
}

/** What reports of the workspace tell now, by id; those that are gone, or were never its own, are not there. */
export async function toldReports(
  database: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, ToldReport>> {
  const told = new Map<string, ToldReport>();
  if (ids.length === 0) return told;
  const listed = await readInWorkspace(database, workspaceId, (tx) => listingsOf(tx, workspaceId, ids));
  for (const { reportId, name } of listed) {
    const row = await findReport(database.app, reportId);
    if (!row) continue;
    const { report } = await readReport(database.app, row);
    told.set(reportId, { name, report: provenReport(report) });
  }
  return told;
}
