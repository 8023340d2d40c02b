import type { ImportTarget } from '@earshot/contracts/imports/import-targets';
import type { ImportRun } from '@earshot/contracts/imports';
import { fieldError } from '../../../lib/api-problem.ts';
import { Table } from '../../../ui/page/table.tsx';
import { ColumnRow } from './column-row.tsx';
import { matchWords } from '../imports.words.ts';
import type { MappingDraft } from './use-mapping-draft.ts';
import styles from './column-table.module.css';

interface ColumnTableProps {
  run: ImportRun;
  draft: MappingDraft;
  /** The mapping was taken over from the last file with the same columns. */
  isKept: boolean;
}

/** Every column of the file: what it holds, what it becomes, and how sure that is. */
export function ColumnTable({ run, draft, isKept }: ColumnTableProps) {
  const { mapping, change, error } = draft;
  const matched = mapping.targets.filter((target) => target !== 'ignore').length;
  const become = (at: number, target: ImportTarget) =>
    change({ targets: mapping.targets.map((before, index) => (index === at ? target : before)) });
  const fault = fieldError(error, '#/body/mapping/targets');
  return (
    <section className={`card ${styles.card}`}>
      <div className={`hd ${styles.head}`}>
        <h2 className="h">{matchWords.heading}</h2>
        <span className="sm mut">
          {matchWords.matched(matched, run.columns.length)} {isKept ? matchWords.kept : matchWords.guessed}
        </span>
        {fault && <span className="sm bad">{fault}</span>}
      </div>
      <Table caption={matchWords.heading}>
        <thead>
          <tr>
            <th scope="col" className={styles.column}>
              {matchWords.inFile}
            </th>
            <th scope="col" className={styles.values}>
              {matchWords.values}
            </th>
            <th scope="col" className={styles.becomes}>
              {matchWords.becomes}
            </th>
            <th scope="col" className={styles.sure}>
              {matchWords.sure}
            </th>
            <th scope="col" className={styles.note}>
              {matchWords.note}
            </th>
          </tr>
        </thead>
        <tbody>
          {run.columns.map((column, at) => (
            <ColumnRow
              key={at}
              column={column}
              target={mapping.targets[at] ?? 'ignore'}
              scale={mapping.rating_scale}
              dateNote={run.date_note}
              fault={fieldError(error, `#/body/mapping/targets/${at}`)}
              onChange={(target) => become(at, target)}
            />
          ))}
        </tbody>
      </Table>
    </section>
  );
}
