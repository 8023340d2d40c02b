import styles from './skeleton.module.css';

/** A grey bar in the place of text that is on its way; `width` is CSS. */
export function Skeleton({ width, height = 12 }: { width: string; height?: number }) {
  return <span className={styles.bar} style={{ width, height }} />;
}

/** Rows in the shape of a list that is on its way. */
export function SkeletonRows({ rows = 3, lines = 2 }: { rows?: number; lines?: 1 | 2 }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span className={styles.round} />
          <span className={styles.lines}>
            <Skeleton width="46%" />
            {lines === 2 && <Skeleton width="70%" height={9} />}
          </span>
          <Skeleton width="34px" />
        </div>
      ))}
      <Said />
    </div>
  );
}

interface SkeletonTableProps {
  columns: number;
  rows?: number;
  /** Lines of text in a row. */
  lines?: 1 | 2;
  /** False where no head stands above the rows. */
  hasHead?: boolean;
  /** True where the table is in no card. */
  isBare?: boolean;
}

/** A table, or a list in columns, that is on its way. */
export function SkeletonTable({ columns, rows = 5, lines = 1, hasHead = true, isBare }: SkeletonTableProps) {
  const cells = Array.from({ length: columns }, (_, column) => column);
  return (
    <div className={isBare ? undefined : 'card'} aria-busy="true">
      {hasHead && (
        <div className={`${styles.cells} ${styles.head}`} aria-hidden="true">
          {cells.map((column) => (
            <Skeleton key={column} width="56px" height={9} />
          ))}
        </div>
      )}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.cells} aria-hidden="true">
          {cells.map((column) => (
            <span key={column} className={styles.lines}>
              <Skeleton width={column === 0 ? '60%' : '46%'} height={11} />
              {column === 0 && lines === 2 && <Skeleton width="40%" height={9} />}
            </span>
          ))}
        </div>
      ))}
      <Said />
    </div>
  );
}

/** What is on its way in words: where a sentence comes as often as a list, it has the shape of one. */
export function SkeletonSentence() {
  return (
    <div aria-busy="true">
      <Said />
    </div>
  );
}

function Said() {
  return (
    <p className={`xs mut ${styles.said}`} role="status">
      Loading...
    </p>
  );
}
