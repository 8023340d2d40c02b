import type { PersonDetail } from '@earshot/contracts/people';
import { Link } from 'react-router';
import { accountPath, feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCounted } from '../../lib/format.ts';
import { personWords } from './people.words.ts';
import styles from './person-page.module.css';

/** The accounts that a person's items count for. */
export function PersonAccounts({ person }: { person: PersonDetail }) {
  const { accounts, given_account: given } = person;
  if (accounts.length === 0 && !given) return <p className="sm mut">{personWords.noAccount}</p>;
  return (
    <section className="card" aria-label={personWords.accounts}>
      <div className="hd">
        <h2 className="h">{personWords.accounts}</h2>
      </div>
      <div className="pad col g3">
        {accounts.length === 0 && <p className="sec">{personWords.noAccount}</p>}
        <ul className={styles.facts}>
          {accounts.map((account) => (
            <li key={account.account_id}>
              <Link to={accountPath(account.account_id)}>{account.name}</Link>{' '}
              <span className={styles.inline}>
                {account.plan !== null && `${account.plan} · `}
                <Link to={feedbackListPath(account.items.filters)}>
                  {formatCounted(account.items.count, 'item')}
                </Link>
              </span>
            </li>
          ))}
        </ul>
        {given && <p className="sm sec">{personWords.given(given.name)}</p>}
      </div>
    </section>
  );
}
