import type { ReactNode } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
import { figureCell, markedRow, Table } from './table.tsx';

/** One column: its head, and what each row has in it. */
export interface Column<Row> {
  head: string;
  /** Only heard, as above buttons that say themselves what they do. */
  isHeadHidden?: boolean;
  /** Figures and buttons, which stand right. */
  isFigure?: boolean;
  /** What the row is called by. */
  isRowHead?: boolean;
  /** Of head and cells, such as what hides them on narrow screens. */
  className?: string | undefined;
  /** Of the cells alone. */
  cellClass?: string | undefined;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** For those who cannot see the head above the table. */
  caption: string;
  rows: readonly Row[];
  /** What tells a row from the others. */
  keyOf: (row: Row) => string | number;
  /** Null or false stands for a column that is not there, as in JSX. */
  columns: readonly (Column<Row> | null | false)[];
  /** Whether a row wants attention. */
  isMarked?: (row: Row) => boolean;
}

/** A table that is one line of heads above one line for each row. */
export function DataTable<Row>({ caption, rows, keyOf, columns, isMarked }: DataTableProps<Row>) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>{columns.map((column, at) => column && <Head key={at} column={column} />)}</tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={isMarked?.(row) ? markedRow : undefined}>
            {columns.map((column, at) => column && <Cell key={at} column={column} row={row} />)}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Head<Row>({ column: { head, isHeadHidden, isFigure, className } }: { column: Column<Row> }) {
  return (
    <th scope="col" className={joinClasses(isFigure && figureCell, className)}>
      {isHeadHidden ? <span className="vh">{head}</span> : head}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { isFigure, isRowHead, className, cellClass, cell } = column;
  const classes = joinClasses(isFigure && figureCell, className, cellClass);
  return isRowHead ? (
    <th scope="row" className={classes}>
      {cell(row)}
    </th>
  ) : (
    <td className={classes}>{cell(row)}</td>
  );
}
