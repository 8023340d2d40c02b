import type { MarketReport } from '@earshot/contracts/market/market-report';
import { publicReportWords as words } from './market.words.ts';
import { isOver } from './use-heard-report.ts';

const parts = [
  'findings',
  'voices',
  'rivals',
  'plans',
  'features',
  'trends',
  'news',
  'opportunities',
] as const;

/** Says to who cannot see it how many parts of a report are there, while they come. */
export function ReadyParts({ report }: { report: MarketReport }) {
  const ready = parts.filter((part) => report[part] !== null).length;
  return (
    <p className="vh" role="status">
      {isOver(report) ? words.done : words.ready(ready, parts.length)}
    </p>
  );
}
