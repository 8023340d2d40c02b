import type { CallReply } from '@earshot/contracts/call';
import type { AccountMapping, accountFiles } from '@earshot/contracts/account-files';
import type { AccountTarget } from '@earshot/contracts/imports/import-targets';
import { accountTargets } from '@earshot/contracts/imports/import-targets';
import { BreakableName } from '../../ui/text/breakable-name.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { markedRow, Table } from '../../ui/page/table.tsx';
import { mappingWords } from './account-files.words.ts';
import styles from './account-files.module.css';

interface ColumnTargetsProps {
  found: CallReply<typeof accountFiles.read>;
  mapping: AccountMapping;
  onChange: (part: Pick<AccountMapping, 'columns'>) => void;
}

const shownValues = 2;
const options = accountTargets.map((value) => ({ value, label: mappingWords.targets[value] }));

/** Every column of the file with its first values and what it becomes. */
export function ColumnTargets({ found, mapping, onChange }: ColumnTargetsProps) {
  const become = (at: number, target: AccountTarget) =>
    onChange({
      columns: mapping.columns.map((column, index) => (index === at ? { ...column, target } : column)),
    });
  return (
    <section className="card">
      <div className={`hd ${styles.wrap}`}>
        <h2 className="h">{mappingWords.heading}</h2>
        <span className="sm mut">{found.mapping_kept ? mappingWords.kept : mappingWords.guessed}</span>
      </div>
      <Table caption={mappingWords.heading}>
        <thead>
          <tr>
            <th scope="col">{mappingWords.inFile}</th>
            <th scope="col" className={styles.values}>
              {mappingWords.values}
            </th>
            <th scope="col">{mappingWords.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {mapping.columns.map(({ name, target }, at) => {
            const samples = found.samples[at] ?? [];
            return (
              <tr key={at} className={target === 'ignore' && samples.length > 0 ? markedRow : undefined}>
                <th scope="row" className={`mono ${styles.column}`}>
                  <BreakableName name={name} />
                </th>
                <td className={styles.values}>
                  {samples.slice(0, shownValues).map((value, index) => (
                    <div key={index} className={index ? 'clip mut' : 'clip'}>
                      {value}
                    </div>
                  ))}
                  {samples.length === 0 && <span className="mut">{mappingWords.noValues}</span>}
                </td>
                <td>
                  <Select
                    small
                    hideLabel
                    label={mappingWords.becomesOf(name)}
                    options={options}
                    value={target}
                    onChange={(next) => become(at, next)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
}
