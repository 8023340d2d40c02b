import type { CallReply } from '@earshot/contracts/call';
import type { topics } from '@earshot/contracts/topics';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCalendarDay, formatCount } from '../../lib/format.ts';
import type { ChartData } from '../../ui/charts/chart-data.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { trendLineQuery } from './topics.queries.ts';
import { trendWords } from './topics.words.ts';

type Trend = CallReply<typeof topics.trendLine>;

const shortDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The topic's items by week, with the range that each week was expected in. */
export function TopicTrend({ id, title }: { id: number; title: string }) {
  const trend = useQuery(trendLineQuery(id));
  return (
    <QueryView query={trend} what={trendWords.what}>
      {(shown) => <Chart trend={shown} title={title} />}
    </QueryView>
  );
}

function Chart({ trend, title }: { trend: Trend; title: string }) {
  const line = trend.custom_trend_line;
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return <p className="sec">{trendWords.none}</p>;
  const whole = line.findLast(({ is_partial: isPartial }) => !isPartial);
  const high = whole?.expected?.high;
  const isHigh = whole !== undefined && high !== undefined && whole.feedback_count > high;
  const total = line.reduce((sum, { feedback_count: count }) => sum + count, 0);
  const lastDay = last.filters.said_to ?? '';
  const summary = (
    <>
      {isHigh && `${trendWords.above(whole.feedback_count, high)} `}
      <Link to={feedbackListPath({ ...last.filters, said_from: first.filters.said_from })}>
        {trendWords.total(total)}
      </Link>{' '}
      {trendWords.summary(formatCalendarDay(first.date_bucket), formatCalendarDay(lastDay))}
      {trend.left_out.count > 0 && ` ${trendWords.leftOut(trend.left_out.count)}`}
    </>
  );
  const data = dataOf(line);
  return (
    <ChartFrame
      title={trendWords.title}
      summary={summary}
      data={data}
      format={formatCount}
      pointName={trendWords.week}
    >
      <LineChart
        data={data}
        label={`${title}: ${trendWords.title}`}
        format={formatCount}
        unit={trendWords.items}
        highlight={isHigh ? whole.date_bucket : undefined}
        expected={line.map(({ expected }) => (expected ? ([expected.low, expected.high] as const) : null))}
      />
    </ChartFrame>
  );
}

function dataOf(line: Trend['custom_trend_line']): ChartData {
  return {
    points: line.map(({ date_bucket: day, is_partial: isPartial }) => ({
      key: day,
      label: trendWords.weekOf(formatCalendarDay(day)),
      short: shortDay.format(new Date(`${day}T00:00:00Z`)),
      isPartial,
    })),
    series: [
      {
        key: 'items',
        label: trendWords.items,
        tone: 's1',
        values: line.map(({ feedback_count: value, filters }) => ({ value, to: feedbackListPath(filters) })),
      },
    ],
  };
}
