import {
  driverScores,
  groupings,
  type Driver,
  type DriverScore,
  type GroupingName,
  type MeasureRequest,
} from '@earshot/contracts/analytics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDifference, formatValue } from '../../lib/format-figure.ts';
import { QueryView } from '../../ui/states/query-view.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import { FigureLink } from './figure-link.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { drivers } from './analytics.queries.ts';
import { driverScoreNames, driverWords, groupingNames } from './analytics.words.ts';
import styles from './drivers-card.module.css';

const byOptions = groupings.filter((name) => name !== 'sentiment' && name !== 'stars');
const shownRows = 7;

/** What raises and lowers a score, by what would be left of it without each row's items. */
export function DriversCard({ base }: { base: MeasureRequest }) {
  const [score, setScore] = useState<DriverScore>('mean_rating');
  const [chosen, setBy] = useState<GroupingName | null>(null);
  const themes = useQuery(drivers({ filters: base.filters, score, by: 'theme', limit: shownRows }));
  const hasThemes = themes.data?.drivers.some(({ key }) => key !== null) ?? true;
  const by = chosen ?? (hasThemes ? 'theme' : 'source');
  const query = useQuery(drivers({ filters: base.filters, score, by, limit: shownRows }));
  const name = driverScoreNames[score];
  return (
    <section className="card" aria-label={driverWords.title}>
      <div className="hd">
        <h2 className="h grow">{driverWords.title}</h2>
      </div>
      <div className="pad col g3">
        <div className={styles.choices}>
          <Select
            small
            label={driverWords.score}
            value={score}
            options={driverScores.map((value) => ({ value, label: driverScoreNames[value] }))}
            onChange={setScore}
          />
          <Select
            small
            label={driverWords.by}
            value={by}
            options={byOptions.map((value) => ({ value, label: groupingNames[value].one }))}
            onChange={setBy}
          />
        </div>
        <QueryView query={query} what={driverWords.title}>
          {(answer) =>
            answer.score.value === null ? (
              <p className="sm sec">
                {driverWords.none(name)}
                <LeftOutNote leftOut={answer.left_out} />
              </p>
            ) : (
              <>
                <p className="sm sec">
                  {driverWords.lead(name, formatValue(answer.score, answer.score.value))}
                </p>
                <div className={styles.table}>
                  <DataTable
                    caption={driverWords.title}
                    rows={answer.drivers}
                    keyOf={({ key }) => key ?? ''}
                    columns={[
                      { head: groupingNames[by].one, isRowHead: true, cell: ({ label }) => label },
                      {
                        head: driverWords.own,
                        isFigure: true,
                        cell: ({ label, own }) => <FigureLink figure={own} label={`${label}, ${name}`} />,
                      },
                      {
                        head: driverWords.contribution,
                        isFigure: true,
                        cell: (driver) => <Contribution driver={driver} score={score} />,
                      },
                    ]}
                  />
                </div>
                <p className="xs mut">
                  <LeftOutNote leftOut={answer.left_out} />
                </p>
              </>
            )
          }
        </QueryView>
      </div>
    </section>
  );
}

interface ContributionProps {
  driver: Driver;
  score: DriverScore;
}

/** By how much a score would change: coloured only where that is more than chance. */
function Contribution({ driver: { contribution, interval }, score }: ContributionProps) {
  if (contribution === null) return <span className="mut">{driverWords.nothing}</span>;
  const measure = score === 'negative_share' ? 'share' : score;
  const change = { from: null, difference: contribution };
  const shown = formatDifference({ measure, unit: 'items' }, change);
  const isSure = interval !== null && (interval[0] > 0 || interval[1] < 0);
  if (!isSure) return <span className="mut">{shown}</span>;
  const isGood = contribution > 0 === (score !== 'negative_share');
  return <b className={`b ${isGood ? 'good' : 'bad'}`}>{shown}</b>;
}
