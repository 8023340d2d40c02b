import { paths } from '../../lib/paths.ts';

export function reportPath(reportId: string, runId?: string): string {
  const search = new URLSearchParams({ report_id: reportId, ...(runId !== undefined && { run: runId }) });
  return `${paths.reports}?${search}`;
}

export const newReportPath = `${paths.reports}?action=new`;

/** The page that a link opens; the secret stands where no server and no other page is told of it. */
export function sharedReportAddress(token: string): string {
  return `${window.location.origin}${paths.sharedReport}#key=${token}`;
}

/** The secret in an address; null without one. */
export function sharedReportKey(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('key');
}
