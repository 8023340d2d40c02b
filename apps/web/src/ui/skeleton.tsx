import styles from './skeleton.module.css';

/** A grey bar in the place of text that is on its way; `width` is CSS. */
export function Skeleton({ width, height = 12 }: { width: string; height?: number }) {
  return <span className={styles.bar} style={{ width, height }} />;
}

/** Rows in the shape of a list that is on its way. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span className={styles.round} />
          <span className={styles.lines}>
            <Skeleton width="46%" />
            <Skeleton width="70%" height={9} />
          </span>
          <Skeleton width="34px" />
        </div>
      ))}
      <p className={`xs mut ${styles.said}`} role="status">
        Loading...
      </p>
    </div>
  );
}
