import type { ReactNode } from 'react';
import { PublicReportScreen } from '../../features/market/public-report-screen.tsx';
import { AppProviders } from '../document/app-providers.tsx';

/** The market report of a link, with what its menus and dialogs need around them. */
export function AnalysisReportPage({ waiting }: { waiting: ReactNode }) {
  return (
    <AppProviders>
      <PublicReportScreen waiting={waiting} />
    </AppProviders>
  );
}
