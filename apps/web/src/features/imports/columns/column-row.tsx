import { importTargets, type ImportTarget } from '@earshot/contracts/imports/import-targets';
import type { ImportMapping, ImportRun } from '@earshot/contracts/imports';
import { formatShare } from '../../../lib/format.ts';
import { BreakableName } from '../../../ui/text/breakable-name.tsx';
import { Select, type Option } from '../../../ui/inputs/select.tsx';
import { markedRow } from '../../../ui/page/table.tsx';
import { importWords, matchWords } from '../imports.words.ts';
import styles from './column-table.module.css';

interface ColumnRowProps {
  column: ImportRun['columns'][number];
  target: ImportTarget;
  scale: ImportMapping['rating_scale'];
  dateNote: string | null;
  /** What is wrong with this choice. */
  fault: string | undefined;
  onChange: (target: ImportTarget) => void;
}

/** From here on a guess needs no second look. */
const sureFrom = 0.9;
const shownValues = 2;

/** One column of the file; a choice that is not sure, or leaves values out, asks for a look. */
export function ColumnRow({ column, target, scale, dateNote, fault, onChange }: ColumnRowProps) {
  const isGuess = target === column.guess;
  const leavesOut = target === 'ignore' && column.samples.length > 0;
  return (
    <tr className={leavesOut ? `${markedRow} ${styles.left}` : undefined}>
      <th scope="row" className={`mono ${styles.column}`}>
        <BreakableName name={column.name} />
      </th>
      <td className={styles.values}>
        {column.samples.slice(0, shownValues).map((value, at) => (
          <div key={at} className={at ? 'clip mut' : 'clip'}>
            {value}
          </div>
        ))}
        {!column.samples.length && <span className="mut">{matchWords.noValues}</span>}
      </td>
      <td className={styles.becomes}>
        <Select
          small
          hideLabel
          label={matchWords.becomesOf(column.name)}
          options={targetOptions(scale)}
          value={target}
          aria-invalid={fault ? true : undefined}
          onChange={onChange}
        />
      </td>
      <td className={styles.sure}>{isGuess && target !== 'ignore' && <Sure share={column.confidence} />}</td>
      <td className={styles.note}>
        {fault ? (
          <span className="bad" role="alert">
            {fault}
          </span>
        ) : (
          noteOf(column, target, dateNote)
        )}
      </td>
    </tr>
  );
}

function noteOf(column: ColumnRowProps['column'], target: ImportTarget, dateNote: string | null): string {
  if (target !== column.guess) return matchWords.chosen;
  return (target === 'said_at' ? dateNote : null) ?? column.note ?? '';
}

function Sure({ share }: { share: number }) {
  const isSure = share >= sureFrom;
  return (
    <span className={isSure ? styles.bar : `${styles.bar} ${styles.unsure}`}>
      <i aria-hidden="true">
        <b style={{ width: `${Math.round(share * 100)}%` }} />
      </i>
      <span>{formatShare(share)}</span>
    </span>
  );
}

function targetOptions(scale: ImportMapping['rating_scale']): Option<ImportTarget>[] {
  return importTargets.map((value) => ({
    value,
    label: value === 'rating' && scale ? matchWords.rating(scale.min, scale.max) : importWords.targets[value],
  }));
}
