import type { CallReply } from '@earshot/contracts/call';
import type { validation, MeasuredQuality } from '@earshot/contracts/validation';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { AgreementCell } from './agreement-cell.tsx';
import { checksPath } from './check-paths.ts';
import { reportQuery } from './validation.queries.ts';
import { kindWords, reportWords, speakerWords } from './validation.words.ts';
import { PrecisionCell } from './precision-cell.tsx';
import { ToneStanding } from './tone-standing.tsx';
import styles from './quality-report.module.css';

type Report = CallReply<typeof validation.report>;

/** How often the engine is right here, and how far people agree. Every number opens its checks. */
export function QualityReport() {
  const report = useQuery(reportQuery);
  return (
    <QueryView query={report} what={reportWords.what}>
      {(data) => (
        <div className={styles.report}>
          {data.checks.count === 0 ? (
            <EmptyState
              sentence={reportWords.none}
              action={<Link to={paths.validate}>{reportWords.begin}</Link>}
            />
          ) : (
            <Measured report={data} />
          )}
          <ToneStanding tone={data.tone} />
        </div>
      )}
    </QueryView>
  );
}

function Measured({ report }: { report: Report }) {
  const { checks: made, people, kinds, speakers, languages, topics } = report;
  return (
    <>
      <p>
        <NumberLink value={made.count} to={checksPath(made.filters)} /> {reportWords.checks(made.count)}{' '}
        {reportWords.by}{' '}
        {people.map(({ user_id: id, name, checks: own }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            {name} (
            <NumberLink
              value={own.count}
              to={checksPath(own.filters)}
              label={reportWords.labels.all(own.count, name)}
            />
            )
          </span>
        ))}
      </p>
      <section>
        <h2 className="h">{reportWords.kindsHead}</h2>
        <p className="sm sec">{reportWords.kindsNote}</p>
        <KindsTable kinds={kinds.filter(({ checks: all }) => all.count > 0)} />
      </section>
      <QualityTable
        head={reportWords.speakersHead}
        rows={speakers.map(({ shown_by: by, quality }) => ({ name: speakerWords[by], quality }))}
      />
      <QualityTable
        head={reportWords.languagesHead}
        rows={languages.map(({ kind, language, quality }) => ({
          name: `${reportWords.language(language)}, ${kindWords[kind].toLowerCase()}`,
          quality,
        }))}
      />
      <QualityTable
        head={reportWords.topicsHead}
        rows={topics.map(({ title, quality }) => ({ name: title, quality }))}
      />
    </>
  );
}

function KindsTable({ kinds }: { kinds: Report['kinds'] }) {
  const { labels } = reportWords;
  return (
    <div className="card">
      <Table caption={reportWords.kindsHead}>
        <thead>
          <tr>
            <th scope="col">{reportWords.kind}</th>
            <th scope="col">{reportWords.precision}</th>
            <th scope="col" className={figureCell}>
              {reportWords.right}
            </th>
            <th scope="col" className={figureCell}>
              {reportWords.checked}
            </th>
            <th scope="col" className={`${figureCell} ${styles.optional}`}>
              {reportWords.corrections}
            </th>
            <th scope="col" className={`${figureCell} ${styles.optional}`}>
              {reportWords.unsure}
            </th>
            <th scope="col" className={`${figureCell} ${styles.optional}`}>
              {reportWords.all}
            </th>
            <th scope="col" className={styles.optional}>
              {reportWords.agreement}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, quality, corrections, unsure, checks: all, agreement }) => (
            <tr key={kind}>
              <th scope="row">{kindWords[kind]}</th>
              <QualityCells quality={quality} of={kindWords[kind]} />
              <Count of={corrections} label={labels.corrections(corrections.count, kindWords[kind])} />
              <Count of={unsure} label={labels.unsure(unsure.count, kindWords[kind])} />
              <Count of={all} label={labels.all(all.count, kindWords[kind])} />
              <td className={styles.optional}>
                <AgreementCell kind={kind} agreement={agreement} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Count({ of, label }: { of: Report['checks']; label: string }): ReactNode {
  return (
    <td className={`${figureCell} ${styles.optional}`}>
      <NumberLink value={of.count} to={checksPath(of.filters)} label={label} />
    </td>
  );
}

function QualityCells({ quality, of }: { quality: MeasuredQuality; of: string }): ReactNode {
  const { right, checked } = quality;
  return (
    <>
      <td>
        <PrecisionCell quality={quality} />
      </td>
      <td className={figureCell}>
        <NumberLink
          value={right.count}
          to={checksPath(right.filters)}
          label={reportWords.labels.right(right.count, of)}
        />
      </td>
      <td className={figureCell}>
        <NumberLink
          value={checked.count}
          to={checksPath(checked.filters)}
          label={reportWords.labels.checked(checked.count, of)}
        />
      </td>
    </>
  );
}

/** Left out where there is nothing to part. */
function QualityTable({ head, rows }: { head: string; rows: { name: string; quality: MeasuredQuality }[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="h">{head}</h2>
      <div className="card">
        <Table caption={head}>
          <thead>
            <tr>
              <th scope="col">{reportWords.kind}</th>
              <th scope="col">{reportWords.precision}</th>
              <th scope="col" className={figureCell}>
                {reportWords.right}
              </th>
              <th scope="col" className={figureCell}>
                {reportWords.checked}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, quality }) => (
              <tr key={name}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                <QualityCells quality={quality} of={name} />
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
