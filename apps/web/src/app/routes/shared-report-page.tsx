import { SharedReport } from '../../features/reports/shared-report.tsx';
import { AppProviders } from '../document/app-providers.tsx';

/** The shared report with what its charts need around them. */
export function SharedReportPage() {
  return (
    <AppProviders>
      <SharedReport />
    </AppProviders>
  );
}
