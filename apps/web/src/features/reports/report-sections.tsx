import type { ReportSection, ShownRun } from '@earshot/contracts/reports/report-run';
import { formatDifference, formatValue } from '../../lib/format-figure.ts';
import { sentimentName } from '../../lib/sentiment-names.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import { ReportChart } from './report-chart.tsx';
import { FigureBefore, FigureChange, ReportFigure } from './report-figure.tsx';
import { ReportRows } from './report-rows.tsx';
import { byNames, pageWords, scoreNames, sectionNames } from './reports.words.ts';
import styles from './report-page.module.css';

/** What one section of a run shows. */
export function ReportSectionView({ section }: { section: ReportSection }) {
  switch (section.kind) {
    case 'headline':
      return <Headline figures={section.figures} />;
    case 'volume':
      return <ReportChart title={pageWords.overTime} chart={section.chart} />;
    case 'sentiment':
      return (
        <>
          <ReportRows
            caption={sectionNames.sentiment}
            what={sectionNames.sentiment}
            rows={section.rows.map((row) => ({ ...row, label: sentimentName(row.key) ?? row.label }))}
            more={0}
          />
          <ReportChart title={pageWords.overTimeByTone} chart={section.chart} />
        </>
      );
    case 'themes':
    case 'topics':
    case 'sources':
      return (
        <ReportRows
          caption={sectionNames[section.kind]}
          what={sectionNames[section.kind]}
          rows={section.rows}
          more={section.more_rows}
        />
      );
    case 'drivers':
      return <Drivers section={section} />;
  }
}

function Headline({ figures }: { figures: ShownRun['summary']['figures'] }) {
  return (
    <dl className={styles.headline}>
      {figures.map(({ name, label, figure }) => (
        <div key={name}>
          <dt className="sm sec">{label}</dt>
          <dd className={styles.value}>
            <ReportFigure figure={figure} label={label} />
          </dd>
          <dd className="sm">
            <FigureChange figure={figure} /> <FigureBefore figure={figure} label={label} />
            {typeof figure.change?.from === 'number' && (
              <span className="mut"> {pageWords.before.toLowerCase()}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Drivers({ section }: { section: Extract<ReportSection, { kind: 'drivers' }> }) {
  const { score, by, total, drivers } = section;
  const name = scoreNames[score];
  if (total.value === null || drivers.length === 0) return <p className="mut">{pageWords.none}</p>;
  const measure = score === 'negative_share' ? 'share' : score;
  return (
    <>
      <p className="sec">{pageWords.driversLead(name, formatValue(total, total.value))}</p>
      <div className={styles.table}>
        <DataTable
          caption={sectionNames.drivers}
          rows={drivers}
          keyOf={({ key }) => key ?? ''}
          columns={[
            { head: byNames[by] ?? by, isRowHead: true, cell: ({ label }) => label },
            {
              head: pageWords.own,
              isFigure: true,
              cell: ({ label, own }) => <ReportFigure figure={own} label={`${label}, ${name}`} />,
            },
            {
              head: pageWords.contribution,
              isFigure: true,
              cell: ({ contribution, interval }) => (
                <>
                  {contribution === null
                    ? pageWords.noValue.items
                    : formatDifference({ measure, unit: 'items' }, { from: null, difference: contribution })}
                  {interval && interval[0] <= 0 && interval[1] >= 0 && (
                    <span className="mut">, {pageWords.mayBeChance}</span>
                  )}
                </>
              ),
            },
          ]}
        />
      </div>
    </>
  );
}
