import type { CardDetail, EvidenceCounts } from '@earshot/contracts/boards/board-cards';
import { Link } from 'react-router';
import { accountPath, itemPath, personPath } from '../../../lib/feedback-paths.ts';
import { formatCount } from '../../../lib/format.ts';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { firstChars } from '../../../ui/text/truncate.ts';
import { drawerWords as words, formatEuros } from '../boards.words.ts';
import styles from './card-drawer.module.css';

const quoteMaxChars = 280;

/** Who said it, when, and in what words. */
export function CardSaid({ detail: { counts, weeks, quotes } }: { detail: CardDetail }) {
  if (!counts || counts.items === 0) return <p className={styles.hint}>{words.noQuotes}</p>;
  const items = weeks.map((week) => week.items);
  return (
    <div className="col g4">
      <Counts counts={counts} />
      {items.some((count) => count > 0) && (
        <div className={styles.weeks}>
          <Sparkline values={items} label={words.weeksShown(items)} />
          <span className="xs mut">{words.weeksShown(items)}</span>
        </div>
      )}
      <ul className={styles.quotes}>
        {quotes.map(({ review_id: id, text, said_at: at, author, account }) => (
          <li key={id}>
            <p className={styles.who}>
              <Avatar seed={author ? `author ${author.id}` : `item ${id}`} size={22} />
              {author ? (
                <Link to={personPath(author.id)}>
                  <bdi>{author.name ?? words.unnamed}</bdi>
                </Link>
              ) : (
                <span>{words.unnamed}</span>
              )}
              {account && (
                <Link className="mut" to={accountPath(account.id)}>
                  <bdi>{account.name}</bdi>
                </Link>
              )}
              {at !== null && (
                <span className="mut">
                  <DateTime iso={at} />
                </span>
              )}
            </p>
            <blockquote className={styles.quote}>“{shortened(text)}”</blockquote>
            <Link className="sm" to={itemPath(id)}>
              {words.original}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function shortened(text: string): string {
  const { text: start, cut } = firstChars(text, quoteMaxChars);
  return cut ? `${start}…` : start;
}

function Counts({ counts: { items, people, accounts, revenue } }: { counts: EvidenceCounts }) {
  const facts: [string, string][] = [
    [words.counts.items, formatCount(items)],
    [words.counts.people, formatCount(people)],
    [words.counts.accounts, formatCount(accounts)],
    [words.counts.revenue, revenue === null ? words.revenueUnknown : formatEuros(revenue)],
  ];
  return (
    <div>
      <dl className={styles.counts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="xs mut">{words.once}</p>
    </div>
  );
}
