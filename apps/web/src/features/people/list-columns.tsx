import type { AccountInList, PersonInList } from '@earshot/contracts/people';
import { Link } from 'react-router';
import { feedbackListPath, itemPath } from '../../lib/feedback-paths.ts';
import { ToneFigures } from '../../ui/charts/tone-figures.tsx';
import type { Column } from '../../ui/page/data-table.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { listWords, peopleWords } from './people.words.ts';
import styles from './people-screen.module.css';

/** What the lists of people and of accounts both tell of who said something. */
type Said = Pick<PersonInList & AccountInList, 'items' | 'sentiment' | 'newest'>;

/** How many items somebody said, which opens them. */
export function itemsColumn<Row extends Said>(nameOf: (row: Row) => string): Column<Row> {
  return {
    head: peopleWords.items,
    isFigure: true,
    cell: (row) => (
      <NumberLink
        value={row.items.count}
        to={feedbackListPath(row.items.filters)}
        label={peopleWords.itemsOf(row.items.count, nameOf(row))}
      />
    ),
  };
}

/** How often it was negative and positive. */
export function toneColumn<Row extends Said>(nameOf: (row: Row) => string): Column<Row> {
  return {
    head: peopleWords.tone,
    className: styles.medium,
    cell: (row) => <ToneFigures sentiment={row.sentiment} whose={`from ${nameOf(row)}`} />,
  };
}

/** When somebody last said something, which leads there. */
export function newestColumn<Row extends Said>(nameOf: (row: Row) => string): Column<Row> {
  return {
    head: peopleWords.last,
    cell: (row) => (
      <Link to={itemPath(row.newest.review_id)} title={listWords.newestOf(nameOf(row))}>
        {row.newest.said_at ? <DateTime iso={row.newest.said_at} /> : listWords.noDate}
      </Link>
    ),
  };
}
