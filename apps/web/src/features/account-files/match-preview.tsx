import type { AccountFault, AccountMatch } from '@earshot/contracts/account-files';
import { formatValue } from '../../lib/format-figure.ts';
import { formatCount } from '../../lib/format.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { matchWords } from './account-files.words.ts';
import styles from './account-files.module.css';

interface MatchPreviewProps {
  match: AccountMatch | undefined;
  error: Error | null;
  /** False while what is shown is of the mapping before. */
  isMatched: boolean;
  /** Accounts that are not here yet are added. */
  adds: boolean;
  /** Rows that the file could not give. */
  unread: readonly AccountFault[];
}

const shownRows = 8;
const shownFaults = 10;

/** What the file matches: figures, the first rows, and what cannot be read. */
export function MatchPreview({ match, error, isMatched, adds, unread }: MatchPreviewProps) {
  if (error) return <Alert meaning="bad">{whatAndWhy(matchWords.failed, problemSentence(error))}</Alert>;
  if (!match) return <Skeleton width="80%" />;
  const faults = [...unread, ...match.faults];
  const count = unread.length + match.fault_count;
  return (
    <div className={isMatched ? 'col g4' : `col g4 ${styles.old}`} aria-busy={!isMatched}>
      <section>
        <h2 className="h rule-head">{matchWords.heading}</h2>
        <dl className={styles.counts}>
          {matchWords.counts(match.counts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatCount(value)}</dd>
            </div>
          ))}
        </dl>
        <p className="xs mut" role="status">
          {isMatched ? matchWords.nothingSaved : matchWords.counting}
        </p>
      </section>
      {count > 0 && (
        <section>
          <h2 className="h rule-head">{matchWords.faults(count)}</h2>
          <ul className={styles.faults}>
            {faults.slice(0, shownFaults).map(({ line, column, detail }, at) => (
              <li key={at}>{matchWords.fault(line, column, detail)}</li>
            ))}
            {count > shownFaults && <li className="mut">{matchWords.more(count - shownFaults)}</li>}
          </ul>
        </section>
      )}
      <section>
        <h2 className="h rule-head">{matchWords.rows}</h2>
        <ul className={styles.rows}>
          {match.rows.slice(0, shownRows).map((row) => (
            <li key={row.line}>
              <div className="row between">
                <b className="clip">{row.account ?? row.name}</b>
                <span className="xs mut">
                  {row.matched_by === 'none' && !adds ? matchWords.notAdded : matchWords.how[row.matched_by]}
                </span>
              </div>
              <div className="sm sec clip">{factsOf(row)}</div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function factsOf({ name, account, plan, yearly_revenue_eur: revenue }: AccountMatch['rows'][number]): string {
  return [
    account !== null && account !== name && name,
    plan,
    revenue !== null && formatValue({ measure: 'count', unit: 'revenue' }, revenue),
  ]
    .filter(Boolean)
    .join(' · ');
}
