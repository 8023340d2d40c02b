import type { AlertChange } from '@earshot/contracts/alerts';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCalendarDay, formatCount } from '../../lib/format.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import type { ChartData } from '../../ui/charts/chart-data.ts';
import { changeWords } from './alerts.words.ts';

const shortDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Items of a change by stretches of days, with the range that was expected of the newest. */
export function ChangeChart({ change }: { change: AlertChange }) {
  const { name, days, range, series } = change;
  return (
    <BarChart
      data={changeData(change)}
      label={changeWords.chart(name)}
      format={formatCount}
      unit={changeWords.series}
      height={170}
      highlight={days.from}
      expected={series.map(({ from }) => (from === days.from ? [range.low, range.high] : null))}
    />
  );
}

/** What the chart of a change draws. */
export function changeData({ series }: AlertChange): ChartData {
  return {
    points: series.map(({ from, to }) => ({
      key: from,
      label: changeWords.span(formatCalendarDay(from), formatCalendarDay(to)),
      short: shortDay.format(new Date(`${from}T00:00:00Z`)),
    })),
    series: [
      {
        key: 'items',
        label: changeWords.series,
        tone: 's1',
        values: series.map(({ count, filters }) => ({ value: count, to: feedbackListPath(filters) })),
      },
    ],
  };
}
