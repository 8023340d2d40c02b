import { dashes, type ChartData } from './chart-data.ts';
import styles from './chart-plot.module.css';

/** Which series is which, and what a paler mark means; nothing where there is but one whole series. */
export function ChartKey({ data: { points, series }, marks }: { data: ChartData; marks: 'lines' | 'bars' }) {
  const hasPartial = points.some(({ isPartial }) => isPartial);
  if (series.length < 2 && !hasPartial) return null;
  return (
    <ul className={styles.key} aria-hidden="true">
      {series.length > 1 &&
        series.map(({ key, label, tone }) => (
          <li key={key}>
            <svg width="18" height="9" className={styles[tone]}>
              {marks === 'bars' ? (
                <rect className={styles.fill} width="14" height="9" />
              ) : (
                <line
                  className={styles.stroke}
                  x2="18"
                  y1="4"
                  y2="4"
                  strokeWidth="3"
                  strokeDasharray={dashes[tone]}
                />
              )}
            </svg>
            {label}
          </li>
        ))}
      {hasPartial && (
        <li>
          <svg width="18" height="9" className={styles.neg}>
            {marks === 'bars' ? (
              <rect className={`${styles.fill} ${styles.paler}`} width="14" height="9" />
            ) : (
              <line className={styles.zero} x2="18" y1="4" y2="4" strokeWidth="3" strokeDasharray="1 4" />
            )}
          </svg>
          Incomplete
        </li>
      )}
    </ul>
  );
}
