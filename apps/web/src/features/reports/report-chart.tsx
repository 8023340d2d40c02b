import type { ReportRow, ReportSection } from '@earshot/contracts/reports/report-run';
import { formatCount } from '../../lib/format.ts';
import { sentimentName } from '../../lib/sentiment-names.ts';
import { whenOf } from '../../lib/stretch-when.ts';
import { timeNames } from '../../lib/time-names.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import type { ChartData } from '../../ui/charts/chart-data.ts';
import { sentimentTones } from '../../ui/charts/chart-data.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { opensOf } from './report-figure.tsx';
import { pageWords, span } from './reports.words.ts';

type Chart = Extract<ReportSection, { kind: 'volume' }>['chart'];

const monthDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Items over time, parted by tone where the run says so. */
export function ReportChart({ title, chart }: { title: string; chart: Chart }) {
  const data = dataOf(chart);
  return (
    <ChartFrame
      title={title}
      data={data}
      format={formatCount}
      pointName={timeNames[chart.time] ?? ''}
      summary={summaryOf(chart)}
    >
      <BarChart data={data} label={title} format={formatCount} unit={pageWords.items} height={190} />
    </ChartFrame>
  );
}

function dataOf({ rows, series }: Chart): ChartData {
  const points = rows.map((row) => ({
    key: row.key ?? row.label,
    label: row.from && row.to ? span(row.from, row.to) : row.label,
    short: row.from ? monthDay.format(new Date(row.from)) : row.label,
    isPartial: row.is_partial ?? false,
  }));
  const valueOf = (figure: ReportRow['figure'] | undefined) =>
    figure ? { value: figure.value, to: opensOf(figure) } : { value: null };
  if (!series) {
    const values = rows.map(({ figure }) => valueOf(figure));
    return { points, series: [{ key: 'all', label: pageWords.items, tone: 's1', values }] };
  }
  return {
    points,
    series: series.map(({ key, label }, at) => ({
      key: key ?? 'other',
      label: sentimentName(key) ?? label,
      tone: sentimentTones[key ?? ''] ?? 'neu',
      values: rows.map(({ split }) => valueOf(split?.[at])),
    })),
  };
}

/** Where most items are, in a sentence. */
function summaryOf({ rows, time }: Chart): string {
  const [first, ...others] = rows.filter(({ figure }) => (figure.value ?? 0) > 0);
  if (!first) return pageWords.none;
  const most = others.reduce(
    (best, row) => ((row.figure.value ?? 0) > (best.figure.value ?? 0) ? row : best),
    first,
  );
  const when = whenOf(time, most.key ?? '');
  return `By ${(timeNames[time] ?? '').toLowerCase()}; most, ${formatCount(most.figure.value ?? 0)}, ${when}.`;
}
