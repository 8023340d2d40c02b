import type { IdeaEvidence } from '@earshot/contracts/ideas';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import type { Database } from '../../platform/database/open.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { ToldReport } from '../market/reports/told-reports.service.ts';
import { toldReports } from '../market/reports/told-reports.service.ts';
import { themeNames } from '../themes/themes.service.ts';
import { topicTitles } from '../topics/topics.service.ts';
import type { EvidenceRow } from './ideas.sql.ts';

interface Known {
  reports: ReadonlyMap<string, ToldReport>;
  topics: ReadonlyMap<number, string>;
  themes: ReadonlyMap<number, { shownIn: number; name: string }>;
}

/**
 * What evidence says now, in the order given. Nothing of it was copied, so a claim whose proof does not stand any more is
 * not told here either.
 */
export async function evidenceNow(
  database: Database,
  workspaceId: string,
  rows: readonly EvidenceRow[],
): Promise<IdeaEvidence[]> {
  const reports = await toldReports(database, workspaceId, idsOf(rows, 'marketReportId'));
  const [topics, themes] = await readInWorkspace(database, workspaceId, (tx) =>
    Promise.all([
      topicTitles(tx, workspaceId, idsOf(rows, 'topicId')),
      themeNames(tx, workspaceId, idsOf(rows, 'themeId')),
    ]),
  );
  return rows.map((row) => saidNow(row, { reports, topics, themes }));
}

function idsOf<Name extends keyof EvidenceRow>(
  rows: readonly EvidenceRow[],
  name: Name,
): NonNullable<EvidenceRow[Name]>[] {
  return [...new Set(rows.flatMap((row) => row[name] ?? []))] as NonNullable<EvidenceRow[Name]>[];
}

function saidNow(row: EvidenceRow, { reports, topics, themes }: Known): IdeaEvidence {
  const { kind, marketReportId, topicId, themeId, filter, searchTerm } = row;
  const bare: IdeaEvidence = { kind, text: null, gone: null, report: null, said: null, items: null };
  if (marketReportId !== null) return ofReport(bare, row, reports.get(marketReportId));
  if (topicId !== null) {
    const title = topics.get(topicId);
    if (title === undefined) return { ...bare, gone: 'topic' };
    return { ...bare, text: title, items: { filters: { custom_trend_id: topicId }, search_term: null } };
  }
  if (themeId !== null) {
    const theme = themes.get(themeId);
    if (!theme) return { ...bare, gone: 'theme' };
    return {
      ...bare,
      text: theme.name,
      items: { filters: { theme_ids: [theme.shownIn] }, search_term: null },
    };
  }
  return { ...bare, text: searchTerm, items: { filters: filter ?? {}, search_term: searchTerm } };
}

function ofReport(
  bare: IdeaEvidence,
  { kind, marketReportId, claimKey }: EvidenceRow,
  told: ToldReport | undefined,
): IdeaEvidence {
  const report = { market_report_id: marketReportId ?? '', name: told?.name ?? null, key: claimKey };
  if (!told) return { ...bare, report, gone: 'report' };
  if (kind === 'market_report') return { ...bare, report, text: told.name };
  const claim = claimOf(told.report, kind, claimKey);
  return claim ? { ...bare, report, ...claim } : { ...bare, report, gone: 'claim' };
}

function claimOf(
  report: MarketReport,
  kind: EvidenceRow['kind'],
  key: string | null,
): Pick<IdeaEvidence, 'text' | 'said'> | undefined {
  if (kind === 'market_theme') {
    const theme = report.voices?.find(({ id }) => id === key);
    if (!theme) return undefined;
    const { host, label, tone, count, of } = theme;
    const company = report.companies.find((one) => one.host === host)?.name || host;
    return { text: label, said: { company, tone, count, of } };
  }
  const claims = kind === 'market_finding' ? report.findings : report.opportunities;
  const claim = claims?.find(({ id }) => id === key);
  return claim && { text: claim.headline, said: null };
}
