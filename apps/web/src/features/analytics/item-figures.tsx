import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Measured, MeasureRequest } from '@earshot/contracts/analytics';
import { useQueries, useQuery } from '@tanstack/react-query';
import { BreakdownCard } from './breakdown-card.tsx';
import { HeadlineFigures } from './headline-figures.tsx';
import { brokenDown, scoreOverTime } from './analytics.queries.ts';
import { breakdownWords, groupingNames } from './analytics.words.ts';
import { ScoreChart } from './score-chart.tsx';
import { VolumeChart } from './volume-chart.tsx';

const breakdowns = ['theme', 'topic', 'source'] as const;

/** What can be measured of a few items: how many over time, what they speak of, how they rate. What has nothing is one line. */
export function ItemFigures({ filters }: { filters: FeedbackFilter }) {
  const base: MeasureRequest = { filters };
  const parted = useQueries({ queries: breakdowns.map((by) => brokenDown(base, by, { unit: 'items' })) });
  const score = useQuery(scoreOverTime(base, 'mean_rating'));
  const shown = breakdowns.filter((_, n) => !hasNoRows(parted[n]?.data));
  const isRated = score.data?.total.n !== 0;
  const nothing = [
    ...breakdowns.filter((by) => !shown.includes(by)).map((by) => groupingNames[by].many),
    ...(isRated ? [] : [breakdownWords.ratings]),
  ];
  return (
    <>
      <HeadlineFigures base={base} isOfFew />
      <VolumeChart base={base} unit="items" />
      {shown.map((by) => {
        const { one, many, none } = groupingNames[by];
        return (
          <BreakdownCard
            key={by}
            base={base}
            unit="items"
            by={by}
            title={many}
            one={one}
            none={none}
            empty={null}
          />
        );
      })}
      <ScoreChart base={base} isRated={isRated} />
      {nothing.length > 0 && <p className="sm mut">{breakdownWords.nothingFor(nothing)}</p>}
    </>
  );
}

/** Of an answer that came: without it nobody can say. */
function hasNoRows(answer: Measured | undefined): boolean {
  return answer !== undefined && answer.rows.every(({ key }) => key === null);
}
