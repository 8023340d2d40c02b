import type { ReportRow } from '@earshot/contracts/report-run';
import { Table, figureCell } from '../../ui/page/table.tsx';
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

/** Rows with their figure, what it was before, and the change. */
export function ReportRows({ caption, what, rows, more }: ReportRowsProps) {
  if (rows.length === 0) return <p className="mut">{pageWords.none}</p>;
  return (
    <>
      <div className={styles.table}>
        <Table caption={caption}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col" className={figureCell}>
                {pageWords.items}
              </th>
              <th scope="col" className={figureCell}>
                {pageWords.before}
              </th>
              <th scope="col" className={figureCell}>
                {pageWords.change}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, figure }) => (
              <tr key={key ?? ''}>
                <th scope="row">{label}</th>
                <td className={figureCell}>
                  <ReportFigure figure={figure} label={label} />
                </td>
                <td className={figureCell}>
                  <FigureBefore figure={figure} label={label} />
                </td>
                <td className={figureCell}>
                  <FigureChange figure={figure} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {more > 0 && <p className="sm mut">{pageWords.more(more)}</p>}
    </>
  );
}
