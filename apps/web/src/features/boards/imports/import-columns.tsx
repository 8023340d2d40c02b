import type { boards } from '@earshot/contracts/boards';
import { importFields, type ImportField } from '@earshot/contracts/boards/import-fields';
import type { CallReply } from '@earshot/contracts/call';
import { useState } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { cardImportWords as words, fieldNames } from './card-import.words.ts';
import styles from './import-cards.module.css';

type Columns = CallReply<typeof boards.previewCardImport>['columns'];

interface ImportColumnsProps {
  columns: Columns;
  /** Those that are not imported, too. */
  showsAll: boolean;
  onChange: (index: number, field: ImportField | null) => void;
}

const options = [
  { value: 'none' as const, label: words.notUsed },
  ...importFields.map((value) => ({ value, label: fieldNames[value] })),
];

/** What each column of the file holds; those that are not imported are behind a button. */
export function ImportColumns({ columns, showsAll, onChange }: ImportColumnsProps) {
  const [isOpened, setOpened] = useState(false);
  const isWhole = isOpened || showsAll;
  const named = columns.map((column, index) => ({ ...column, index }));
  const others = named.filter(({ field }) => field === null).length;
  return (
    <section className={styles.part}>
      <h3>{words.columns}</h3>
      <ul className={styles.list}>
        {named
          .filter(({ field }) => isWhole || field !== null)
          .map(({ index, name, field, samples }) => (
            <li key={index} className={styles.column}>
              <div className={styles.named}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span className={`sm mut ${styles.samples}`}>
                  <bdi>{samples.length === 0 ? words.noSamples : samples.join(' · ')}</bdi>
                </span>
              </div>
              <Select
                label={words.columnIs(name)}
                hideLabel
                small
                value={field ?? 'none'}
                onChange={(value) => onChange(index, value === 'none' ? null : value)}
                options={options}
              />
            </li>
          ))}
      </ul>
      {!isWhole && others > 0 && (
        <div>
          <Button size="sm" onClick={() => setOpened(true)}>
            {words.otherColumns(others)}
          </Button>
        </div>
      )}
    </section>
  );
}
