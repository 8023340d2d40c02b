import type { ShownRun } from '@earshot/contracts/reports/report-run';
import type { ReactNode } from 'react';
import { countedWhile } from '../../lib/analysing-words.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import { ReportFigure } from './report-figure.tsx';
import { ReportQuote } from './report-quote.tsx';
import { ReportSectionView } from './report-sections.tsx';
import { ReportText } from './report-text.tsx';
import { pageWords, sectionNames } from './reports.words.ts';
import styles from './report-page.module.css';

interface ReportPageProps {
  run: ShownRun;
  /** Whether its numbers lead into the workspace. */
  opens: boolean;
  /** Above the title. */
  trail?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
}

/** A run as one would lay it before others: what it says in short, its figures, voices and answers. */
export function ReportPage({ run, opens, trail, actions }: ReportPageProps) {
  const { summary, voices, sections, answers, changes } = run;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className="grow">
          <p className="sm sec">{trail ?? pageWords.eyebrow}</p>
          <h1 className="display d48">{run.name}</h1>
          <p className="lede">{pageWords.of(run.scope, run.period.from, run.period.to)}</p>
          <p className="sm mut">
            {pageWords.counted} <DateTime iso={run.counted_at} withTime />. {opens && pageWords.opensNow}
          </p>
        </div>
        {actions && <div className={`row wrap no-print ${styles.actions}`}>{actions}</div>}
      </header>
      <Part title={pageWords.inShort}>
        <ReportText {...summary} citations={voices.map(({ citation }) => citation)} />
        {summary.written_by === 'model' && <p className="sm mut">{pageWords.byModel}</p>}
        {summary.notice && <p className="sm mut">{summary.notice}</p>}
        {run.analysing && <p className="sm mut">{countedWhile(run.analysing)}</p>}
      </Part>
      {changes && <Changes changes={changes} />}
      {sections.map((section) => (
        <Part key={section.kind} title={sectionNames[section.kind]}>
          <ReportSectionView section={section} />
        </Part>
      ))}
      {voices.length > 0 && (
        <Part title={pageWords.voices}>
          <div className={styles.voices}>
            {voices.map((voice) => (
              <ReportQuote key={voice.citation.number} {...voice} />
            ))}
          </div>
        </Part>
      )}
      {answers.length > 0 && (
        <Part title={pageWords.questions}>
          {answers.map((answer, at) => (
            <section key={at} className={styles.answer}>
              <h3 className="display d22">{answer.question}</h3>
              <ReportText {...answer} />
              {answer.written_by === 'model' && <p className="sm mut">{pageWords.byModel}</p>}
              {answer.notice && <p className="sm mut">{answer.notice}</p>}
              {answer.status === 'partial' && answer.missing && (
                <p className="sm mut">{answer.missing.detail}</p>
              )}
            </section>
          ))}
        </Part>
      )}
      <Part title={pageWords.method}>
        <p className={`sm sec ${styles.method}`}>{pageWords.methodText}</p>
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className="display d28 rule-head">{title}</h2>
      {children}
    </section>
  );
}

function Changes({ changes }: { changes: NonNullable<ShownRun['changes']> }) {
  const { period, figures, new_themes: added, gone_themes: gone } = changes;
  return (
    <Part title={pageWords.changes}>
      <p className="sec">{pageWords.changesOf(period.from, period.to)}</p>
      <div className={styles.table}>
        <DataTable
          caption={pageWords.changes}
          rows={figures}
          keyOf={({ label }) => label}
          columns={[
            { head: pageWords.figure, isRowHead: true, cell: ({ label }) => label },
            {
              head: pageWords.now,
              isFigure: true,
              cell: ({ label, now }) => <ReportFigure figure={now} label={label} />,
            },
            {
              head: pageWords.then,
              isFigure: true,
              cell: ({ label, before }) => (
                <ReportFigure figure={before} label={`${label}, ${pageWords.then.toLowerCase()}`} />
              ),
            },
          ]}
        />
      </div>
      <Names label={pageWords.newThemes} names={added} />
      <Names label={pageWords.goneThemes} names={gone} />
    </Part>
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      <span className="sec">{label}:</span> {names.join(', ')}.
    </p>
  );
}
