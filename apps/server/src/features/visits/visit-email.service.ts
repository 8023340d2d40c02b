import type { Db } from '../../platform/database/open.ts';
import { reportToken } from './report-token.ts';
import * as sql from './visits.sql.ts';

export interface VisitEmailFacts {
  to: string;
  host: string;
  isDone: boolean;
  why: string | null;
  findings: number;
  pages: number;
  uuid: string;
  token: string;
}

/** What the email of a report says; null when there is nobody to tell any more. */
export async function visitEmailFacts(db: Db, reportId: string): Promise<VisitEmailFacts | null> {
  const report = await sql.findReport(db, reportId, new Date(0).toISOString());
  if (!report || report.email === null) return null;
  const visit = await sql.findVisit(db, report.visitId);
  if (!visit) return null;
  return {
    to: report.email,
    host: visit.host,
    isDone: visit.state === 'done',
    why: visit.why,
    findings: visit.analysis?.findings.length ?? 0,
    pages: visit.analysis?.pages.length ?? 0,
    uuid: reportId,
    token: reportToken(await sql.reportKey(db), reportId),
  };
}

/** Forgets the address once its email has left. */
export function forgetVisitAddress(db: Db, reportId: string): Promise<void> {
  return sql.forgetEmail(db, reportId);
}
