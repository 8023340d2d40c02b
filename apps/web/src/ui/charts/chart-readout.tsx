import { ChartSwatch } from './chart-swatch.tsx';
import { partialName, type ChartData } from './chart-data.ts';
import styles from './chart-plot.module.css';

interface ChartReadoutProps {
  data: ChartData;
  marks: 'lines' | 'bars';
  active: { point: number; series: number | null };
  format: (value: number) => string;
  /** Where the point is, and how wide the chart is. */
  at: number;
  width: number;
}

/** The values at one point, beside it; said aloud as one moves. */
export function ChartReadout({ data, marks, active, format, at, width }: ChartReadoutProps) {
  const point = data.points[active.point];
  if (!point) return null;
  const parts = data.series.flatMap(({ values }) => values[active.point]?.value ?? []);
  const side = at > width / 2 ? { right: width - at + 14 } : { left: at + 14 };
  return (
    <div className={styles.readout} style={side} role="status">
      <p className="b">
        {point.label}
        {point.isPartial ? `, ${partialName(point)}` : ''}
      </p>
      <ul>
        {data.series.map(({ key, label, tone, values }, series) => {
          const cell = values[active.point];
          const value = cell?.value ?? null;
          return (
            <li key={key} className={series === active.series ? styles.on : undefined}>
              <span className={styles.named}>
                {data.series.length > 1 && <ChartSwatch tone={tone} marks={marks} />}
                {label}
              </span>
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
        {marks === 'bars' && parts.length > 1 && (
          <li className={styles.total}>
            <span>Total</span>
            <span>{format(parts.reduce((sum, value) => sum + value, 0))}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
