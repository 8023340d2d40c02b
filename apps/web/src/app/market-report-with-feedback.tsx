import type { MarketReport } from '@earshot/contracts/market-report';
import { RivalsInOwnFeedback } from '../features/feedback/rivals-in-own-feedback.tsx';
import { MarketReportScreen } from '../features/market/report-screen.tsx';

const shownThemes = 6;

/** A market report, with what users of its companies ask for and complain about looked for in the workspace's own feedback. */
export function MarketReportWithFeedback() {
  return <MarketReportScreen ownVoices={(report) => <RivalsInOwnFeedback themes={heardThemes(report)} />} />;
}

/** Rivals' first: whoever the report is about may be a rival too, or the workspace's own company. */
function heardThemes({ voices, companies }: MarketReport) {
  const known = new Map(companies.map((company) => [company.host, company]));
  return (voices ?? [])
    .filter(({ host, tone }) => known.has(host) && tone !== 'praised')
    .toSorted((a, b) => Number(known.get(a.host)?.is_subject) - Number(known.get(b.host)?.is_subject))
    .slice(0, shownThemes)
    .map(({ id, host, label, tone, count }) => ({
      ...{ id, company: known.get(host)?.name ?? host, label, tone, count },
    }));
}
