import type { MarketReport } from '@earshot/contracts/market/market-report';
import { counted } from './figures.ts';
import { provenReport } from './proven-report.ts';
import { confidenceWords } from './words.ts';

export interface MailLinks {
  /** The report's page, its secret included. */
  page: string;
  /** The same page, opened where the report is deleted. */
  remove: string;
}

/** What the mail about a finished report says, to be laid out as every mail is. */
export interface ReportMail {
  subject: string;
  before: string[];
  sections: { heading: string; lines: (string | { label: string; address: string })[][] }[];
  button: { label: string; address: string };
  after: string[];
}

const mailedFindings = 5;

/**
 * The mail about a report: its findings, the link, and the way to delete it. Of what the requester typed nothing stands in
 * it, the host that was found only, since anybody can have such a mail sent to anybody.
 */
export function reportMail(given: MarketReport, { page, remove }: MailLinks): ReportMail {
  const report = provenReport(given);
  const host = report.companies.find(({ is_subject: isSubject }) => isSubject)?.host ?? null;
  const answered = report.sources.filter(({ outcome }) => outcome === 'answered').length;
  const asked = report.sources.filter(({ outcome }) => outcome !== 'off').length;
  const findings = (report.findings ?? []).slice(0, mailedFindings);
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(report.readable_until),
  );
  return {
    subject: host === null ? 'Your market report' : `Market report: ${host}`,
    before: [
      host === null ? 'The report you requested is ready.' : `The report on ${host} is ready.`,
      `${answered} of ${counted(asked, 'source')} answered. ${
        findings.length === 0 ? 'No findings: nothing on the pages we read proves one.' : 'Top findings:'
      }`,
    ],
    sections: findings.map((finding, index) => ({
      heading: `${index + 1}. ${finding.headline}`,
      lines: [[`${finding.detail} (${confidenceWords[finding.confidence]}: ${finding.basis})`]],
    })),
    button: { label: 'Read report', address: page },
    after: [
      `Every number in it links to its source. Anyone with this link can read it until ${until}.`,
      `Delete the report: ${remove}`,
    ],
  };
}
