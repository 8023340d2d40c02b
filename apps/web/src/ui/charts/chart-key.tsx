import { useId } from 'react';
import type { ChartData } from './chart-data.ts';
import { ChartSwatch } from './chart-swatch.tsx';
import { Hatch } from './hatch.tsx';
import styles from './chart-plot.module.css';

/** Which series is which, and what a hatched or dotted mark means; nothing where there is but one whole series. */
export function ChartKey({ data: { points, series }, marks }: { data: ChartData; marks: 'lines' | 'bars' }) {
  const hasPartial = points.some(({ isPartial }) => isPartial);
  const isRunning = points.some((point) => point.isPartial && point.isRunning);
  const isCut = points.some((point) => point.isPartial && !point.isRunning);
  const hatch = useId();
  if (series.length < 2 && !hasPartial) return null;
  return (
    <ul className={styles.key} aria-hidden="true">
      {series.length > 1 &&
        series.map(({ key, label, tone }) => (
          <li key={key}>
            <ChartSwatch tone={tone} marks={marks} />
            {label}
          </li>
        ))}
      {hasPartial && (
        <li>
          <svg width="18" height="9" className={styles.neu}>
            {marks === 'bars' ? (
              <>
                <Hatch id={hatch} />
                <rect className={styles.fill} width="14" height="9" />
                <rect fill={`url(#${hatch})`} width="14" height="9" />
              </>
            ) : (
              <line className={styles.zero} x2="18" y1="4" y2="4" strokeWidth="3" strokeDasharray="1 4" />
            )}
          </svg>
          {[isRunning && 'Not over yet', isCut && 'Incomplete'].filter(Boolean).join(', ')}
        </li>
      )}
    </ul>
  );
}
