import { Link } from 'react-router';
import { dashes, type ChartSeries } from './chart-data.ts';
import { ChartPlot, type Plot, type PlotProps } from './chart-plot.tsx';
import styles from './chart-plot.module.css';

interface LineChartProps extends PlotProps {
  /** The range that each point was expected in; null where none is. */
  expected?: readonly (readonly [number, number] | null)[];
}

/** Values over time as lines. A stretch that is cut short is reached by a dotted line. */
export function LineChart({ expected, ...props }: LineChartProps) {
  const { data, highlight } = props;
  const values = data.series.flatMap((one) => one.values.flatMap(({ value }) => value ?? []));
  const extent = [...values, ...(expected ?? []).flatMap((range) => range ?? [])];
  return (
    <ChartPlot
      {...props}
      marks="lines"
      extent={extent}
      draw={(plot, active) => (
        <>
          {expected && <path className={styles.band} d={bandPath(expected, plot)} />}
          {active !== null && (
            <line className={styles.guide} x1={plot.x(active)} x2={plot.x(active)} y2={plot.height} />
          )}
          {data.series.map((series) => (
            <Line
              key={series.key}
              series={series}
              plot={plot}
              {...props}
              active={active}
              highlight={highlight}
            />
          ))}
        </>
      )}
    />
  );
}

function Line(props: PlotProps & { series: ChartSeries; plot: Plot; active: number | null }) {
  const { series, plot, data, active, highlight } = props;
  const { tone, values } = series;
  const spots = values.map(({ value }, at) =>
    value === null ? null : ([plot.x(at), plot.y(value)] as const),
  );
  const isPartial = (at: number) => data.points[at]?.isPartial ?? false;
  const last = spots.findLastIndex((spot) => spot !== null);
  const lastSpot = spots[last];
  const fewLines = data.series.length > 1 && data.series.length <= 4;
  return (
    <g className={styles[tone]}>
      <path
        className={`${styles.line} ${styles.stroke}`}
        strokeDasharray={dashes[tone]}
        d={pathOf(spots, (at) => !isPartial(at) && !isPartial(at - 1))}
      />
      <path
        className={`${styles.line} ${styles.stroke} ${styles.partial}`}
        d={pathOf(spots, (at) => isPartial(at) || isPartial(at - 1))}
      />
      {spots.map((spot, at) => {
        if (!spot) return null;
        const point = data.points[at];
        const isLit = point?.key === highlight;
        const alone = !spots[at - 1] && !spots[at + 1];
        const to = values[at]?.to;
        const dot = (
          <circle
            className={isLit ? styles.lamp : styles.fill}
            cx={spot[0]}
            cy={spot[1]}
            r={isLit ? 5.5 : at === active ? 4.5 : alone || spots.length < 32 ? 2.6 : 0}
          />
        );
        return to === undefined ? (
          <g key={at}>{dot}</g>
        ) : (
          <Link key={at} to={to} tabIndex={-1} aria-hidden="true">
            <circle className={styles.hit} cx={spot[0]} cy={spot[1]} r={12} />
            {dot}
          </Link>
        );
      })}
      {fewLines && lastSpot && lastSpot[0] < plot.width * 0.8 && (
        <text className={styles.direct} x={lastSpot[0] + 8} y={lastSpot[1]} dy="0.32em">
          {series.label}
        </text>
      )}
    </g>
  );
}

/** The pieces of a line that lead to the points `isDrawn` lets through. */
function pathOf(
  spots: readonly (readonly [number, number] | null)[],
  isDrawn: (at: number) => boolean,
): string {
  let path = '';
  let isDown = false;
  spots.forEach((spot, at) => {
    const before = spots[at - 1];
    if (!spot || !before || !isDrawn(at)) {
      isDown = false;
      return;
    }
    path += isDown ? '' : `M${before.join(' ')}`;
    path += `L${spot.join(' ')}`;
    isDown = true;
  });
  return path;
}

function bandPath(expected: readonly (readonly [number, number] | null)[], plot: Plot): string {
  const there = expected.flatMap((range, at) => (range ? [{ range, x: plot.x(at) }] : []));
  if (there.length === 0) return '';
  const above = there.map(({ range, x }) => `${x} ${plot.y(range[1])}`);
  const below = there.map(({ range, x }) => `${x} ${plot.y(range[0])}`).reverse();
  return `M${[...above, ...below].join('L')}Z`;
}
