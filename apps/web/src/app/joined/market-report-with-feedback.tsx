import { roleAllows } from '@earshot/contracts/call';
import type { MarketReportInList } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import type { ClaimKind } from '@earshot/report-view/to-roadmap';
import { claimMark } from '@earshot/report-view/to-roadmap';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { RivalsInOwnFeedback } from '../../features/feedback/rivals-in-own-feedback.tsx';
import type { IdeaOffer } from '../../features/ideas/send-idea.tsx';
import { SendIdea } from '../../features/ideas/send-idea.tsx';
import { sendWords } from '../../features/ideas/ideas.words.ts';
import { useSentClaims } from '../../features/ideas/use-sent-claims.ts';
import { MarketReportScreen } from '../../features/market/report-screen.tsx';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';

const shownThemes = 6;

/**
 * A market report. What users of its companies ask for and complain about is looked for in the workspace's own feedback, and
 * its claims go to the roadmap, with what the own feedback says of the same.
 */
export function MarketReportWithFeedback() {
  const [address] = useSearchParams();
  const reportId = address.get('market_report_id') ?? '';
  const session = useSession();
  const maySend = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const marks = useSentClaims(reportId, maySend);
  const [offer, setOffer] = useState<IdeaOffer | null>(null);
  const offerClaim = (report: MarketReport) => (kind: ClaimKind, key: string) =>
    setOffer(offerOf(report, reportId, kind, key));
  const actionFor = (report: MarketReport, key: string) => {
    const sent = marks.sent.get(claimMark('market_theme', key));
    if (sent) return <Link to={sent.href}>{sent.words}</Link>;
    if (!marks.maySend) return null;
    const label = report.voices?.find(({ id }) => id === key)?.label;
    return (
      <Button size="sm" onClick={() => offerClaim(report)('market_theme', key)}>
        {sendWords.title} <span className="vh">{label}</span>
      </Button>
    );
  };
  return (
    <>
      <MarketReportScreen
        ownVoices={(report) => (
          <RivalsInOwnFeedback themes={heardThemes(report)} actionFor={(key) => actionFor(report, key)} />
        )}
        roadmapOf={(report) => ({ marks, onSend: offerClaim(report) })}
        wholeToRoadmap={
          maySend ? { label: sendWords.title, onSend: (listing) => setOffer(wholeOffer(listing)) } : undefined
        }
      />
      {offer && <SendIdea offer={offer} onClose={() => setOffer(null)} />}
    </>
  );
}

function wholeOffer({ market_report_id: reportId, name }: MarketReportInList): IdeaOffer {
  return {
    title: name,
    pointer: { kind: 'market_report', market_report_id: reportId },
    says: sendWords.ofReport(name),
    about: null,
  };
}

/** What is sent of a claim; nothing of one that the report does not tell any more. */
function offerOf(report: MarketReport, reportId: string, kind: ClaimKind, key: string): IdeaOffer | null {
  const pointer = { kind, market_report_id: reportId, key };
  if (kind === 'market_theme') {
    const theme = report.voices?.find(({ id }) => id === key);
    if (!theme) return null;
    const { host, label, tone, count, of } = theme;
    const company = report.companies.find((one) => one.host === host)?.name || host;
    const says = sendWords.theme({ company, label, tone, count, of });
    return { title: sendWords.themeTitle(label, tone), pointer, says, about: label };
  }
  const claims = kind === 'market_finding' ? report.findings : report.opportunities;
  const claim = claims?.find(({ id }) => id === key);
  return claim ? { title: claim.headline, pointer, says: claim.headline, about: null } : null;
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
