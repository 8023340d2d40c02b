import type { ImportRun } from '@earshot/contracts/imports';
import { BreakableName } from '../../../ui/text/breakable-name.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { detectWords, matchWords } from '../imports.words.ts';
import styles from './file-preview.module.css';

const shownValues = 3;

/** The columns as they were read, with their first values, to see whether the reading is right. */
export function FilePreview({ run }: { run: ImportRun }) {
  return (
    <section className={`card ${styles.card}`}>
      <div className="hd">
        <h2 className="h">{detectWords.preview}</h2>
      </div>
      <Table caption={detectWords.previewCaption}>
        <thead>
          <tr>
            <th scope="col">{detectWords.column}</th>
            <th scope="col">{detectWords.firstValues}</th>
          </tr>
        </thead>
        <tbody>
          {run.columns.map((column, at) => (
            <tr key={at}>
              <th scope="row" className={`mono ${styles.name}`}>
                <BreakableName name={column.name} />
              </th>
              <td className={styles.values}>
                {column.samples.length
                  ? column.samples.slice(0, shownValues).map((value, index) => (
                      <div key={index} className="clip">
                        {value}
                      </div>
                    ))
                  : matchWords.noValues}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
