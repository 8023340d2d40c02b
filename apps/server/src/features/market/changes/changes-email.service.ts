import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { StopNote, Wording } from '../../../platform/mail/email-layout.ts';
import { userById, workspaceIdsOf } from '../../users/people.service.ts';
import { findListing } from '../reports/listings.sql.ts';
import { readReport } from '../reports/read-report.ts';
import * as sql from '../reports/reports.sql.ts';

const told = 10;

export interface ChangesEmail {
  to: string;
  words: Wording;
  stop: { note: StopNote; oneClick: null };
}

/** Tells who asked for it what a later run of a report found different; null when nobody did, or nothing is left to tell. */
export async function marketChangesEmail(
  { database, publicUrl }: { database: Database; publicUrl: string },
  { workspaceId, reportId }: { workspaceId: string; reportId: string },
): Promise<ChangesEmail | null> {
  const listing = await readInWorkspace(database, workspaceId, (tx) =>
    findListing(tx, workspaceId, reportId),
  );
  const reader = listing?.tell ? await userById(database.app, listing.tell) : undefined;
  const row = await sql.findReport(database.app, reportId);
  if (!reader || !row || !(await workspaceIdsOf(database.app, reader.id)).includes(workspaceId)) return null;
  const { report, run } = await readReport(database.app, row);
  const changes = report.changes ?? [];
  if (changes.length === 0) return null;
  const query = new URLSearchParams({ market_report_id: reportId }).toString();
  const page = `${publicUrl}/market_trend_reporting/report?${query}`;
  return {
    to: reader.email,
    words: {
      subject: `Changes in your market${run.host === null ? '' : `: ${run.host}`}`,
      before: ['Your report ran again and found changes.'],
      sections: [
        {
          heading: 'What changed',
          lines: changes.slice(0, told).map(({ host, text }) => [`${host}: ${text}`]),
        },
      ],
      button: { label: 'Read report', address: page },
      after: changes.length > told ? [`And ${changes.length - told} more.`] : [],
    },
    stop: {
      note: {
        reason: 'You get this email because you asked for updates on this report.',
        words: 'Change the schedule or stop these emails',
        page,
      },
      oneClick: null,
    },
  };
}
