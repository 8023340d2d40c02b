import type { PersonInList } from '@earshot/contracts/people';
import { Link } from 'react-router';
import { accountPath, personPath } from '../../lib/feedback-paths.ts';
import { formatValue } from '../../lib/format-figure.ts';
import { Avatar } from '../../ui/page/avatar.tsx';
import { DataTable, type Column } from '../../ui/page/data-table.tsx';
import { itemsColumn, newestColumn, toneColumn } from './list-columns.tsx';
import { peopleWords } from './people.words.ts';
import { personName } from './person-name.ts';
import styles from './people-screen.module.css';

const columns: readonly Column<PersonInList>[] = [
  {
    head: peopleWords.person,
    isRowHead: true,
    cellClass: styles.name,
    cell: (person) => (
      <span className={styles.who}>
        <Avatar seed={`author ${person.author_id}`} size={24} />
        <span className={styles.words}>
          <Link to={personPath(person.author_id)}>{personName(person)}</Link>
          <span className={styles.note}>{noteOf(person)}</span>
        </span>
      </span>
    ),
  },
  itemsColumn<PersonInList>(personName),
  toneColumn<PersonInList>(personName),
  { ...newestColumn<PersonInList>(personName), className: styles.medium },
  {
    head: peopleWords.account,
    className: styles.wide,
    cell: ({ account }) =>
      account && (
        <>
          <Link to={accountPath(account.account_id)}>{account.name}</Link>
          <span className={styles.note}>
            {[
              account.plan,
              account.yearly_revenue_eur !== null &&
                formatValue({ measure: 'count', unit: 'revenue' }, account.yearly_revenue_eur),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </>
      ),
  },
];

/** People with their figures, each of which opens its items. */
export function PeopleTable({ rows }: { rows: readonly PersonInList[] }) {
  return (
    <DataTable
      caption={peopleWords.caption}
      rows={rows}
      keyOf={({ author_id: id }) => id}
      columns={columns}
    />
  );
}

/** Address, sources, and of how many authors they are one. */
function noteOf({ name, email, sources, author_count: authors }: PersonInList): string {
  return [
    name !== null && email,
    sources.map((source) => source.name).join(', '),
    authors > 1 && peopleWords.authors(authors),
  ]
    .filter(Boolean)
    .join(' · ');
}
