import type { Grouping, Measured, MeasureRequest, Unit } from '@earshot/contracts/analytics';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { csvOf } from '@earshot/report-view/csv';
import { figurePath } from '../../lib/figure-path.ts';
import { fileNameOf, saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { BreakdownTable } from './breakdown-table.tsx';
import { ChartWaiting } from './chart-waiting.tsx';
import { FigureLink } from './figure-link.tsx';
import { brokenDown, firstRows, measured } from './analytics.queries.ts';
import { breakdownWords } from './analytics.words.ts';
import styles from './breakdown-card.module.css';

interface BreakdownCardProps {
  title: string;
  /** What one row is, such as `Theme`. */
  one: string;
  /** What the items without any are, such as `in no theme`. */
  none: string;
  by: Grouping;
  base: MeasureRequest;
  unit: Unit;
  /** Instead of the table when there is nothing in it. */
  empty: ReactNode;
  /** Right of the title. */
  aside?: ReactNode;
}

const moreRows = 200;
type Order = 'size' | 'change';

/** Feedback parted by a property: how much, how it changed, its course and its sentiment. */
export function BreakdownCard({ title, one, none, by, base, unit, empty, aside }: BreakdownCardProps) {
  const [order, setOrder] = useState<Order>('size');
  const [limit, setLimit] = useState(firstRows);
  const query = useQuery(brokenDown(base, by, { unit, order, limit }));
  const tone = useQuery(measured({ filters: base.filters, by, limit: moreRows, split_by: 'sentiment' }));
  return (
    <QueryView query={query} what={title} waiting={<ChartWaiting />}>
      {(answer) => {
        const named = answer.rows.filter(({ key }) => key !== null);
        const rest = answer.rows.find(({ key }) => key === null);
        if (named.length === 0) return <EmptyCard title={title} aside={aside} empty={empty} />;
        return (
          <section className="card" aria-label={title}>
            <div className={`hd wrap ${styles.head}`}>
              <h2 className="h grow">{title}</h2>
              {aside}
              {base.compare !== undefined && (
                <Segmented
                  label={breakdownWords.order}
                  value={order}
                  options={[
                    { value: 'size', label: breakdownWords.by.size },
                    { value: 'change', label: breakdownWords.by.change },
                  ]}
                  onChange={setOrder}
                />
              )}
              <Button
                size="sm"
                variant="quiet"
                iconOnly
                className="no-print"
                aria-label={`Export ${title}`}
                onClick={() => saveFile(`${fileNameOf(title)}.csv`, new Blob([csvOf(tableOf(answer, one))]))}
              >
                <Icon name="download" size="s" />
              </Button>
            </div>
            <div className={styles.scroll} role="region" aria-label={`${title}, table`} tabIndex={0}>
              <BreakdownTable
                caption={title}
                one={one}
                unit={unit}
                rows={named}
                answer={answer}
                tone={tone.data}
              />
            </div>
            <div className={styles.foot}>
              <span className="xs mut">
                {breakdownWords.shown(named.length, named.length + answer.more_rows)}
              </span>
              <span className="row wrap">
                {rest && (
                  <span className="sm">
                    <FigureLink figure={rest.figure} label={rest.label} /> {none}
                  </span>
                )}
                {answer.more_rows > 0 && (
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() => setLimit(limit === firstRows ? 25 : moreRows)}
                  >
                    {breakdownWords.more(
                      Math.min(answer.more_rows, limit === firstRows ? 17 : moreRows - 25),
                    )}
                  </Button>
                )}
              </span>
            </div>
          </section>
        );
      }}
    </QueryView>
  );
}

function EmptyCard({ title, aside, empty }: Pick<BreakdownCardProps, 'title' | 'aside' | 'empty'>) {
  return (
    <section className="card" aria-label={title}>
      <div className="hd wrap">
        <h2 className="h grow">{title}</h2>
        {aside}
      </div>
      <div className="pad">{empty}</div>
    </section>
  );
}

function tableOf({ rows, series }: Measured, one: string): (string | number | null)[][] {
  return [
    [one, 'Value', 'Before', 'Difference', 'Verdict', ...(series ?? []).map(({ label }) => label), 'Address'],
    ...rows.map(({ label, figure, split }) => [
      label,
      figure.value,
      figure.change?.verdict === 'not_covered' ? null : (figure.change?.from ?? null),
      figure.change?.difference ?? null,
      figure.change?.verdict ?? '',
      ...(split ?? []).map(({ value }) => value),
      window.location.origin + figurePath(figure.unit, figure.filters),
    ]),
  ];
}
