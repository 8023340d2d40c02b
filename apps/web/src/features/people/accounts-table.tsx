import type { AccountInList } from '@earshot/contracts/people';
import { Link } from 'react-router';
import { accountPath, feedbackListPath, peoplePath } from '../../lib/feedback-paths.ts';
import { formatValue } from '../../lib/format-figure.ts';
import { formatCount } from '../../lib/format.ts';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { ToneFigures } from '../../ui/charts/tone-figures.tsx';
import { NewestLink } from './newest-link.tsx';
import { accountWords, peopleWords } from './people.words.ts';
import styles from './people-screen.module.css';

/** Accounts with their figures, each of which opens its items or people. */
export function AccountsTable({ rows }: { rows: readonly AccountInList[] }) {
  return (
    <Table caption={accountWords.caption}>
      <thead>
        <tr>
          <th scope="col">{accountWords.account}</th>
          <th scope="col" className={figureCell}>
            {peopleWords.items}
          </th>
          <th scope="col" className={figureCell}>
            {accountWords.people}
          </th>
          <th scope="col" className={styles.medium}>
            {peopleWords.tone}
          </th>
          <th scope="col" className={styles.wide}>
            {peopleWords.last}
          </th>
          <th scope="col" className={styles.medium}>
            {accountWords.plan}
          </th>
          <th scope="col" className={`${figureCell} ${styles.medium}`}>
            {accountWords.revenue}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((account) => (
          <AccountRow key={account.account_id} account={account} />
        ))}
      </tbody>
    </Table>
  );
}

function AccountRow({ account }: { account: AccountInList }) {
  const {
    account_id: id,
    name,
    plan,
    yearly_revenue_eur: revenue,
    items,
    people,
    sentiment,
    newest,
  } = account;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Link to={accountPath(id)}>{name}</Link>
      </th>
      <td className={figureCell}>
        <NumberLink
          value={items.count}
          to={feedbackListPath(items.filters)}
          label={peopleWords.itemsOf(formatCount(items.count), name)}
        />
      </td>
      <td className={figureCell}>
        {people.count === null ? (
          <span className="mut">{accountWords.unknown}</span>
        ) : (
          <NumberLink
            value={people.count}
            to={peoplePath(people.filters)}
            label={accountWords.peopleOf(formatCount(people.count), name)}
          />
        )}
      </td>
      <td className={styles.medium}>
        <ToneFigures sentiment={sentiment} name={name} />
      </td>
      <td className={styles.wide}>
        <NewestLink newest={newest} name={name} />
      </td>
      <td className={styles.medium}>{plan ?? <span className="mut">{accountWords.unknown}</span>}</td>
      <td className={`${figureCell} ${styles.medium}`}>
        {revenue === null ? (
          <span className="mut">{accountWords.unknown}</span>
        ) : (
          formatValue({ measure: 'count', unit: 'revenue' }, revenue)
        )}
      </td>
    </tr>
  );
}
