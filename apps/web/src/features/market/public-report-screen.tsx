import type { MarketLink } from '@earshot/contracts/market';
import { market } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { readableSentence } from '@earshot/report-view/public-report';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { ButtonAnchor } from '../../ui/inputs/button-anchor.tsx';
import { DeletePublicReport } from './delete-public-report.tsx';
import { EditableReport } from './editable-report.tsx';
import { publicReportWords as words, reportActionWords } from './market.words.ts';
import { MoreActions } from './more-actions.tsx';
import { NewReportLink } from './new-report-link.tsx';
import { ReadyParts } from './ready-parts.tsx';
import { CopyReportLink, KeepReport, StopReport } from './report-actions.tsx';
import { editsOfLink } from './report-edits.ts';
import { forgetReportLink, keepReportLink, reportAddress, reportLinkOf } from './report-link.ts';
import { hearPublicReport } from './report-stream.ts';
import { isOver, useHeardReport } from './use-heard-report.ts';
import styles from './market-report.module.css';

interface PublicReportScreenProps {
  /** Shown until the first part is there: what the server sent with the page. */
  waiting: ReactNode;
}

/** The report of a link, for whoever has it. Its secret leaves the address at once; this tab keeps it for a reload. */
export function PublicReportScreen({ waiting }: PublicReportScreenProps) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const link = reportLinkOf(new URLSearchParams(search));
  const [isDeleted, setDeleted] = useState(false);
  useEffect(() => {
    const named = new URLSearchParams(search);
    const given = reportLinkOf(named);
    if (!given || !named.has('token')) return;
    if (!keepReportLink(given)) return;
    named.delete('token');
    void navigate({ search: named.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [search, hash, navigate]);
  if (isDeleted) return <Message title={words.removed} text={words.removedNote} />;
  if (!link) return <Message title={words.deadTitle} text={words.noSecret} />;
  return (
    <OpenedReport
      key={`${link.uuid} ${link.token}`}
      link={link}
      waiting={waiting}
      onLink={(next) => {
        // The effect above keeps the secret and takes it out again.
        void navigate({ search: new URLSearchParams({ ...next }).toString() }, { replace: true });
      }}
      onDeleted={() => {
        forgetReportLink(link.uuid);
        setDeleted(true);
      }}
    />
  );
}

interface OpenedReportProps extends PublicReportScreenProps {
  link: MarketLink;
  onLink: (link: MarketLink) => void;
  onDeleted: () => void;
}

function OpenedReport({ link, waiting, onLink, onDeleted }: OpenedReportProps) {
  const { uuid, token } = link;
  const hear = useCallback(
    (had: string | undefined, signal: AbortSignal) => hearPublicReport({ uuid, token }, had, signal),
    [uuid, token],
  );
  const { report, problem, put, again } = useHeardReport(hear);
  if (!report) {
    if (!problem) return waiting;
    const isDead = ['not_found', 'bad_request'].includes(problem.code);
    return isDead ? (
      <Message title={words.deadTitle} text={words.dead} />
    ) : (
      <div className={styles.message}>
        <Alert meaning="bad">{problemSentence(problem)}</Alert>
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <title>{`${report.name} · ${words.title} · Earshot`}</title>
      <PublicReportBar {...{ report, link, onLink, onDeleted, onReport: put }} />
      {problem && <Alert meaning="warn">{words.lost}</Alert>}
      <ReadyParts report={report} />
      <EditableReport
        report={report}
        edits={editsOfLink(link)}
        onReport={(next, isMadeAnew) => {
          put(next);
          if (isMadeAnew) again();
        }}
      />
    </div>
  );
}

interface PublicReportBarProps {
  report: MarketReport;
  link: MarketLink;
  onLink: (link: MarketLink) => void;
  onDeleted: () => void;
  onReport: (report: MarketReport) => void;
}

function PublicReportBar({ report, link, onLink, onDeleted, onReport }: PublicReportBarProps) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [isRotating, setRotating] = useState(false);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // The mail leads here with this fragment.
  const isRemoving = hash === '#delete';
  const ask = (to: string) =>
    void navigate({ search, hash: to }, { replace: true, preventScrollReset: true });
  return (
    <div className="mr-top">
      <p className="sm mut">{readableSentence(report, timeZone)}</p>
      <div className="row wrap">
        {!isOver(report) && (
          <StopReport stop={() => send(market.cancelPublicReport, { body: link })} onStopped={onReport} />
        )}
        <CopyReportLink address={reportAddress(link)} />
        <KeepReport report={report} />
        <MoreActions
          entries={[
            {
              ...{ kind: 'action', label: reportActionWords.rotate, icon: 'refresh' },
              onSelect: () => setRotating(true),
            },
            {
              ...{ kind: 'action', label: reportActionWords.remove, icon: 'trash', danger: true },
              onSelect: () => ask('#delete'),
            },
          ]}
        />
      </div>
      <NewReportLink opened={isRotating} onClose={() => setRotating(false)} link={link} onLink={onLink} />
      <DeletePublicReport
        opened={isRemoving}
        onClose={() => ask('')}
        link={link}
        name={report.name}
        onDeleted={onDeleted}
      />
    </div>
  );
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.message}>
      <title>{`${words.title} · Earshot`}</title>
      <h1 className="display d48">{title}</h1>
      <p className="lede">{text}</p>
      <ButtonAnchor variant="ink" href={paths.home}>
        {words.another}
      </ButtonAnchor>
    </div>
  );
}
