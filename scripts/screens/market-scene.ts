import { setTimeout as wait } from 'node:timers/promises';
import type { MarketReport } from '@earshot/contracts/market-report';
import type { Api } from '../../e2e/support/api.ts';

/** Market reports that are done: a stranger's by its link, and a member's. */
export interface MarketScene {
  /** Query and fragment of the stranger's report. */
  publicLink: string;
  /** Id of the member's. */
  reportId: string;
}

/**
 * Has an invented company's market read for a stranger and for a member.
 *
 * @param subject address of the company's site
 * @param token the member's
 */
export async function readMarket(api: Api, subject: string, token: string): Promise<MarketScene> {
  const link = await api.call<{ uuid: string; token: string }>('/api/market_analysis/submit_public_request', {
    subject,
    email: 'ines@kettle.example',
  });
  const own = await api.call<{ market_report_id: string }>(
    '/api/market_trend_reporting/analyze',
    { subject, schedule: 'weekly' },
    token,
  );
  const id = own.market_report_id;
  await ended(() => api.call<MarketReport>('/api/market_analysis/get_public_report', link));
  await ended(() =>
    api.call<MarketReport>(`/api/market_trend_reporting/get_report?market_report_id=${id}`, undefined, token),
  );
  return { publicLink: `uuid=${link.uuid}&token=${link.token}`, reportId: id };
}

async function ended(read: () => Promise<MarketReport>): Promise<void> {
  while ((await read()).ended_at === null) await wait(1000);
}
