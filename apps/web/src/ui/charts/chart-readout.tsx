import type { ChartData } from './chart-data.ts';
import styles from './chart-plot.module.css';

interface ChartReadoutProps {
  data: ChartData;
  active: { point: number; series: number | null };
  format: (value: number) => string;
  /** Where the point is, and how wide the chart is. */
  at: number;
  width: number;
}

/** The values at one point, beside it; said aloud as one moves. */
export function ChartReadout({ data, active, format, at, width }: ChartReadoutProps) {
  const point = data.points[active.point];
  if (!point) return null;
  const side = at > width / 2 ? { right: width - at + 14 } : { left: at + 14 };
  return (
    <div className={styles.readout} style={side} role="status">
      <p className="b">
        {point.label}
        {point.isPartial ? ', incomplete' : ''}
      </p>
      <ul>
        {data.series.map(({ key, label, values }, series) => {
          const cell = values[active.point];
          const value = cell?.value ?? null;
          return (
            <li key={key} className={series === active.series ? styles.on : undefined}>
              <span>{label}</span>
              <span>
                {value === null ? 'none' : format(value)}
                {cell?.interval && (
                  <span className="mut">
                    {' '}
                    ({format(cell.interval[0])} to {format(cell.interval[1])})
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
