import { units, type MeasureRequest, type Unit } from '@earshot/contracts/analytics';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import type { AnalysisParts } from './analysis-parts.ts';
import { BreakdownCard } from './breakdown-card.tsx';
import { DriversCard } from './drivers-card.tsx';
import { breakdownWords, groupingNames, unitNames } from './analytics.words.ts';
import { ScoreChart } from './score-chart.tsx';
import { SegmentsCard } from './segments-card.tsx';
import { VolumeChart } from './volume-chart.tsx';
import styles from './analysis-screen.module.css';

interface AnalysisSectionsProps {
  base: MeasureRequest;
  unit: Unit;
  onUnit: (unit: Unit) => void;
  ways: AnalysisParts['ways'];
}

/** Everything below the headline figures. */
export function AnalysisSections({ base, unit, onUnit, ways }: AnalysisSectionsProps) {
  const shared = { base, unit };
  return (
    <>
      <div className="row wrap between">
        <span className="sm sec">Count by</span>
        <Segmented
          label="Count by"
          value={unit}
          options={units.map((value) => ({ value, label: unitNames[value] }))}
          onChange={onUnit}
        />
      </div>
      <div className={styles.two}>
        <VolumeChart {...shared} />
        <DriversCard base={base} />
      </div>
      <BreakdownCard
        {...shared}
        by="theme"
        title={groupingNames.theme.many}
        {...rowNames('theme')}
        empty={<Nothing sentence={breakdownWords.noThemes} to={ways.theme} label={breakdownWords.toThemes} />}
      />
      <BreakdownCard
        {...shared}
        by="topic"
        title={groupingNames.topic.many}
        {...rowNames('topic')}
        empty={<Nothing sentence={breakdownWords.noTopics} to={ways.topic} label={breakdownWords.toTopics} />}
      />
      <ScoreChart base={base} />
      <BreakdownCard
        {...shared}
        by="source"
        title={groupingNames.source.many}
        {...rowNames('source')}
        empty={<p className="sm sec">{breakdownWords.nothing(groupingNames.source.many)}</p>}
      />
      <SegmentsCard {...shared} />
    </>
  );
}

function rowNames(by: 'theme' | 'topic' | 'source') {
  const { one, none } = groupingNames[by];
  return { one, none };
}

function Nothing({ sentence, to, label }: { sentence: string; to: string | undefined; label: string }) {
  return (
    <div className="row wrap between">
      <p className="sec">{sentence}</p>
      {to !== undefined && (
        <ButtonLink size="sm" to={to}>
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
