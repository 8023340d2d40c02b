import type { CallReply } from '@earshot/contracts/call';
import type { visits, VisitAnalysis, VisitFinding } from '@earshot/contracts/visits';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { findingWords, visitWords as words } from './visits.words.ts';
import styles from './visit-report.module.css';

export type VisitState = CallReply<typeof visits.getSiteSessionAnalysis>;

interface VisitReportProps {
  visit: VisitState;
  analysis: VisitAnalysis;
  /** The replay, drawn by whoever knows recordings. */
  replay: ReactNode;
  /** Shows the moment of a finding; null where there is no replay. */
  onWatch: ((finding: VisitFinding) => void) | null;
}

/** What came of a visit: findings, replay, pages, and what was tried and left out. */
export function VisitReport({ visit, analysis, replay, onWatch }: VisitReportProps) {
  const { findings, pages, tried, left_out: leftOut } = analysis;
  return (
    <div className={styles.report}>
      <header>
        <h1 className="display d48">{words.visited(visit.host)}</h1>
        <p className="lede">{words.summary(findings.length, pages.length)}</p>
        <p className="sm sec">{words.until(formatDay(visit.expires_at))}</p>
      </header>
      <section aria-labelledby="visit-findings">
        <h2 id="visit-findings" className="h rule-head">
          {words.findings} <span className="mut">{findings.length}</span>
        </h2>
        {findings.length === 0 && <p>{words.noFindings}</p>}
        <ol className={styles.findings}>
          {findings.map((finding) => (
            <li key={`${finding.kind} ${finding.page} ${finding.what} ${finding.detail}`}>
              <span className={styles.kind}>{findingWords[finding.kind]}</span>
              <div className={styles.what}>
                <p className="b">{finding.what}</p>
                <p className="sm sec">{pathOf(finding.page)}</p>
                {finding.detail !== null && <code className={styles.detail}>{finding.detail}</code>}
              </div>
              {onWatch && finding.at !== null && (
                <Button size="sm" onClick={() => onWatch(finding)}>
                  {words.watch}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="visit-replay">
        <h2 id="visit-replay" className="h rule-head">
          {words.replay}
        </h2>
        {replay ?? <p>{words.noReplay}</p>}
      </section>
      <section aria-labelledby="visit-pages">
        <h2 id="visit-pages" className="h rule-head">
          {words.pages} <span className="mut">{pages.length}</span>
        </h2>
        <ul className={styles.pages}>
          {pages.map(({ url, title, status, load_ms: loadMs }) => (
            <li key={url}>
              <span className="b">{title || pathOf(url)}</span>
              <span className="sm sec">{pathOf(url)}</span>
              <span className="sm sec num">
                {words.status} {status === 0 ? words.noAnswer : status}
                {loadMs !== null && ` · ${words.loaded} ${(loadMs / 1000).toFixed(1)} s`}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="visit-tried">
        <h2 id="visit-tried" className="h rule-head">
          {words.tried}
        </h2>
        <p className={`sm sec ${styles.how}`}>{words.how}</p>
        <ol className={styles.tried}>
          {tried.map(({ what, page, at }) => (
            <li key={`${at} ${what}`}>
              {what} <span className="sm sec">{pathOf(page)}</span>
            </li>
          ))}
        </ol>
        {leftOut.length > 0 && (
          <>
            <h3 className="h">{words.leftOut}</h3>
            <ul className={`${styles.tried} ${styles.leftOut}`}>
              {leftOut.map((why) => (
                <li key={why}>{why}.</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}

/** An address without what all pages of a site share. */
function pathOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}
