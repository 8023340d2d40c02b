import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { MeasureRequest } from '@earshot/contracts/analytics';
import { BreakdownCard } from './breakdown-card.tsx';
import { HeadlineFigures } from './headline-figures.tsx';
import { breakdownWords, groupingNames } from './analytics.words.ts';
import { ScoreChart } from './score-chart.tsx';
import { VolumeChart } from './volume-chart.tsx';

const breakdowns = ['theme', 'topic', 'source'] as const;

/** What can be measured of a few items: how many over time, what they speak of, how they rate. */
export function ItemFigures({ filters }: { filters: FeedbackFilter }) {
  const base: MeasureRequest = { filters };
  return (
    <>
      <HeadlineFigures base={base} isOfFew />
      <VolumeChart base={base} unit="items" />
      {breakdowns.map((by) => {
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
            empty={<p className="sm sec">{breakdownWords.nothing(many)}</p>}
          />
        );
      })}
      <ScoreChart base={base} />
    </>
  );
}
