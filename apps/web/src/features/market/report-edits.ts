import type { MarketCorrection, MarketLink } from '@earshot/contracts/market';
import { market } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { send } from '../../lib/api-client.ts';

/** What a reader may change in a report; each gives the report as it is then. */
export interface ReportEdits {
  /** @param rival host or address of a company, or its name where no site is known */
  changeRival: (rival: string, wanted: boolean) => Promise<MarketReport>;
  correct: (correction: MarketCorrection) => Promise<MarketReport>;
}

/** Changes by who holds a report's link. */
export function editsOfLink(link: MarketLink): ReportEdits {
  return {
    changeRival: (rival, wanted) => send(market.changePublicRival, { body: { ...link, rival, wanted } }),
    correct: (correction) => send(market.correctPublicFact, { body: { ...link, correction } }),
  };
}

/** Changes by a member, in a report of the workspace. */
export function editsOfMember(reportId: string): ReportEdits {
  const one = { market_report_id: reportId };
  return {
    changeRival: (rival, wanted) => send(market.changeRival, { body: { ...one, rival, wanted } }),
    correct: (correction) => send(market.correctFact, { body: { ...one, correction } }),
  };
}
