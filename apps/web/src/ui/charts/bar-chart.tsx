import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ChartData } from './chart-data.ts';
import { ChartPlot, type Plot, type PlotProps } from './chart-plot.tsx';
import { Hatch } from './hatch.tsx';
import styles from './chart-plot.module.css';

interface BarChartProps extends PlotProps {
  /** The range that each bar was expected in; null where none is. */
  expected?: readonly (readonly [number, number] | null)[];
}

/** Values over time as bars; several series stand on one another. A stretch that is cut short or not over is hatched. */
export function BarChart({ expected, ...props }: BarChartProps) {
  const { data, highlight } = props;
  const hatch = useId();
  const totals = data.points.map((_, at) => sumAt(data, at));
  const extent = [...totals, ...(expected ?? []).flatMap((range) => range ?? [])];
  return (
    <ChartPlot
      {...props}
      marks="bars"
      extent={extent}
      draw={(plot, active) => [
        <Hatch key="hatch" id={hatch} />,
        ...data.points.map(({ key, isPartial }, at) => (
          <g key={key}>
            {at === active && (
              <rect
                className={styles.band}
                x={plot.x(at) - plot.step / 2}
                width={plot.step}
                height={plot.height}
              />
            )}
            {bars(data, at, plot).map(({ tone, to, name, ...place }) => (
              <Opens key={name} to={to}>
                <g className={styles[tone]}>
                  <rect className={key === highlight ? styles.lamp : styles.fill} {...place} />
                  {isPartial && <rect fill={`url(#${hatch})`} {...place} />}
                </g>
              </Opens>
            ))}
            {expected?.[at] && <Range range={expected[at]} at={at} plot={plot} />}
          </g>
        )),
      ]}
    />
  );
}

function Range({
  range: [low, high],
  at,
  plot,
}: {
  range: readonly [number, number];
  at: number;
  plot: Plot;
}) {
  const width = Math.min(plot.step * 0.9, 60);
  return (
    <rect
      className={styles.range}
      x={plot.x(at) - width / 2}
      y={plot.y(high)}
      width={width}
      height={plot.y(low) - plot.y(high)}
    />
  );
}

function Opens({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link to={to} tabIndex={-1} aria-hidden="true">
      {children}
    </Link>
  );
}

function sumAt({ series }: ChartData, at: number): number {
  return series.reduce((sum, { values }) => sum + (values[at]?.value ?? 0), 0);
}

/** The pieces of one bar, the first series at the bottom. */
function bars({ series }: ChartData, at: number, plot: Plot) {
  const width = Math.max(1, Math.min(plot.step * 0.74, 44));
  let below = 0;
  return series.map(({ key, tone, values }) => {
    const { value, to } = values[at] ?? { value: null };
    const from = below;
    below += value ?? 0;
    const top = plot.y(Math.max(from, below));
    const height = Math.abs(plot.y(from) - plot.y(below));
    return { name: key, tone, to, x: plot.x(at) - width / 2, y: top, width, height };
  });
}
