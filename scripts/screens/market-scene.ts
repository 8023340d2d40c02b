import { setTimeout as wait } from 'node:timers/promises';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import type { Api } from '../../e2e/support/api.ts';

/** Market reports that are done: a stranger's by its link, and a member's. */
export interface MarketScene {
  /** Query and fragment of the stranger's report. */
  publicLink: string;
  /** Id of the member's, of which claims were sent to the roadmap. */
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
  const address = `/api/market_trend_reporting/get_report?market_report_id=${id}`;
  const read = async () => (await api.call<{ report: MarketReport }>(address, undefined, token)).report;
  await ended(read);
  await sendIdeas(api, await read(), id, token);
  return { publicLink: `uuid=${link.uuid}&token=${link.token}`, reportId: id };
}

/** A complaint with what the own feedback says of it, and a finding that was dismissed. */
async function sendIdeas(
  api: Api,
  { voices, findings }: MarketReport,
  reportId: string,
  token: string,
): Promise<void> {
  const theme = voices?.find(({ tone }) => tone !== 'praised');
  const finding = findings?.[0];
  if (!theme || !finding) throw new Error('The stand-in market has both');
  const pointer = { market_report_id: reportId };
  await api.call(
    '/api/ideas/send_idea',
    {
      title: 'Keep what was entered while there is no signal',
      note: 'Crews work in cellars. Half of the calls about lost hours are about this.',
      evidence: [{ ...pointer, kind: 'market_theme', key: theme.id }],
      feedback: [{ search_term: theme.label }, { filters: { sentiments: ['negative'] } }],
    },
    token,
  );
  const evidence = [{ ...pointer, kind: 'market_finding', key: finding.id }];
  const { idea } = await api.call<{ idea: { idea_id: string } }>(
    '/api/ideas/send_idea',
    { title: finding.headline, evidence },
    token,
  );
  await api.call('/api/ideas/set_state', { idea_id: idea.idea_id, state: 'dismissed' }, token);
}

async function ended(read: () => Promise<MarketReport>): Promise<void> {
  while ((await read()).ended_at === null) await wait(1000);
}
