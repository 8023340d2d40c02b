import type { MeasureKind, MeasureRequest } from '@earshot/contracts/analytics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatValue } from '../../lib/format-figure.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { chartOf } from './chart-of.ts';
import { ChartWaiting } from './chart-waiting.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { scoreOverTime } from './analytics.queries.ts';
import { bucketNames, scoreNames } from './analytics.words.ts';
import { summaryOf } from './summary-of.ts';

type ScoreKind = Exclude<MeasureKind, 'count'>;

const domains: Record<ScoreKind, readonly [number, number] | undefined> = {
  mean_rating: [1, 5],
  nps: undefined,
  csat: [0, 1],
  share: [0, 1],
  sentiment_score: undefined,
};
const ofSentiment = ['share', 'sentiment_score'] as const;
const kinds: readonly ScoreKind[] = ['mean_rating', 'nps', 'csat', ...ofSentiment];

/**
 * Ratings and sentiment over time.
 *
 * @param isRated false where no item has a rating: then sentiment alone
 */
export function ScoreChart({ base, isRated = true }: { base: MeasureRequest; isRated?: boolean }) {
  const [chosen, setChosen] = useState<ScoreKind>('mean_rating');
  const shown = isRated ? kinds : ofSentiment;
  const measure = shown.includes(chosen) ? chosen : ofSentiment[0];
  const query = useQuery(scoreOverTime(base, measure));
  const name = scoreNames[measure];
  return (
    <QueryView query={query} what={name} waiting={<ChartWaiting />}>
      {(answer) => {
        const { one, each } = bucketNames[answer.time ?? 'auto'];
        const data = chartOf(answer, name);
        const format = (value: number) => formatValue({ measure, unit: 'items' }, value);
        return (
          <ChartFrame
            title={`${name} ${each}`}
            pointName={one}
            data={data}
            format={format}
            aside={
              <Select
                small
                hideLabel
                label="Score"
                value={measure}
                options={shown.map((value) => ({ value, label: scoreNames[value] }))}
                onChange={setChosen}
              />
            }
            summary={
              <>
                {summaryOf(answer, name)}
                <LeftOutNote leftOut={answer.left_out} />
              </>
            }
          >
            <LineChart
              data={data}
              label={`${name} ${each}`}
              format={format}
              unit={name}
              domain={domains[measure]}
            />
          </ChartFrame>
        );
      }}
    </QueryView>
  );
}
