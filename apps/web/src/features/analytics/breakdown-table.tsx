import { dayMs } from '@earshot/contracts/durations';
import type { Measured, MeasureRow, Unit } from '@earshot/contracts/analytics';
import { figurePath } from '../../lib/figure-path.ts';
import { ShareLink } from '../../ui/overlays/share-link.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { ToneBar } from '../../ui/charts/tone-bar.tsx';
import { ChangeNote, type RiseMeans } from './change-note.tsx';
import { FigureLink } from './figure-link.tsx';
import { breakdownWords, unitNames } from './analytics.words.ts';
import styles from './breakdown-card.module.css';

interface BreakdownTableProps {
  caption: string;
  one: string;
  unit: Unit;
  rows: readonly MeasureRow[];
  answer: Measured;
  /** The same rows split by sentiment; undefined while it is on its way. */
  tone: Measured | undefined;
}

/** One row for each value. */
export function BreakdownTable({ caption, one, unit, rows, answer, tone }: BreakdownTableProps) {
  const hasChange = rows.some(({ figure }) => figure.change);
  const tones = new Map(tone?.rows.map((row) => [row.key, tonesOf(row, tone)]));
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{one}</th>
          <th scope="col" className={figureCell}>
            {unitNames[unit]}
          </th>
          {hasChange && (
            <th scope="col" className={figureCell}>
              {breakdownWords.change}
            </th>
          )}
          <th scope="col" className={styles.optional}>
            {breakdownWords.course}
          </th>
          <th scope="col" className={styles.optional}>
            {breakdownWords.sentiment}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const parts = tones.get(row.key);
          return (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td className={figureCell}>
                <FigureLink figure={row.figure} label={row.label} />
              </td>
              {hasChange && (
                <td className={figureCell}>
                  <ChangeNote figure={row.figure} rise={riseOf(parts)} />
                </td>
              )}
              <td className={`${styles.course} ${styles.optional}`}>
                <Sparkline
                  values={(row.split ?? []).map(({ value }) => value ?? 0)}
                  label={breakdownWords.course_of(row.label)}
                  isPartial={isLastPartial(answer)}
                />
              </td>
              <td className={styles.optional}>
                {parts && (
                  <span className={styles.tone}>
                    <ToneBar negative={parts.negative} neutral={parts.neutral} positive={parts.positive} />
                    <ShareLink
                      label={breakdownWords.negativeOf(row.label)}
                      part={parts.negative}
                      whole={sum(parts)}
                      to={parts.toNegative}
                    />
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

interface Tones {
  negative: number;
  neutral: number;
  positive: number;
  /** Where the negative items are listed. */
  toNegative: string;
}

function tonesOf({ split }: MeasureRow, { series }: Measured): Tones {
  const at = (key: string) => split?.[series?.findIndex((one) => one.key === key) ?? -1];
  const count = (key: string) => at(key)?.value ?? 0;
  return {
    negative: count('negative'),
    neutral: count('neutral'),
    positive: count('positive'),
    toNegative: figurePath('items', at('negative')?.filters ?? {}),
  };
}

const sum = ({ negative, neutral, positive }: Tones) => negative + neutral + positive;

/** More complaints are bad, more praise is good; where neither has the majority, more is just more. */
function riseOf(parts: Tones | undefined): RiseMeans {
  if (!parts) return 'neither';
  if (parts.negative > sum(parts) / 2) return 'bad';
  return parts.positive > sum(parts) / 2 ? 'good' : 'neither';
}

/** The last stretch of a period that ends today is not over. */
function isLastPartial({ series, period, time }: Measured): boolean {
  const last = series?.at(-1)?.key;
  if (!last || !period || time === 'day') return false;
  const days = { week: 7, month: 28, quarter: 90, year: 365, auto: 1, day: 1 }[time ?? 'day'];
  return (Date.parse(period.to) - Date.parse(last)) / dayMs + 1 < days;
}
