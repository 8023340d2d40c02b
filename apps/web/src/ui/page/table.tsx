import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table as wide as its place: figures go in cells of class `figure`; give `caption` for those who cannot see the head above it. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      {children}
    </table>
  );
}

/** Class of a head or cell with figures, which stand right. */
export const figureCell = styles.figure;
/** Class of the row that wants attention. */
export const markedRow = styles.marked;
/** Class of a cell whose text may break anywhere, such as an address. */
export const breakingCell = styles.breaking;
