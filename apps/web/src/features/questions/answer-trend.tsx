import type { Answer } from '@earshot/contracts/questions';
import type { MeasureRow } from '@earshot/contracts/analytics';
import { figurePath } from '../../lib/figure-path.ts';
import { formatValue } from '../../lib/format-figure.ts';
import { formatCalendarDay } from '../../lib/format.ts';
import { timeNames } from '../../lib/time-names.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import type { ChartData } from '../../ui/charts/chart-data.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { askWords } from './questions.words.ts';

type Trend = NonNullable<Answer['trend']>;

/** What the answer counted, over time. */
export function AnswerTrend({ trend }: { trend: Trend }) {
  const { label, time, rows } = trend;
  const kind = rows[0]?.figure ?? { measure: 'count' as const, unit: 'items' as const };
  const format = (value: number) => formatValue(kind, value);
  const data = dataOf(trend);
  return (
    <ChartFrame
      title={askWords.trend}
      data={data}
      format={format}
      pointName={timeNames[time] ?? ''}
      summary={`${label}, by ${(timeNames[time] ?? '').toLowerCase()}.`}
    >
      <BarChart data={data} label={`${askWords.trend}: ${label}`} format={format} unit={label} height={180} />
    </ChartFrame>
  );
}

function dataOf({ label, rows }: Trend): ChartData {
  return {
    points: rows.map((row) => ({
      key: row.key ?? row.label,
      label: spanOf(row),
      short: row.from ? formatCalendarDay(row.from) : row.label,
      isPartial: row.is_partial ?? false,
    })),
    series: [
      {
        key: 'all',
        label,
        tone: 's1',
        values: rows.map(({ figure }) => ({
          value: figure.value,
          to: figurePath(figure.unit, figure.filters),
          interval: figure.interval,
        })),
      },
    ],
  };
}

function spanOf({ from, to, label }: MeasureRow): string {
  if (!from || !to) return label;
  return from === to ? formatCalendarDay(from) : `${formatCalendarDay(from)} to ${formatCalendarDay(to)}`;
}
