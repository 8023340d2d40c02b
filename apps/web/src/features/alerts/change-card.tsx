import type { AlertChange } from '@earshot/contracts/alerts';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCalendarDay, formatCount } from '../../lib/format.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import type { ChartData } from '../../ui/charts/chart-data.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { changeWords } from './alerts.words.ts';
import { ChangeMenu } from './change-menu.tsx';
import { ChangeWords } from './change-words.tsx';
import styles from './alerts-screen.module.css';

const shortDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** One change: its course with the range that was expected, in words, and what can be done about it. */
export function ChangeCard({ change, mayChange }: { change: AlertChange; mayChange: boolean }) {
  const { name, kind, range, series } = change;
  const data = dataOf(change);
  return (
    <ChartFrame
      title={name}
      summary={
        <>
          <span className={styles.tags}>
            {change.is_new && <Tag meaning="mark">{changeWords.isNew}</Tag>}
            <Tag meaning="info">{changeWords.kinds[kind]}</Tag>
            <Tag>{changeWords.ruleKinds[change.rule_kind]}</Tag>
            {change.is_muted && <Tag meaning="outline">{changeWords.muted}</Tag>}
            {change.not_useful && (
              <Tag meaning="outline">{changeWords.notUseful(change.not_useful.said_by)}</Tag>
            )}
          </span>
          <ChangeWords change={change} />
        </>
      }
      data={data}
      format={formatCount}
      pointName={changeWords.stretch}
      aside={<ChangeMenu change={change} mayChange={mayChange} />}
    >
      <BarChart
        data={data}
        label={changeWords.chart(name)}
        format={formatCount}
        height={170}
        highlight={change.days.from}
        expected={series.map(({ from }) => (from === change.days.from ? [range.low, range.high] : null))}
      />
    </ChartFrame>
  );
}

function dataOf({ series }: AlertChange): ChartData {
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
