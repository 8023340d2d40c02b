import type { CallReply } from '@earshot/contracts/call';
import type { validation, MeasuredQuality } from '@earshot/contracts/validation';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { DataTable, type Column } from '../../ui/page/data-table.tsx';
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

/** The columns on how often the engine is right. */
function qualityColumns<Row extends { quality: MeasuredQuality }>(
  nameOf: (row: Row) => string,
): readonly Column<Row>[] {
  return [
    { head: reportWords.precision, cell: ({ quality }) => <PrecisionCell quality={quality} /> },
    countColumn(
      reportWords.right,
      ({ quality }) => quality.right,
      (count, row) => reportWords.labels.right(count, nameOf(row)),
    ),
    countColumn(
      reportWords.checked,
      ({ quality }) => quality.checked,
      (count, row) => reportWords.labels.checked(count, nameOf(row)),
    ),
  ];
}

/** A number of checks, which opens them. */
function countColumn<Row>(
  head: string,
  checksOf: (row: Row) => Report['checks'],
  labelOf: (count: number, row: Row) => string,
): Column<Row> {
  return {
    head,
    isFigure: true,
    cell: (row) => {
      const { count, filters } = checksOf(row);
      return <NumberLink value={count} to={checksPath(filters)} label={labelOf(count, row)} />;
    },
  };
}

type Kind = Report['kinds'][number];

const kindName = ({ kind }: Kind) => kindWords[kind];

const kindColumns: readonly Column<Kind>[] = [
  { head: reportWords.kind, isRowHead: true, cell: kindName },
  ...qualityColumns(kindName),
  ...[
    countColumn<Kind>(
      reportWords.corrections,
      ({ corrections }) => corrections,
      (count, row) => reportWords.labels.corrections(count, kindName(row)),
    ),
    countColumn<Kind>(
      reportWords.unsure,
      ({ unsure }) => unsure,
      (count, row) => reportWords.labels.unsure(count, kindName(row)),
    ),
    countColumn<Kind>(
      reportWords.all,
      ({ checks }) => checks,
      (count, row) => reportWords.labels.all(count, kindName(row)),
    ),
    {
      head: reportWords.agreement,
      cell: ({ kind, agreement }: Kind) => <AgreementCell kind={kind} agreement={agreement} />,
    },
  ].map((column) => ({ ...column, className: styles.optional })),
];

function KindsTable({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <div className="card">
      <DataTable
        caption={reportWords.kindsHead}
        rows={kinds}
        keyOf={({ kind }) => kind}
        columns={kindColumns}
      />
    </div>
  );
}

interface Part {
  name: string;
  quality: MeasuredQuality;
}

const partColumns: readonly Column<Part>[] = [
  { head: reportWords.kind, isRowHead: true, cellClass: styles.name, cell: ({ name }) => name },
  ...qualityColumns<Part>(({ name }) => name),
];

/** Left out where there is nothing to part. */
function QualityTable({ head, rows }: { head: string; rows: readonly Part[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="h">{head}</h2>
      <div className="card">
        <DataTable caption={head} rows={rows} keyOf={({ name }) => name} columns={partColumns} />
      </div>
    </section>
  );
}
