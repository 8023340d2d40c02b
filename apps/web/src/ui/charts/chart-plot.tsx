import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ChartKey } from './chart-key.tsx';
import { ChartReadout } from './chart-readout.tsx';
import type { ChartData, ChartPoint } from './chart-data.ts';
import { scaleOf, shownLabels, type Scale } from './chart-scale.ts';
import { useWidth } from './use-width.ts';
import styles from './chart-plot.module.css';

export interface PlotProps {
  data: ChartData;
  /** What the chart is, for readers who do not see it. */
  label: string;
  format: (value: number) => string;
  /** What the axis counts, such as “Items”. */
  unit?: string | undefined;
  /** The point that the lamp stands on. */
  highlight?: string | undefined;
  height?: number;
  /** Lowest and highest value of the scale; zero and the highest value when not given. */
  domain?: readonly [number, number] | undefined;
}

/** Where things are drawn. */
export interface Plot {
  width: number;
  height: number;
  scale: Scale;
  /** The middle of a point's place, and how wide that place is. */
  x: (at: number) => number;
  y: (value: number) => number;
  step: number;
}

interface ChartPlotProps extends PlotProps {
  /** All values that the scale has to hold: of stacked bars the whole bars. */
  extent: readonly number[];
  marks: 'lines' | 'bars';
  draw: (plot: Plot, active: number | null) => ReactNode;
}

/** Room above the plot for the axis's unit. */
const unitPx = 18;
const margin = { top: 12, right: 8, bottom: 26, left: 44 };

/**
 * Axes, grid and the way through the points. One tab stop: arrows go from point to point and from series to series, Enter
 * opens what is behind the value.
 */
export function ChartPlot(props: ChartPlotProps) {
  const { data, label, format, unit, domain, extent, marks, draw } = props;
  const above = unit === undefined ? 0 : unitPx;
  const height = (props.height ?? 220) + above;
  const { points, series } = data;
  const box = useRef<HTMLDivElement>(null);
  const fullWidth = useWidth(box, 640);
  const [active, setActive] = useState<{ point: number; series: number | null } | null>(null);
  const navigate = useNavigate();
  const scale = scaleOf(extent, domain);
  const width = Math.max(120, fullWidth - margin.left - margin.right);
  const innerHeight = height - above - margin.top - margin.bottom;
  const step = width / Math.max(1, points.length);
  const plot: Plot = {
    width,
    height: innerHeight,
    scale,
    step,
    x: (at) => (at + 0.5) * step,
    y: (value) => innerHeight * (1 - scale.at(value)),
  };
  const opens = series.some(({ values }) => values.some(({ to }) => to !== undefined));
  const keys = `Use the arrow keys to move between values.${opens ? ' Press Enter to open the items.' : ''}`;
  const labels = shownLabels(points.length, width, 74, labelPx(points));
  const open = (point: number, at: number) => {
    const to = series[at]?.values[point]?.to;
    if (to !== undefined) void navigate(to);
  };
  const pointAt = (event: PointerEvent<SVGSVGElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor((event.clientX - left - margin.left) / step);
    return at >= 0 && at < points.length ? at : null;
  };
  const onKey = (event: KeyboardEvent) => {
    const now = active ?? { point: points.length - 1, series: 0 };
    const next = movedBy(
      event.key,
      { point: now.point, series: now.series ?? 0 },
      points.length,
      series.length,
    );
    if (event.key === 'Enter') open(now.point, now.series ?? 0);
    else if (event.key === 'Escape') setActive(null);
    else if (next) setActive(next);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.plot}>
      <ChartKey data={data} marks={marks} />
      <div ref={box} className={styles.box}>
        <svg
          data-chart=""
          className={styles.svg}
          viewBox={`0 0 ${fullWidth} ${height}`}
          role="application"
          aria-roledescription="chart"
          aria-label={`${label}. ${keys}`}
          tabIndex={0}
          onKeyDown={onKey}
          onFocus={() => setActive((now) => now ?? { point: points.length - 1, series: 0 })}
          onBlur={() => setActive(null)}
          onPointerMove={(event) => {
            const point = pointAt(event);
            setActive(point === null ? null : { point, series: null });
          }}
          onPointerLeave={() => setActive(null)}
        >
          {unit !== undefined && (
            <text className={styles.unit} x={4} y={12}>
              {unit}
            </text>
          )}
          <g transform={`translate(${margin.left} ${margin.top + above})`}>
            {scale.ticks.map((tick) => (
              <g key={tick}>
                <line
                  className={tick === 0 ? styles.zero : styles.grid}
                  x2={width}
                  y1={plot.y(tick)}
                  y2={plot.y(tick)}
                />
                <text className={styles.tick} x={-8} y={plot.y(tick)} dy="0.32em" textAnchor="end">
                  {format(tick)}
                </text>
              </g>
            ))}
            {points.map(({ key, short, label: name }, at) =>
              labels.has(at) ? (
                <text
                  key={key}
                  className={styles.tick}
                  x={Math.min(plot.x(at), width - 8)}
                  y={innerHeight + 18}
                  textAnchor={labels.size > 1 && at === points.length - 1 ? 'end' : 'middle'}
                >
                  {short ?? name}
                </text>
              ) : null,
            )}
            {draw(plot, active?.point ?? null)}
          </g>
        </svg>
        {active && (
          <ChartReadout
            data={data}
            marks={marks}
            active={active}
            format={format}
            at={plot.x(active.point) + margin.left}
            width={fullWidth}
          />
        )}
      </div>
    </div>
  );
}

/** Width of a letter at the axis, with room for the wide ones. */
const letterPx = 6;

/** How wide the longest label is at the axis. */
function labelPx(points: readonly ChartPoint[]): number {
  return letterPx * Math.max(0, ...points.map(({ short, label }) => (short ?? label).length));
}

function movedBy(
  key: string,
  now: { point: number; series: number },
  points: number,
  series: number,
): { point: number; series: number } | null {
  const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at));
  switch (key) {
    case 'ArrowLeft':
      return { ...now, point: within(now.point - 1, points) };
    case 'ArrowRight':
      return { ...now, point: within(now.point + 1, points) };
    case 'ArrowUp':
      return { ...now, series: within(now.series - 1, series) };
    case 'ArrowDown':
      return { ...now, series: within(now.series + 1, series) };
    case 'Home':
      return { ...now, point: 0 };
    case 'End':
      return { ...now, point: points - 1 };
    default:
      return null;
  }
}
