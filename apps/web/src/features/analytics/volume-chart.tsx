import type { MeasureRequest, Unit } from '@earshot/contracts/analytics';
import { useQuery } from '@tanstack/react-query';
import { formatValue } from '../../lib/format-figure.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { chartOf } from './chart-of.ts';
import { ChartWaiting } from './chart-waiting.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { measured } from './analytics.queries.ts';
import { bucketNames, unitNames } from './analytics.words.ts';
import { summaryOf } from './summary-of.ts';

/** How much was said over time, by sentiment. */
export function VolumeChart({ base, unit }: { base: MeasureRequest; unit: Unit }) {
  const query = useQuery(measured({ ...base, unit, by: { time: 'auto' }, split_by: 'sentiment' }));
  const what = unitNames[unit];
  return (
    <QueryView query={query} what={what} waiting={<ChartWaiting />}>
      {(answer) => {
        const { one, each } = bucketNames[answer.time ?? 'auto'];
        const title = `${what} ${each}, by sentiment`;
        const data = chartOf(answer, what);
        const format = (value: number) => formatValue({ measure: 'count', unit }, value);
        return (
          <ChartFrame
            title={title}
            pointName={one}
            data={data}
            format={format}
            summary={
              <>
                {summaryOf(answer, what)}
                <LeftOutNote leftOut={answer.left_out} />
              </>
            }
          >
            <BarChart data={data} label={title} format={format} unit={what} />
          </ChartFrame>
        );
      }}
    </QueryView>
  );
}
