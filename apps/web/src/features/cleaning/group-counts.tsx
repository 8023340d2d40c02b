import type { CleaningRun } from '@earshot/contracts/cleaning';
import { formatCount } from '../../lib/format.ts';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { cleaningWords } from './cleaning.words.ts';
import styles from './cleaning.module.css';

/** How many items each topic and theme had before a run, and has after it; once that is known, only those that changed. */
export function GroupCounts({ counts }: { counts: CleaningRun['counts'] }) {
  const isCounted = counts.every(({ after }) => after !== null);
  const shown = isCounted ? counts.filter(({ before, after }) => before !== after) : counts;
  if (counts.length === 0) return null;
  if (shown.length === 0) return <p>{cleaningWords.noCountChange}</p>;
  return (
    <div className="col g2">
      <h3 className="b">{cleaningWords.counts}</h3>
      <div className="card">
        <Table caption={cleaningWords.counts}>
          <thead>
            <tr>
              <th scope="col">{cleaningWords.group}</th>
              <th scope="col" className={figureCell}>
                {cleaningWords.before}
              </th>
              <th scope="col" className={figureCell}>
                {cleaningWords.after}
              </th>
              <th scope="col" className={figureCell}>
                {cleaningWords.change}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ kind, id, name, before, after }) => (
              <tr key={`${kind} ${id}`}>
                <th scope="row" className={styles.name}>
                  {name ?? cleaningWords.gone} <span className="mut">{cleaningWords.kinds[kind]}</span>
                </th>
                <td className={figureCell}>{formatCount(before)}</td>
                <td className={figureCell}>{after === null ? '…' : formatCount(after)}</td>
                <td className={figureCell}>{after === null ? '…' : changeOf(after - before)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

function changeOf(by: number): string {
  return by < 0 ? `−${formatCount(-by)}` : `+${formatCount(by)}`;
}
