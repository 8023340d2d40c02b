import type { ReportRow } from '@earshot/contracts/reports/report-run';
import { DataTable, type Column } from '../../ui/page/data-table.tsx';
import { FigureBefore, FigureChange, ReportFigure } from './report-figure.tsx';
import { pageWords } from './reports.words.ts';
import styles from './report-page.module.css';

interface ReportRowsProps {
  caption: string;
  /** Head of the first column. */
  what: string;
  rows: readonly ReportRow[];
  more: number;
}

const figureColumns: readonly Column<ReportRow>[] = [
  {
    head: pageWords.items,
    isFigure: true,
    cell: ({ label, figure }) => <ReportFigure figure={figure} label={label} />,
  },
  {
    head: pageWords.before,
    isFigure: true,
    cell: ({ label, figure }) => <FigureBefore figure={figure} label={label} />,
  },
  { head: pageWords.change, isFigure: true, cell: ({ figure }) => <FigureChange figure={figure} /> },
];

/** Rows with their figure, what it was before, and the change. */
export function ReportRows({ caption, what, rows, more }: ReportRowsProps) {
  if (rows.length === 0) return <p className="mut">{pageWords.none}</p>;
  return (
    <>
      <div className={styles.table}>
        <DataTable
          caption={caption}
          rows={rows}
          keyOf={({ key }) => key ?? ''}
          columns={[{ head: what, isRowHead: true, cell: ({ label }) => label }, ...figureColumns]}
        />
      </div>
      {more > 0 && <p className="sm mut">{pageWords.more(more)}</p>}
    </>
  );
}
