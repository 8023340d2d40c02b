import type { AccountInList } from '@earshot/contracts/people';
import { Link } from 'react-router';
import { accountPath, peoplePath } from '../../lib/feedback-paths.ts';
import { formatValue } from '../../lib/format-figure.ts';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { DataTable, type Column } from '../../ui/page/data-table.tsx';
import { itemsColumn, newestColumn, toneColumn } from './list-columns.tsx';
import { accountWords } from './people.words.ts';
import styles from './people-screen.module.css';

const nameOf = ({ name }: AccountInList) => name;

const columns: readonly Column<AccountInList>[] = [
  {
    head: accountWords.account,
    isRowHead: true,
    cellClass: styles.name,
    cell: ({ account_id: id, name }) => <Link to={accountPath(id)}>{name}</Link>,
  },
  itemsColumn(nameOf),
  {
    head: accountWords.people,
    isFigure: true,
    cell: ({ name, people }) =>
      people.count === null ? (
        <span className="mut">{accountWords.unknown}</span>
      ) : (
        <NumberLink
          value={people.count}
          to={peoplePath(people.filters)}
          label={accountWords.peopleOf(people.count, name)}
        />
      ),
  },
  toneColumn(nameOf),
  { ...newestColumn(nameOf), className: styles.wide },
  {
    head: accountWords.plan,
    className: styles.medium,
    cell: ({ plan }) => plan ?? <span className="mut">{accountWords.unknown}</span>,
  },
  {
    head: accountWords.revenue,
    isFigure: true,
    className: styles.medium,
    cell: ({ yearly_revenue_eur: revenue }) =>
      revenue === null ? (
        <span className="mut">{accountWords.unknown}</span>
      ) : (
        formatValue({ measure: 'count', unit: 'revenue' }, revenue)
      ),
  },
];

/** Accounts with their figures, each of which opens its items or people. */
export function AccountsTable({ rows }: { rows: readonly AccountInList[] }) {
  return (
    <DataTable
      caption={accountWords.caption}
      rows={rows}
      keyOf={({ account_id: id }) => id}
      columns={columns}
    />
  );
}
