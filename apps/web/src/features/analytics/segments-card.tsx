import type { GroupingName, MeasureRequest, Unit } from '@earshot/contracts/analytics';
import { useState } from 'react';
import { Select } from '../../ui/inputs/select.tsx';
import { BreakdownCard } from './breakdown-card.tsx';
import { breakdownWords, groupingNames } from './analytics.words.ts';

type Segment = Extract<GroupingName, 'plan' | 'account' | 'author' | 'language' | 'stars'>;
const segments: Segment[] = ['plan', 'account', 'author', 'language', 'stars'];

/** Who said it: plans, accounts, people, languages, ratings. */
export function SegmentsCard({ base, unit }: { base: MeasureRequest; unit: Unit }) {
  const [by, setBy] = useState<Segment>('plan');
  const { one, many, none } = groupingNames[by];
  return (
    <BreakdownCard
      key={by}
      base={base}
      unit={unit}
      by={by}
      title={breakdownWords.segments}
      one={one}
      none={none}
      empty={<p className="sm sec">{breakdownWords.nothing(many)}</p>}
      aside={
        <Select
          small
          hideLabel
          label={breakdownWords.segmentBy}
          value={by}
          options={segments.map((value) => ({ value, label: groupingNames[value].many }))}
          onChange={setBy}
        />
      }
    />
  );
}
