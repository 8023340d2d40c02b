import { paths } from './paths.ts';

const claimMark = '#claim=';

/** A market report of the workspace, at one of its claims when given its key. */
export function marketReportPath(reportId: string, claim?: string | null): string {
  const path = `${paths.marketReportScreen}?${new URLSearchParams({ market_report_id: reportId })}`;
  return claim ? `${path}${claimMark}${encodeURIComponent(claim)}` : path;
}

/** Key of the claim that an address leads to. */
export function claimInHash(hash: string): string | null {
  if (!hash.startsWith(claimMark)) return null;
  try {
    return decodeURIComponent(hash.slice(claimMark.length));
  } catch {
    return null;
  }
}
