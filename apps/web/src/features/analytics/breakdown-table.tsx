import { dayMs } from '@earshot/contracts/durations';
import type { Measured, MeasureRow, Unit } from '@earshot/contracts/analytics';
import { figurePath } from '../../lib/figure-path.ts';
import { ShareLink } from '../../ui/overlays/share-link.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
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
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={({ key }) => key ?? ''}
      columns={[
        { head: one, isRowHead: true, cell: ({ label }) => label },
        {
          head: unitNames[unit],
          isFigure: true,
          cell: ({ figure, label }) => <FigureLink figure={figure} label={label} />,
        },
        hasChange && {
          head: breakdownWords.change,
          isFigure: true,
          cell: ({ key, figure }) => <ChangeNote figure={figure} rise={riseOf(tones.get(key))} />,
        },
        {
          head: breakdownWords.course,
          className: styles.optional,
          cellClass: styles.course,
          cell: ({ label, split }) => (
            <Sparkline
              values={(split ?? []).map(({ value }) => value ?? 0)}
              label={breakdownWords.course_of(label)}
              isPartial={isLastPartial(answer)}
            />
          ),
        },
        {
          head: breakdownWords.sentiment,
          className: styles.optional,
          cell: ({ key, label }) => <ToneParts parts={tones.get(key)} label={label} />,
        },
      ]}
    />
  );
}

function ToneParts({ parts, label }: { parts: Tones | undefined; label: string }) {
  if (!parts) return null;
  return (
    <span className={styles.tone}>
      <ToneBar negative={parts.negative} neutral={parts.neutral} positive={parts.positive} />
      <ShareLink
        label={breakdownWords.negativeOf(label)}
        part={parts.negative}
        whole={sum(parts)}
        to={parts.toNegative}
      />
    </span>
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
