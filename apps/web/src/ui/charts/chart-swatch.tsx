import { dashes, type ChartTone } from './chart-data.ts';
import styles from './chart-plot.module.css';

/** A series as small as a letter: its colour, and its dash where lines are drawn. */
export function ChartSwatch({ tone, marks }: { tone: ChartTone; marks: 'lines' | 'bars' }) {
  return (
    <svg width="18" height="9" className={styles[tone]} aria-hidden="true">
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
  );
}
