import type { PersonInList } from '@earshot/contracts/people';
import { Link } from 'react-router';
import { accountPath, feedbackListPath, personPath } from '../../lib/feedback-paths.ts';
import { formatValue } from '../../lib/format-figure.ts';
import { formatCount } from '../../lib/format.ts';
import { Avatar } from '../../ui/page/avatar.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { ToneFigures } from '../../ui/charts/tone-figures.tsx';
import { NewestLink } from './newest-link.tsx';
import { peopleWords } from './people.words.ts';
import { personName } from './person-name.ts';
import styles from './people-screen.module.css';

/** People with their figures, each of which opens its items. */
export function PeopleTable({ rows }: { rows: readonly PersonInList[] }) {
  return (
    <Table caption={peopleWords.caption}>
      <thead>
        <tr>
          <th scope="col">{peopleWords.person}</th>
          <th scope="col" className={figureCell}>
            {peopleWords.items}
          </th>
          <th scope="col" className={styles.medium}>
            {peopleWords.tone}
          </th>
          <th scope="col" className={styles.medium}>
            {peopleWords.last}
          </th>
          <th scope="col" className={styles.wide}>
            {peopleWords.account}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((person) => (
          <PersonRow key={person.author_id} person={person} />
        ))}
      </tbody>
    </Table>
  );
}

function PersonRow({ person }: { person: PersonInList }) {
  const { author_id: id, account, items, sentiment, newest } = person;
  const name = personName(person);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={styles.who}>
          <Avatar seed={`author ${id}`} size={24} />
          <span className={styles.words}>
            <Link to={personPath(id)}>{name}</Link>
            <span className={styles.note}>{noteOf(person)}</span>
          </span>
        </span>
      </th>
      <td className={figureCell}>
        <NumberLink
          value={items.count}
          to={feedbackListPath(items.filters)}
          label={peopleWords.itemsOf(formatCount(items.count), name)}
        />
      </td>
      <td className={styles.medium}>
        <ToneFigures sentiment={sentiment} name={name} />
      </td>
      <td className={styles.medium}>
        <NewestLink newest={newest} name={name} />
      </td>
      <td className={styles.wide}>
        {account && (
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
        )}
      </td>
    </tr>
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
