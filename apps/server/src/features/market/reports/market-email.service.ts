import { reportMail } from '@earshot/report-view/report-mail';
import type { Db } from '../../../platform/database/open.ts';
import type { Wording } from '../../../platform/mail/email-layout.ts';
import { linkToken } from './link-token.ts';
import { readReport } from './read-report.ts';
import * as sql from './reports.sql.ts';

/** What the email of a report says, and to whom; null when there is nobody to tell any more. */
export async function marketEmail(
  db: Db,
  reportId: string,
  publicUrl: string,
): Promise<{ to: string; words: Wording } | null> {
  const row = await sql.findReport(db, reportId);
  if (!row || row.email === null) return null;
  const token = linkToken(await sql.linkKey(db), row);
  const query = new URLSearchParams({ uuid: row.id, token }).toString();
  const page = `${publicUrl}/public/analysis_report?${query}`;
  const { report } = await readReport(db, row);
  return { to: row.email, words: reportMail(report, { page, remove: `${page}#delete` }) };
}

/** Forgets the address once its email has left. */
export function forgetMarketAddress(db: Db, reportId: string): Promise<void> {
  return sql.forgetEmail(db, reportId);
}
