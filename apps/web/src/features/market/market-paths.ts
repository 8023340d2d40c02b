import { paths } from '../../lib/paths.ts';

export function marketReportPath(reportId: string): string {
  return `${paths.marketReportScreen}?${new URLSearchParams({ market_report_id: reportId })}`;
}
